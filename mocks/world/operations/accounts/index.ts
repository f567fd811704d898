import { changeAccountByService, fundAccount, setAccountLimits } from './accounts';

/** The steps of accounts that the service takes by itself. */
export const accountOperations = { changeAccountByService, fundAccount, setAccountLimits };
