/**
 * The fields of a pair of api-key and api-secret that the rules need. Times are milliseconds by the service's clock.
 */
export interface KeyPair {
  id: string;
  status: 'ACTIVE' | 'REVOKED';
  /** The time from which a pair that was announced signs; null for one that does so since it was made. */
  signsFrom: number | null;
  /** The time when a pair that is being rotated out stops being used; null while it is not. */
  expiresAt: number | null;
}

/** The state of a pair. Each but GONE verifies. */
export type PairState = 'ACTIVE' | 'RETIRING' | 'UPCOMING' | 'GONE';

/**
 * Returns the state of a pair: it signs, it only verifies any more, it only verifies as yet, or it does neither. One
 * that is rotated out before it signs stays UPCOMING until then: its successor may sign later.
 */
export function pairState({ status, signsFrom, expiresAt }: KeyPair, now: number): PairState {
  if (status === 'REVOKED' || (expiresAt !== null && now >= expiresAt)) return 'GONE';
  if (signsFrom !== null && now < signsFrom) return 'UPCOMING';
  return expiresAt === null ? 'ACTIVE' : 'RETIRING';
}

/** The pairs that verify at present. @param pairs the newest first */
export function verifyingPairs<P extends KeyPair>(pairs: readonly P[], now: number): P[] {
  return pairs.filter((pair) => pairState(pair, now) !== 'GONE');
}

/**
 * The states of which the newest pair signs, in their order. A pair that retires comes before one that nobody may have
 * deployed yet.
 */
const SIGNING: readonly PairState[] = ['ACTIVE', 'RETIRING', 'UPCOMING'];

/** The pair that signs. Null when the client has none left. @param pairs the newest first */
export function signingPair<P extends KeyPair>(pairs: readonly P[], now: number): P | null {
  for (const state of SIGNING) {
    const newest = pairs.find((pair) => pairState(pair, now) === state);
    if (newest !== undefined) return newest;
  }
  return null;
}

/**
 * Returns the time from which a new pair signs; null if it does so at once, without a lead or because no other pair
 * could sign meanwhile.
 * @param lead in milliseconds
 */
export function signsAfter(pairs: readonly KeyPair[], lead: number, now: number): number | null {
  return lead === 0 || signingPair(pairs, now) === null ? null : now + lead;
}

/** Decides whether a pair is the last one without an end, so that its end would leave the client with none. */
export function isLastPair(pairs: readonly KeyPair[], pair: KeyPair, now: number): boolean {
  return !verifyingPairs(pairs, now).some(({ id, expiresAt }) => id !== pair.id && expiresAt === null);
}

/**
 * Returns the upcoming pair that has to sign at once when another one ends; null while one is left that signs already.
 * @param pairs the newest first
 */
export function advancedPair<P extends KeyPair>(pairs: readonly P[], ended: KeyPair, now: number): P | null {
  const left = pairs.filter(({ id }) => id !== ended.id);
  const next = signingPair(left, now);
  return next !== null && pairState(next, now) === 'UPCOMING' ? next : null;
}
