import { createDestination, deleteDestination, listDestinations } from './destinations';
import { receiveTransfer } from './receive-transfer';
import { failTransfer, settleTransfer } from './transfer-steps';

/** What happens at the bank networks and at other banks. */
export const bankOperations = {
  receiveTransfer,
  settleTransfer,
  failTransfer,
  createDestination,
  listDestinations,
  deleteDestination,
};
