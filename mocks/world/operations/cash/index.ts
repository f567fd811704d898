import { cancelCashInIntentByProvider, payCashInIntent } from './cash-in-steps';
import { receiveCash } from './receive-cash';
import { withdrawCash } from './withdraw-cash';

/** The steps of the cash networks. */
export const cashOperations = { payCashInIntent, cancelCashInIntentByProvider, withdrawCash, receiveCash };
