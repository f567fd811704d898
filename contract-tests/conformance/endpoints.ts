/** The endpoints of a client, by the names they have in reports and options. */
export const ENDPOINTS = {
  authorizations: { operationId: 'authorizeCardTransaction', kind: 'authorization', examples: '' },
  'adjustments/credit': { operationId: 'adjustCardTransaction', kind: 'adjustment', examples: 'credit_' },
  'adjustments/debit': { operationId: 'adjustCardTransaction', kind: 'adjustment', examples: 'debit_' },
  activities: { operationId: 'notifyActivity', kind: 'notification', examples: '' },
  'shipping-updates': { operationId: 'notifyShipmentUpdate', kind: 'notification', examples: '' },
  'identity-sessions': { operationId: 'notifyIdentitySessionCompleted', kind: 'notification', examples: '' },
} as const satisfies Record<string, EndpointRule>;

interface EndpointRule {
  operationId: string;
  /** Authorizations and adjustments are signed in both directions and remember keys; notifications end with any 2xx. */
  kind: 'authorization' | 'adjustment' | 'notification';
  /** The beginning of the names of this endpoint's example bodies in the contract. */
  examples: string;
}

export type EndpointName = keyof typeof ENDPOINTS;

/** Credits are before debits, so that there is money to debit. */
export const ENDPOINT_NAMES = Object.keys(ENDPOINTS) as EndpointName[];

/** The groups that a client chooses an address for. */
export const GROUPS = {
  transactions: ['authorizations', 'adjustments/credit', 'adjustments/debit'],
  activities: ['activities'],
  'shipping-updates': ['shipping-updates'],
  'identity-sessions': ['identity-sessions'],
} as const satisfies Record<string, readonly EndpointName[]>;

export type Group = keyof typeof GROUPS;

const DEFAULT_PATHS: Readonly<Record<Group, string>> = {
  transactions: '',
  activities: '/activities',
  'shipping-updates': '/shipping/updates',
  'identity-sessions': '/identity/v1/sessions/completed',
};

/** The part of an address that the contract fixes where the client chooses the rest. */
const FIXED: Partial<Record<Group, { test: (path: string) => boolean; words: string }>> = {
  'shipping-updates': { test: (path) => path.endsWith('/shipping/updates'), words: 'ends in /shipping/updates' },
  'identity-sessions': { test: (path) => path.includes('/identity/v1/'), words: 'is under /identity/v1/' },
};

export type Addresses = Partial<Record<EndpointName, string>>;

/**
 * Returns the address of each endpoint. The paths of the contract are appended to `transactions`.
 * @param chosen addresses of groups, whole or relative to the base
 * @param without groups that the client does not host; they are not tested
 * @throws Error with a text, for an address that is invalid or that the contract does not allow
 */
export function addressesOf(
  base: string,
  chosen: Partial<Record<Group, string>>,
  without: readonly Group[],
): Addresses {
  const addresses: Addresses = {};
  for (const group of Object.keys(GROUPS) as Group[]) {
    if (without.includes(group)) continue;
    const url = addressOf(base, chosen[group] ?? DEFAULT_PATHS[group], group);
    for (const name of GROUPS[group]) addresses[name] = group === 'transactions' ? `${url}/transactions/${name}` : url;
  }
  return addresses;
}

function addressOf(base: string, address: string, group: Group): string {
  const whole = /^https?:/.test(address) ? address : base.replace(/\/+$/, '') + address;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Error(`${group}: ${whole} is not an address`);
  const fixed = FIXED[group];
  if (fixed && !fixed.test(url.pathname))
    throw new Error(`${group}: ${whole} does not fit, for the address ${fixed.words}`);
  return group === 'transactions' ? whole.replace(/\/+$/, '') : whole;
}
