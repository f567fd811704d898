import { read } from '../../platform/http/operation';
import { accountInCountry } from '../account';
import { presentPixKey } from '../present';
import { IN_PATH } from '../rules/account-rules';
import { listPixKeys as findKeys } from '../store/pix';

export const listPixKeys = read<'listPixKeys'>(async (call, db) => {
  const wanted = { clientId: call.client.id, accountId: call.path.account_id, country: 'BRA', place: IN_PATH } as const;
  const account = await accountInCountry(db, wanted);
  return { status: 200, body: { data: (await findKeys(db, account)).map(presentPixKey) } };
});
