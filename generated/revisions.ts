// Written by `npm run codegen` from spec/. Do not edit: change the contract and run it again.
import { nearest } from '../cli/nearest';

/** The things that can differ between revisions of the contract. */
export type Axis =
  | 'token-path'
  | 'token-reissue'
  | 'token-revoke'
  | 'user-nationality'
  | 'card-reasons'
  | 'account-create'
  | 'installments'
  | 'settlement-currency'
  | 'settlement-status-detail'
  | 'arg-cash-path'
  | 'bra-cash-country'
  | 'cash-in-list-meta'
  | 'affinity-group-path'
  | 'shipping-create-path'
  | 'secure-page-path'
  | 'signature-order'
  | 'receiver-tax-field';
export const AXES: readonly Axis[] = [
  'token-path',
  'token-reissue',
  'token-revoke',
  'user-nationality',
  'card-reasons',
  'account-create',
  'installments',
  'settlement-currency',
  'settlement-status-detail',
  'arg-cash-path',
  'bra-cash-country',
  'cash-in-list-meta',
  'affinity-group-path',
  'shipping-create-path',
  'secure-page-path',
  'signature-order',
  'receiver-tax-field',
];

/** The values of each axis; the first is the current one. */
export const AXIS_VALUES = {
  'token-path': ['oauth', 'oauth-v1'],
  'token-reissue': ['until-expiry', 'every-request'],
  'token-revoke': ['present', 'absent'],
  'user-nationality': ['present', 'absent'],
  'card-reasons': ['full', 'without-fraudulent', 'without-provider-internal'],
  'account-create': ['owner-typed', 'user-only'],
  installments: ['with-current', 'without-current'],
  'settlement-currency': ['newer', 'older'],
  'settlement-status-detail': ['full', 'reduced'],
  'arg-cash-path': ['cashout', 'cashin'],
  'bra-cash-country': ['required', 'absent'],
  'cash-in-list-meta': ['present', 'absent'],
  'affinity-group-path': ['cards', 'config'],
  'shipping-create-path': ['shipping', 'shipments'],
  'secure-page-path': ['secure-data', 'v1'],
  'signature-order': ['timestamp-endpoint-body', 'body-timestamp-endpoint'],
  'receiver-tax-field': ['snake', 'camel'],
} as const;

/** A value for every axis. */
export type Revision = { readonly [A in Axis]: (typeof AXIS_VALUES)[A][number] };

/** Axes that change the same operations: every combination of their values is tested. */
export const COMBINATIONS: readonly (readonly Axis[])[] = [
  ['token-path', 'token-reissue', 'token-revoke'],
  ['arg-cash-path', 'bra-cash-country', 'cash-in-list-meta'],
  ['shipping-create-path', 'receiver-tax-field'],
];

const current: Revision = {
  'token-path': 'oauth',
  'token-reissue': 'until-expiry',
  'token-revoke': 'present',
  'user-nationality': 'present',
  'card-reasons': 'full',
  'account-create': 'owner-typed',
  installments: 'with-current',
  'settlement-currency': 'newer',
  'settlement-status-detail': 'full',
  'arg-cash-path': 'cashout',
  'bra-cash-country': 'required',
  'cash-in-list-meta': 'present',
  'affinity-group-path': 'cards',
  'shipping-create-path': 'shipping',
  'secure-page-path': 'secure-data',
  'signature-order': 'timestamp-endpoint-body',
  'receiver-tax-field': 'snake',
};

/** The revisions that have a name. */
export const REVISIONS = {
  current,
  earliest: {
    ...current,
    'token-path': 'oauth-v1',
    'token-reissue': 'every-request',
    'token-revoke': 'absent',
    'user-nationality': 'absent',
    'card-reasons': 'without-provider-internal',
    'account-create': 'user-only',
    installments: 'without-current',
    'settlement-currency': 'older',
    'settlement-status-detail': 'reduced',
    'arg-cash-path': 'cashin',
    'bra-cash-country': 'absent',
    'cash-in-list-meta': 'absent',
    'affinity-group-path': 'config',
    'shipping-create-path': 'shipments',
    'secure-page-path': 'v1',
    'signature-order': 'body-timestamp-endpoint',
    'receiver-tax-field': 'camel',
  },
  'token-path=oauth-v1': { ...current, 'token-path': 'oauth-v1' },
  'token-reissue=every-request': { ...current, 'token-reissue': 'every-request' },
  'token-revoke=absent': { ...current, 'token-revoke': 'absent' },
  'user-nationality=absent': { ...current, 'user-nationality': 'absent' },
  'card-reasons=without-fraudulent': { ...current, 'card-reasons': 'without-fraudulent' },
  'card-reasons=without-provider-internal': { ...current, 'card-reasons': 'without-provider-internal' },
  'account-create=user-only': { ...current, 'account-create': 'user-only' },
  'installments=without-current': { ...current, installments: 'without-current' },
  'settlement-currency=older': { ...current, 'settlement-currency': 'older' },
  'settlement-status-detail=reduced': { ...current, 'settlement-status-detail': 'reduced' },
  'arg-cash-path=cashin': { ...current, 'arg-cash-path': 'cashin' },
  'bra-cash-country=absent': { ...current, 'bra-cash-country': 'absent' },
  'cash-in-list-meta=absent': { ...current, 'cash-in-list-meta': 'absent' },
  'affinity-group-path=config': { ...current, 'affinity-group-path': 'config' },
  'shipping-create-path=shipments': { ...current, 'shipping-create-path': 'shipments' },
  'secure-page-path=v1': { ...current, 'secure-page-path': 'v1' },
  'signature-order=body-timestamp-endpoint': { ...current, 'signature-order': 'body-timestamp-endpoint' },
  'receiver-tax-field=camel': { ...current, 'receiver-tax-field': 'camel' },
} as const satisfies Record<string, Revision>;
export type RevisionName = keyof typeof REVISIONS;

/** Completes a partial choice with the current values. */
export const revisionOf = (values: Partial<Revision> = {}): Revision => ({ ...REVISIONS.current, ...values });

/** Returns the difference between a revision and the current one, as `axis=value,axis=value`; '' for none. */
export const variantOf = (revision: Revision, among: readonly Axis[] = AXES): string =>
  among
    .filter((axis) => revision[axis] !== REVISIONS.current[axis])
    .map((axis) => `${axis}=${revision[axis]}`)
    .join();

const NAMES = ['current', 'earliest'];
const FORMS = 'current, earliest, or axis=value pairs separated by commas';

/**
 * Reads the name of a revision: `current`, `earliest`, or `axis=value,axis=value` for any combination.
 * @throws Error that names the unknown revision, axis or value, and the closest known one
 */
export function parseRevision(text: string): Revision {
  if (Object.hasOwn(REVISIONS, text)) return REVISIONS[text as RevisionName];
  const values: Record<string, string> = {};
  for (const part of text.split(',')) {
    const [axis = '', value] = part.split('=').map((word) => word.trim());
    const known: readonly string[] | null = Object.hasOwn(AXIS_VALUES, axis) ? AXIS_VALUES[axis as Axis] : null;
    if (NAMES.includes(axis)) throw new Error(`the revision ${axis} stands alone, without others or values of axes`);
    if (known === null && value === undefined) throw unknown(`there is no revision ${axis}`, axis, NAMES, FORMS);
    if (known === null) throw unknown(`there is no axis ${axis}`, axis, AXES);
    if (!known.includes(value ?? '')) throw unknown(`the axis ${axis} has no value '${value ?? ''}'`, value ?? '', known);
    values[axis] = value as string;
  }
  return revisionOf(values as Partial<Revision>);
}

/**
 * Reads a newly chosen name, in which no axis may occur twice, because one of the two values would be ignored. Existing
 * names are read by `parseRevision`, which uses the last value.
 * @throws Error as `parseRevision`, and for an axis or an equals sign too many
 */
export function chosenRevision(text: string): Revision {
  const revision = parseRevision(text);
  const parts = text.split(',').map((part) => part.split('=').map((word) => word.trim()));
  const odd = parts.find(({ length }) => length > 2);
  if (odd !== undefined) throw new Error(`the axis ${odd[0]} has no value '${odd.slice(1).join('=')}'`);
  const axes = parts.map(([axis]) => axis);
  const twice = axes.find((axis, at) => axes.indexOf(axis) < at);
  if (twice !== undefined) throw new Error(`the axis ${twice} stands twice: one value counts`);
  return revision;
}

function unknown(problem: string, given: string, known: readonly string[], all = known.join(', ')): Error {
  const meant = nearest(given, known);
  return new Error(meant === null ? `${problem}: ${all}` : `${problem}; did you mean ${meant}?`);
}

/** When a value of an axis ends: days in UTC, `yyyy-mm-dd`, and a page that says what to do. */
export interface End {
  readonly deprecated: string;
  readonly sunset: string;
  readonly link: string;
}

/** The values that end, by `axis=value`. */
export const ENDS: Readonly<Record<string, End>> = {};

/** The changes of a revision in behaviour rather than in shape. Handlers see this and never a revision. */
export interface RevisionPolicy {
  /** The answer to a token request while an earlier token is still valid. */
  readonly tokenReissue: 'until-expiry' | 'every-request';
  /** The reasons that explain the status of a card. */
  readonly cardReasons: 'full' | 'without-fraudulent' | 'without-provider-internal';
  /** The currencies of the settlement files. */
  readonly settlementCurrency: 'newer' | 'older';
  /** The order of the bytes that are signed, on calls to the client and on its replies. */
  readonly signatureOrder: 'timestamp-endpoint-body' | 'body-timestamp-endpoint';
}

/** The behaviour of a revision. */
export const policyOf = (revision: Revision): RevisionPolicy => ({
  tokenReissue: revision['token-reissue'],
  cardReasons: revision['card-reasons'],
  settlementCurrency: revision['settlement-currency'],
  signatureOrder: revision['signature-order'],
});

/**
 * Operations without an address of their own, by `axis=value` and the operation whose address they share, each with
 * the body field that identifies it.
 */
export const SHARED_ADDRESSES = { 'arg-cash-path=cashin': { createCashInIntent: { createCashOutIntent: 'network_name' } } } as const;
