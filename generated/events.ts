// Written by `npm run codegen` from spec/. Do not edit: change the contract and run it again.
import { LRUCache } from 'lru-cache';
import type { Check } from './operations';
import { AXES, type Axis, type Revision, variantOf } from './revisions';
import type { components } from './types/events';

const checks = require('./validators/asyncapi.cjs') as Record<string, Check>;

export type SendName =
  | 'authorizeCardTransaction'
  | 'adjustCardTransaction'
  | 'notifyShipmentUpdate'
  | 'notifyActivity'
  | 'notifyIdentitySessionCompleted';
export type MessageName =
  | 'activityCreated'
  | 'activityUpdated'
  | 'callRefused'
  | 'cardAdjustment'
  | 'cardAdjustmentApplied'
  | 'cardAdjustmentInTransit'
  | 'cardAuthorization'
  | 'cardAuthorizationDecided'
  | 'cardAuthorizationInTransit'
  | 'identitySessionCompleted'
  | 'shipmentUpdated';

/** The bodies of the messages in the current revision. */
export interface Payloads {
  activityCreated: components['schemas']['ActivityNotification'];
  activityUpdated: components['schemas']['ActivityNotification'];
  callRefused: components['schemas']['ClientRefusal'];
  cardAdjustment: components['schemas']['CardAdjustment'];
  cardAdjustmentApplied: undefined;
  cardAdjustmentInTransit: undefined;
  cardAuthorization: components['schemas']['CardAuthorization'];
  cardAuthorizationDecided: components['schemas']['AuthorizationReply'];
  cardAuthorizationInTransit: components['schemas']['AuthorizationReply'];
  identitySessionCompleted: components['schemas']['IdentitySessionCompleted'];
  shipmentUpdated: components['schemas']['ShipmentUpdate'];
}

export interface MessageRule {
  name: MessageName;
  /** The event's type as its body has it, such as ACTIVITY_CREATED; null where the contract names none. */
  type: string | null;
  title: string;
  /** HTTP status of an answer; null for what the service sends, and where several statuses stand for one answer. */
  status: number | null;
  /** Null for an empty body. Messages of the service have no other content; answers of the client may. */
  payload: Check | null;
  /** Over an object of headers with names in lower case; others may be among them. */
  headers: Check | null;
}
export interface SendRule {
  name: SendName;
  title: string;
  /** A callback waits for an answer, an event only for a 2xx status. */
  kind: 'callback' | 'event';
  /** The path at the client; `{…}` stands for a parameter. */
  address: string;
  messages: readonly MessageName[];
  /** The messages that can come back; none for an event. */
  replies: readonly MessageName[];
}

/** Everything that the service sends. */
export const sends: Readonly<Record<SendName, SendRule>> = {
  authorizeCardTransaction: {
    name: 'authorizeCardTransaction',
    title: 'Ask whether to allow a card transaction',
    kind: 'callback',
    address: '/transactions/authorizations',
    messages: ['cardAuthorization'],
    replies: ['cardAuthorizationDecided', 'cardAuthorizationInTransit', 'callRefused'],
  },
  adjustCardTransaction: {
    name: 'adjustCardTransaction',
    title: 'Take from or add to a user\'s balance',
    kind: 'callback',
    address: '/transactions/adjustments/{type}',
    messages: ['cardAdjustment'],
    replies: ['cardAdjustmentApplied', 'cardAdjustmentInTransit', 'callRefused'],
  },
  notifyShipmentUpdate: {
    name: 'notifyShipmentUpdate',
    title: 'Report that a shipment changed',
    kind: 'event',
    address: '/shipping/updates',
    messages: ['shipmentUpdated'],
    replies: [],
  },
  notifyActivity: {
    name: 'notifyActivity',
    title: 'Report a new or changed activity',
    kind: 'event',
    address: '/activities',
    messages: ['activityCreated', 'activityUpdated'],
    replies: [],
  },
  notifyIdentitySessionCompleted: {
    name: 'notifyIdentitySessionCompleted',
    title: 'Report the outcome of an identity session',
    kind: 'event',
    address: '/identity/v1/sessions/completed',
    messages: ['identitySessionCompleted'],
    replies: [],
  },
};

/** The messages in the current revision. */
export const messages: Readonly<Record<MessageName, MessageRule>> = {
  activityCreated: {
    name: 'activityCreated',
    type: 'ACTIVITY_CREATED',
    title: 'An activity exists',
    status: null,
    payload: checks.ActivityNotification_closed!,
    headers: checks.activityCreated_headers!,
  },
  activityUpdated: {
    name: 'activityUpdated',
    type: 'ACTIVITY_UPDATED',
    title: 'An activity changed',
    status: null,
    payload: checks.ActivityNotification_closed!,
    headers: checks.activityCreated_headers!,
  },
  callRefused: {
    name: 'callRefused',
    type: null,
    title: 'The client refuses the call',
    status: null,
    payload: checks.ClientRefusal!,
    headers: null,
  },
  cardAdjustment: {
    name: 'cardAdjustment',
    type: null,
    title: 'A balance must change',
    status: null,
    payload: checks.CardAdjustment_closed!,
    headers: checks.cardAdjustment_headers!,
  },
  cardAdjustmentApplied: {
    name: 'cardAdjustmentApplied',
    type: null,
    title: 'The adjustment is applied',
    status: 200,
    payload: null,
    headers: checks.cardAdjustmentApplied_headers!,
  },
  cardAdjustmentInTransit: {
    name: 'cardAdjustmentInTransit',
    type: null,
    title: 'The first call with this key is not applied yet',
    status: 425,
    payload: null,
    headers: null,
  },
  cardAuthorization: {
    name: 'cardAuthorization',
    type: null,
    title: 'A card is used',
    status: null,
    payload: checks.CardAuthorization_closed!,
    headers: checks.cardAdjustment_headers!,
  },
  cardAuthorizationDecided: {
    name: 'cardAuthorizationDecided',
    type: null,
    title: 'The client\'s decision',
    status: 200,
    payload: checks.AuthorizationReply!,
    headers: checks.cardAdjustmentApplied_headers!,
  },
  cardAuthorizationInTransit: {
    name: 'cardAuthorizationInTransit',
    type: null,
    title: 'The first call with this key is not decided yet',
    status: 425,
    payload: checks.AuthorizationReply!,
    headers: null,
  },
  identitySessionCompleted: {
    name: 'identitySessionCompleted',
    type: 'identity-session-completed',
    title: 'An identity session has an outcome',
    status: null,
    payload: checks.IdentitySessionCompleted_closed!,
    headers: checks.activityCreated_headers!,
  },
  shipmentUpdated: {
    name: 'shipmentUpdated',
    type: null,
    title: 'A shipment changed',
    status: null,
    payload: checks.ShipmentUpdate_closed!,
    headers: checks.activityCreated_headers!,
  },
};

const variants: { [M in MessageName]?: { axes: readonly Axis[]; rules: Record<string, MessageRule> } } = {
  cardAdjustment: {
    axes: ['installments'],
    rules: {
      'installments=without-current': {
        name: 'cardAdjustment',
        type: null,
        title: 'A balance must change',
        status: null,
        payload: checks.CardAdjustment_closed_2!,
        headers: checks.cardAdjustment_headers!,
      },
    },
  },
  cardAuthorization: {
    axes: ['installments'],
    rules: {
      'installments=without-current': {
        name: 'cardAuthorization',
        type: null,
        title: 'A card is used',
        status: null,
        payload: checks.CardAuthorization_closed_2!,
        headers: checks.cardAdjustment_headers!,
      },
    },
  },
};

/** Any client may choose any combination of values: the revisions that were used last are kept. */
const cached = new LRUCache<string, Readonly<Record<MessageName, MessageRule>>>({ max: 100 });

/** The messages of a revision. Any combination of values works. */
export function messagesFor(revision: Revision): Readonly<Record<MessageName, MessageRule>> {
  const key = AXES.map((axis) => revision[axis]).join();
  const known = cached.get(key);
  if (known) return known;
  const entries = Object.entries(messages).map(([name, rule]) => {
    const entry = variants[name as MessageName];
    return [name, (entry && entry.rules[variantOf(revision, entry.axes)]) ?? rule];
  });
  const rules = Object.fromEntries(entries) as Record<MessageName, MessageRule>;
  cached.set(key, rules);
  return rules;
}
