/**
 * The fields of a pair of api-key and api-secret that the rules need. Times are milliseconds by the service's clock.
 */
export interface KeyPair {
  id: string;
  status: 'ACTIVE' | 'REVOKED';
  /** The time when a pair that is being rotated out stops being used; null while it is not. */
  expiresAt: number | null;
}

/** Returns the state of a pair: it signs, it only verifies any more, or it does neither. */
export function pairState(pair: KeyPair, now: number): 'ACTIVE' | 'RETIRING' | 'GONE' {
  if (pair.status === 'REVOKED') return 'GONE';
  if (pair.expiresAt === null) return 'ACTIVE';
  return now < pair.expiresAt ? 'RETIRING' : 'GONE';
}

/** The pairs that verify at present. @param pairs the newest first */
export function verifyingPairs<P extends KeyPair>(pairs: readonly P[], now: number): P[] {
  return pairs.filter((pair) => pairState(pair, now) !== 'GONE');
}

/** The pair that signs: the newest active one. Null when the client has none left. @param pairs the newest first */
export function signingPair<P extends KeyPair>(pairs: readonly P[], now: number): P | null {
  return pairs.find((pair) => pairState(pair, now) === 'ACTIVE') ?? verifyingPairs(pairs, now)[0] ?? null;
}
