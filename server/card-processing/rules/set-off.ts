/** A transaction that goes the other way than the one that it follows, by what it says and what its account's ledger has of it. */
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
}

/** A transaction, and what has gone the other way since. Amounts are minor units of the account's currency. */
export interface Followed {
  localAmount: bigint;
  /** The amount that the ledger has of it, and what it counts against that; null where it has nothing of it. */
  posted: { amount: bigint; returned: bigint } | null;
  /** The amount that the ledger counts against what was added to it, as by a tip. */
  returnedOfAdded: bigint;
  followers: readonly Follower[];
}

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

/**
 * Returns the part of an amount that goes the other way than a transaction which its account still has to get, or to give: the client may
 * have given back some of it by itself, and what the account never got is not taken back from it.
 */
export function leftToPost(amount: bigint, { localAmount, posted, returnedOfAdded, followers }: Followed): bigint {
  const counted = followers.flatMap(({ posted: own }) => (own?.tied ? [own.amount - own.returned] : []));
  const byClient = (posted?.returned ?? 0n) - sumOf(counted) + returnedOfAdded;
  const neverPosted = localAmount - (posted?.amount ?? 0n);
  const setOff = sumOf(followers.map((one) => one.localAmount - (one.posted?.amount ?? 0n)));
  const open = byClient + neverPosted - setOff;
  if (open <= 0n) return amount;
  return open < amount ? amount - open : 0n;
}
