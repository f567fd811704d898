import { type Follower, leftToPost } from './set-off';

/** A use of 100 of which so much went the other way in the ledger, and what the network took back of it before. */
const use = (returned: bigint, ...followers: Follower[]) => ({
  localAmount: 100n,
  posted: { amount: 100n, returned },
  returnedOfAdded: 0n,
  followers,
});
const tied = (localAmount: bigint, amount = localAmount, returned = 0n): Follower => ({
  localAmount,
  posted: { amount, returned, tied: true },
  notPostedSince: 0n,
});
const alone = (localAmount: bigint): Follower => ({
  localAmount,
  posted: { amount: localAmount, returned: 0n, tied: false },
  notPostedSince: 0n,
});
const takenByClient = (amount: bigint): Follower => ({
  localAmount: amount,
  posted: { amount, returned: amount, tied: true },
  notPostedSince: -amount,
});
const notPosted = (localAmount: bigint, notPostedSince = 0n): Follower => ({
  localAmount,
  posted: null,
  notPostedSince,
});

describe('what an account still has to get of what comes back', () => {
  it.each([
    ['all, where nobody gave any back', use(0n), 100n],
    ['all, where the network gave some back', use(30n, tied(30n)), 100n],
    ['all, where the network gave back more than there was', use(0n, alone(150n)), 100n],
    ['all, where what the network gave back was taken again', use(0n, tied(30n, 30n, 30n)), 100n],
    ['all and no more, where more is set off than the client gave back', use(50n, notPosted(100n)), 100n],
    ['nothing, where the client gave back all', use(100n), 0n],
    ['all but a cent, where the client gave that back', use(1n), 99n],
    ['the rest, where the network took again what it gave back', use(50n, tied(30n, 30n, 30n)), 50n],
    ['the rest, where the client gave back some', use(30n), 70n],
    ['the rest of what the client gave back beside the network', use(70n, tied(40n)), 70n],
    ['all, where that is set off already', use(100n, notPosted(100n)), 100n],
    ['the rest, where a part of it is set off already', use(60n, notPosted(40n)), 80n],
    ['nothing, where what was set off was taken back since', use(100n, notPosted(100n, -100n)), 0n],
    [
      'all, where the client took back what the network gave, before the network did',
      use(0n, takenByClient(30n)),
      100n,
    ],
    ['the rest, where a part of what was set off was taken back since', use(60n, notPosted(40n, -30n)), 50n],
  ])('is %s', (_, followed, left) => {
    expect(leftToPost(100n, followed)).toBe(left);
  });

  it('is nothing of a part, where the client gave back more', () => {
    expect(leftToPost(30n, use(40n))).toBe(0n);
  });

  it('is none of a tip that the client gave back, once', () => {
    const withTip = { ...use(0n), returnedOfAdded: 20n };
    expect(leftToPost(120n, withTip)).toBe(100n);
    expect(leftToPost(60n, { ...withTip, followers: [tied(60n, 40n)] })).toBe(60n);
  });

  it('is nothing of what it never got', () => {
    const some = { ...use(0n), localAmount: 60n };
    expect(leftToPost(60n, { ...some, posted: null })).toBe(0n);
    expect(leftToPost(60n, { ...some, posted: { amount: 40n, returned: 0n } })).toBe(40n);
    expect(leftToPost(60n, { ...some, posted: null, followers: [notPosted(60n)] })).toBe(60n);
  });
});
