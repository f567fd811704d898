import type { ClientCall } from '../../../server/events/client-calls';
import type { Breakage, Mutant } from '../mutant';

type Payload = Record<string, Record<string, unknown>>;

/** Changes what is sent to an address of a client, before it is signed. */
const sent = (address: string, change: (call: ClientCall) => ClientCall): Breakage => ({
  calls: (send) => (call) => send(call.url.endsWith(address) ? change(call) : call),
});

const payload = (address: string, change: (body: Payload) => void): Breakage =>
  sent(address, (call) => {
    const body = JSON.parse(call.body);
    change(body);
    return { ...call, body: JSON.stringify(body) };
  });

const ACTIVITIES = 'events about activities';
const SHIPMENTS = 'events about shipments';
const IDENTITY = 'events about identity sessions';
const CARDS = 'card authorizations and adjustments';

/** Calls to the client that violate the contract. */
export const CALLS: readonly Mutant[] = [
  {
    name: 'an event that lacks a field',
    journeys: [ACTIVITIES],
    break: payload('/activities', ({ activity }) => {
      delete activity?.total_amount;
    }),
    caught: /events about activities: activityCreated: body\/activity must have required property 'total_amount'/,
  },
  {
    name: 'an event with a wrong value',
    journeys: [IDENTITY],
    break: payload('/completed', ({ session }) => {
      if (session) session.status = 'DONE';
    }),
    caught: /events about identity sessions: identitySessionCompleted: body\/session\/status must be equal to one of/,
  },
  {
    name: 'an event that is never sent',
    journeys: [SHIPMENTS],
    break: {
      calls: (send) => async (call) =>
        call.url.endsWith('/shipping/updates') ? { status: 200, headers: {}, body: Buffer.alloc(0) } : send(call),
    },
    caught: /events about shipments: both steps of a shipment was never sent/,
  },
  {
    name: 'an event to a wrong address',
    journeys: [SHIPMENTS],
    break: sent('/shipping/updates', (call) => ({ ...call, url: call.url.replace('/updates', '/update') })),
    caught: /events about shipments: nothing is sent to \/shipping\/update$/,
  },
  {
    name: 'signed bytes in another order',
    journeys: [IDENTITY],
    break: sent('/completed', (call) => ({
      ...call,
      order: call.order === 'body-timestamp-endpoint' ? 'timestamp-endpoint-body' : 'body-timestamp-endpoint',
    })),
    caught: /events about identity sessions: identitySessionCompleted: .*signature/i,
  },
  {
    name: 'a callback without its idempotency key',
    journeys: [CARDS],
    break: sent('/debit', (call) => ({ ...call, form: { kind: 'event' } })),
    caught:
      /card authorizations and adjustments: cardAdjustment: header must have required property 'x-idempotency-key'/,
  },
  {
    name: 'a callback with an amount as text',
    journeys: [CARDS],
    break: payload('/transactions/authorizations', ({ amount }) => {
      const local = amount?.local as Record<string, unknown>;
      local.total = String(local.total);
    }),
    caught: /card authorizations and adjustments: cardAuthorization: body\/amount\/local\/total must be number/,
  },
];
