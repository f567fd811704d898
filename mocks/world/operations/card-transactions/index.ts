import { authorizeAtNetwork, forceAtNetwork, retransmitAtNetwork } from './messages';
import { clearAtNetwork, expireAtNetwork, refundAtNetwork, reverseAtNetwork } from './network-steps';
import { getCardTransaction, searchCardTransactions } from './reads';

/** What the card network asks and tells. */
export const cardTransactionOperations = {
  authorizeAtNetwork,
  forceAtNetwork,
  retransmitAtNetwork,
  reverseAtNetwork,
  clearAtNetwork,
  refundAtNetwork,
  expireAtNetwork,
  getCardTransaction,
  searchCardTransactions,
};
