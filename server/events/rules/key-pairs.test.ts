import { pairState, signingPair, verifyingPairs } from './key-pairs';

const NOW = 1_000;
const pair = (id: string, expiresAt: number | null = null, status: 'ACTIVE' | 'REVOKED' = 'ACTIVE') => {
  return { id, status, expiresAt };
};
const ids = (pairs: { id: string }[]) => pairs.map(({ id }) => id);

it('the newest active pair signs', () => {
  expect(signingPair([pair('b'), pair('a')], NOW)?.id).toBe('b');
  expect(signingPair([pair('c', 5_000), pair('b'), pair('a')], NOW)?.id).toBe('b');
});

it('a pair that retires still verifies until its moment, and signs only when it is all there is', () => {
  expect(pairState(pair('a', NOW + 1), NOW)).toBe('RETIRING');
  expect(pairState(pair('a', NOW), NOW)).toBe('GONE');
  expect(ids(verifyingPairs([pair('b'), pair('a', NOW + 1)], NOW))).toEqual(['b', 'a']);
  expect(signingPair([pair('a', NOW + 1)], NOW)?.id).toBe('a');
});

it('a revoked pair does neither', () => {
  expect(verifyingPairs([pair('b', null, 'REVOKED'), pair('a', NOW)], NOW)).toEqual([]);
  expect(signingPair([pair('b', null, 'REVOKED')], NOW)).toBeNull();
});
