import type { Conclusion } from './call-outcome';
import type { CardTransaction, StatusDetail } from './transaction';

/** The limit that is approved in a client's stead, by currency of the card, in minor units; empty approves nothing. */
export type StandIn = ReadonlyMap<string, bigint>;

/** Details that say that the client could not be reached in time. */
const NOT_REACHED: ReadonlySet<StatusDetail> = new Set(['CLIENT_TIMEOUT', 'CLIENT_UNAVAILABLE']);

/**
 * Decides for a client that could not be reached in time: the debit of the user, including charges, is compared with
 * the agreed limit for its currency. A decision of the client or the processor does not change.
 */
export function stoodIn(
  conclusion: Conclusion,
  { localAmount, pricing }: Pick<CardTransaction, 'localAmount' | 'pricing'>,
  standIn: StandIn,
): Conclusion {
  if (!NOT_REACHED.has(conclusion.detail)) return conclusion;
  const limit = standIn.get(pricing.localCurrency);
  if (limit === undefined || localAmount > limit) return { ...conclusion, stoodIn: true };
  return { detail: 'APPROVED', mayBeApproved: false, stoodIn: true };
}
