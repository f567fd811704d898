import { IN_PATH } from '../../domain/bank/account-rules';
import { deletedKey } from '../../domain/bank/pix-key';
import { write } from '../../http/operation';
import { enqueueRemovePixKey } from '../../jobs/pix-directory';
import { lockPixKey, updatePixKey } from '../../store/pix';
import { accountInCountry } from './account';
import { presentPixKey } from './shape';

/** From the commit on the key receives nothing here; the directory is told after that. */
export const deletePixKey = write<'deletePixKey'>(async (call, tx) => {
  const { account_id: accountId, key } = call.path;
  const clientId = call.client.id;
  await accountInCountry(tx, { clientId, accountId, country: 'BRA', place: IN_PATH });
  const after = deletedKey(await lockPixKey(tx, { clientId, accountId }, key), call.now);
  await updatePixKey(tx, after);
  await enqueueRemovePixKey(tx, clientId, key, call.now);
  return { status: 200, body: { data: presentPixKey(after) } };
});
