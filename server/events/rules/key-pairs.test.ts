import {
  advancedPair,
  isLastPair,
  type KeyPair,
  type PairState,
  pairState,
  signingPair,
  signsAfter,
  verifyingPairs,
} from './key-pairs';

const NOW = 1_000;
/** A pair by its id, in a state that its letter names. */
const makers: Record<string, (id: string) => KeyPair> = {
  active: (id) => ({ id, status: 'ACTIVE', signsFrom: null, expiresAt: null }),
  announced: (id) => ({ id, status: 'ACTIVE', signsFrom: NOW, expiresAt: null }),
  upcoming: (id) => ({ id, status: 'ACTIVE', signsFrom: NOW + 1, expiresAt: null }),
  replaced: (id) => ({ id, status: 'ACTIVE', signsFrom: NOW + 1, expiresAt: NOW + 2 }),
  retiring: (id) => ({ id, status: 'ACTIVE', signsFrom: null, expiresAt: NOW + 1 }),
  ended: (id) => ({ id, status: 'ACTIVE', signsFrom: null, expiresAt: NOW }),
  revoked: (id) => ({ id, status: 'REVOKED', signsFrom: null, expiresAt: null }),
};
/** Pairs in these states, named for them. The newest first. */
const pairs = (names: string) =>
  names
    .split(' ')
    .filter(Boolean)
    .map((name) => (makers[name.split('-')[0] as string] as (id: string) => KeyPair)(name));
const pair = (name: string) => pairs(name)[0] as KeyPair;

it.each<[string, PairState]>([
  ['active', 'ACTIVE'],
  ['announced', 'ACTIVE'],
  ['upcoming', 'UPCOMING'],
  ['replaced', 'UPCOMING'],
  ['retiring', 'RETIRING'],
  ['ended', 'GONE'],
  ['revoked', 'GONE'],
])('a pair that is %s is %s', (name, state) => {
  expect(pairState(pair(name), NOW)).toBe(state);
  expect(verifyingPairs([pair(name)], NOW)).toHaveLength(state === 'GONE' ? 0 : 1);
});

it.each([
  ['active-new active-old', 'active-new'],
  ['retiring active', 'active'],
  ['announced retiring', 'announced'],
  ['upcoming active', 'active'],
  ['upcoming retiring-new retiring-old', 'retiring-new'],
  // A rotation with a lead during the lead of another one, and one without a lead.
  ['upcoming replaced retiring', 'retiring'],
  ['active replaced retiring', 'active'],
  ['upcoming-new upcoming-old', 'upcoming-new'],
  ['upcoming ended revoked', 'upcoming'],
  ['ended revoked', null],
  ['', null],
])('of %s, %s signs', (names, signs) => {
  expect(signingPair(pairs(names), NOW)?.id ?? null).toBe(signs);
});

it.each([
  ['upcoming retiring', 0, 'at the moment'],
  ['active', 0, 'at the moment'],
  ['active', 5, NOW + 5],
  ['retiring', 5, NOW + 5],
  ['ended', 5, 'at the moment'],
  ['', 5, 'at the moment'],
])('beside %s, a pair with a lead of %s signs from %s', (names, lead, from) => {
  expect(signsAfter(pairs(names), lead, NOW) ?? 'at the moment').toBe(from);
});

it.each([
  ['active retiring', 'active', true],
  ['active-new active-old', 'active-new', false],
  ['active retiring', 'retiring', false],
  ['upcoming retiring', 'retiring', false],
  ['upcoming retiring', 'upcoming', true],
  ['upcoming replaced retiring', 'upcoming', true],
  ['upcoming replaced retiring', 'replaced', false],
  ['upcoming active', 'active', false],
  ['active revoked ended', 'active', true],
])('of %s, %s can’t be spared: %s', (names, id, isLast) => {
  expect(isLastPair(pairs(names), pair(id), NOW)).toBe(isLast);
});

it.each([
  ['upcoming retiring', 'retiring', 'upcoming'],
  ['upcoming replaced retiring', 'retiring', 'upcoming'],
  ['upcoming retiring-new retiring-old', 'retiring-new', null],
  ['upcoming active retiring', 'active', null],
  ['active retiring', 'retiring', null],
  ['active', 'active', null],
])('of %s, when %s ends, %s has to sign at once', (names, ended, next) => {
  expect(advancedPair(pairs(names), pair(ended), NOW)?.id ?? null).toBe(next);
});
