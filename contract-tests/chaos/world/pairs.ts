/** The kinds of damage to the answers of a network: none of them follows the contract. */
export const KINDS = ['killed', 'lost', 'doubled', 'late', 'garbled'] as const;

type Kind = (typeof KINDS)[number];

/** Every network and provider, by the rail of its port. Those of cards only report. */
export const RAILS = [
  'bank-arg',
  'bank-bra',
  'cash',
  'embosser',
  'courier',
  'identity',
  'rates',
  'fraud',
  'card-fraud',
  'card',
] as const;

export type Rail = (typeof RAILS)[number];

/** A kind of failure, and the network whose answers it befalls. */
export interface Pair {
  kind: Kind;
  rail: Rail;
}

/** The pair of a round, counted from 0. So many rounds as there are pairs see each of them once. */
export function pairOf(round: number): Pair {
  const kind = KINDS[round % KINDS.length] as Kind;
  return { kind, rail: RAILS[(round + Math.floor(round / RAILS.length)) % RAILS.length] as Rail };
}

const BY_PATH: readonly (readonly [string, Rail])[] = [
  ['/bank/arg/', 'bank-arg'],
  ['/bank/bra/', 'bank-bra'],
  ['/cash/', 'cash'],
  ['/embosser/', 'embosser'],
  ['/courier/', 'courier'],
  ['/identity/', 'identity'],
  ['/rates/', 'rates'],
  ['/fraud/movements', 'fraud'],
  ['/fraud/card-uses', 'card-fraud'],
  ['/card/', 'card'],
];

/**
 * The rail of an address, of what the service asks as of what networks report; null for tokens and what else there is.
 */
export function railOf(path: string): Rail | null {
  const own = path.replace(/^\/edge\/v1/, '');
  return BY_PATH.find(([begin]) => own.startsWith(begin))?.[1] ?? null;
}
