import { askOrRefuse } from '../../networks/ask';
import type { WithPorts } from '../../networks/ports';
import { type Call, reserved } from '../../platform/http/operation';
import { BegunRequestMissing } from '../../platform/idempotency/reserved';
import type { Services } from '../../platform/services';
import type { Tx } from '../../platform/store/db';
import { lockedAccountInCountry } from '../account';
import { enqueueRegisterPixKey } from '../jobs/pix-directory';
import { pixKeyOf } from '../order-id';
import { presentPixKey } from '../present';
import { assertTakesCredits, IN_BODY } from '../rules/account-rules';
import { assertRoomForKey, newPixKey, type PixKey, registered } from '../rules/pix-key';
import { countPixKeys, insertPixKey, lockPixKey, updatePixKey } from '../store/pix';

/** The account is locked, so that two keys at once can't both take the last free place. */
async function begin(call: Call<'createPixKey'>, tx: Tx, key: string): Promise<PixKey> {
  const { client, now } = call;
  const accountId = call.body.account_id;
  const account = await lockedAccountInCountry(tx, { clientId: client.id, accountId, country: 'BRA', place: IN_BODY });
  assertTakesCredits(account, IN_BODY);
  assertRoomForKey(await countPixKeys(tx, account));
  const made = newPixKey({ key, clientId: client.id, accountId, now });
  await insertPixKey(tx, made);
  await enqueueRegisterPixKey(tx, made);
  return made;
}

async function found(call: Call<'createPixKey'>, tx: Tx, key: string): Promise<PixKey> {
  const owner = { clientId: call.client.id, accountId: call.body.account_id };
  const present = await lockPixKey(tx, owner, key);
  if (present === null) throw new BegunRequestMissing('a key');
  return present;
}

/**
 * A key exists once the directory has it: reserve, ask the directory, write down that it has it. A repeat does not
 * bring a key back that was deleted since.
 */
export const createPixKey = reserved('createPixKey', (call, services: Services & WithPorts) => ({
  newId: (_tx, request) => pixKeyOf(services.vault, request && { request, accountId: call.body.account_id }),
  begin: (tx, key) => begin(call, tx, key),
  resume: (tx, key) => found(call, tx, key),
  ask: async ({ key, clientId, accountId, status }) => {
    if (status !== 'RESERVED') return;
    const registration = { key, accountId };
    await askOrRefuse(services, 'bank rails', () => services.ports.bankRails.registerPixKey(clientId, registration));
  },
  conclude: async (tx, { key }) => {
    const after = registered(await found(call, tx, key));
    await updatePixKey(tx, after);
    return { status: 201, body: { data: presentPixKey(after) } };
  },
}));
