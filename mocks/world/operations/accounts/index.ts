import { changeAccountByService, fundAccount, setAccountLimits } from './accounts';

/** Changes of accounts by the service itself. */
export const accountOperations = { changeAccountByService, fundAccount, setAccountLimits };
