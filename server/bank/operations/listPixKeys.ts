import { IN_PATH } from '../../domain/bank/account-rules';
import { read } from '../../http/operation';
import { listPixKeys as findKeys } from '../../store/pix';
import { accountInCountry } from './account';
import { presentPixKey } from './shape';

export const listPixKeys = read<'listPixKeys'>(async (call, db) => {
  const wanted = { clientId: call.client.id, accountId: call.path.account_id, country: 'BRA', place: IN_PATH } as const;
  const account = await accountInCountry(db, wanted);
  return { status: 200, body: { data: (await findKeys(db, account.id)).map(presentPixKey) } };
});
