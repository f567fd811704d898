import { createDestination, deleteDestination, listDestinations } from './destinations';
import { receiveTransfer } from './receive-transfer';
import { failTransfer, settleTransfer } from './transfer-steps';

/** The steps of bank networks and other banks. */
export const bankOperations = {
  receiveTransfer,
  settleTransfer,
  failTransfer,
  createDestination,
  listDestinations,
  deleteDestination,
};
