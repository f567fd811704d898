/**
 * A transaction with the opposite entry type of the one that it follows, with its own amount and the amount in its
 * account's ledger.
 */
export interface Follower {
  /** Minor units of the account's currency. */
  localAmount: bigint;
  /** Null where the ledger has nothing of it. */
  posted: {
    amount: bigint;
    /** The part that was taken back of it since. */
    returned: bigint;
    /** True where the ledger counts it against the transaction that it follows. */
    tied: boolean;
  } | null;
  /**
   * The part of what the network added to it since, less what it took back, that the ledger has nothing of. Less than
   * zero where more was taken back.
   */
  notPostedSince: bigint;
}

/**
 * A transaction, and later transactions with the opposite entry type. Amounts are minor units of the account's
 * currency.
 */
export interface Followed {
  localAmount: bigint;
  /**
   * Its amount in the ledger, and the amounts that the ledger counts against it; null if the ledger has nothing of it.
   */
  posted: { amount: bigint; returned: bigint } | null;
  /** The amount that the ledger counts against what was added to it, as by a tip. */
  returnedOfAdded: bigint;
  followers: readonly Follower[];
}

/**
 * The amount of a follower that its account never got, because the client had returned it, less what of that was taken
 * back since. What the client itself took of the follower is no part of it.
 */
function setOffBy({ localAmount, posted, notPostedSince }: Follower): bigint {
  const left = localAmount - (posted?.amount ?? 0n) + notPostedSince;
  return left > 0n ? left : 0n;
}

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

/**
 * Returns the part of a returned amount that the account must still be credited or debited: the client may already have
 * returned some of it, and an amount that the account never got is not debited.
 */
export function leftToPost(amount: bigint, { localAmount, posted, returnedOfAdded, followers }: Followed): bigint {
  const counted = followers.flatMap(({ posted: own }) => (own?.tied ? [own.amount - own.returned] : []));
  const byClient = (posted?.returned ?? 0n) - sumOf(counted) + returnedOfAdded;
  const neverPosted = localAmount - (posted?.amount ?? 0n);
  const setOff = sumOf(followers.map(setOffBy));
  const open = byClient + neverPosted - setOff;
  if (open <= 0n) return amount;
  return open < amount ? amount - open : 0n;
}
