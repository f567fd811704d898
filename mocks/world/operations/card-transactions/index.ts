import { authorizeAtNetwork, forceAtNetwork, retransmitAtNetwork } from './messages';
import { clearAtNetwork, expireAtNetwork, refundAtNetwork, reverseAtNetwork } from './network-steps';
import { getCardTransaction, searchCardTransactions } from './reads';

/** The messages of the card network. */
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
