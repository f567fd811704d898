import { write } from '../../platform/http/operation';
import { accountInCountry } from '../account';
import { enqueueRemovePixKey } from '../jobs/pix-directory';
import { presentPixKey } from '../present';
import { IN_PATH } from '../rules/account-rules';
import { deletedKey } from '../rules/pix-key';
import { lockPixKey, updatePixKey } from '../store/pix';

/**
 * From the commit on the key receives nothing here; the directory is notified after that. Letters in keys have no case.
 */
export const deletePixKey = write<'deletePixKey'>(async (call, tx) => {
  const { account_id: accountId } = call.path;
  const key = call.path.key.toLowerCase();
  const clientId = call.client.id;
  await accountInCountry(tx, { clientId, accountId, country: 'BRA', place: IN_PATH });
  const after = deletedKey(await lockPixKey(tx, { clientId, accountId }, key), call.now);
  await updatePixKey(tx, after);
  await enqueueRemovePixKey(tx, after, call.now);
  return { status: 200, body: { data: presentPixKey(after) } };
});
