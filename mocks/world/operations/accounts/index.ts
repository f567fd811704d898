import { changeAccountByService, fundAccount, setAccountLimits } from './accounts';

/** What the service does to accounts by itself. */
export const accountOperations = { changeAccountByService, fundAccount, setAccountLimits };
