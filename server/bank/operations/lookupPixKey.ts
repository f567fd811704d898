import { DomainError } from '../../kernel/errors';
import { askOrRefuse } from '../../networks/ask';
import type { WithPorts } from '../../networks/ports';
import { type Call, direct } from '../../platform/http/operation';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { accountInCountry } from '../account';
import { findOwnPixDestination } from '../directory';
import { presentPixLookup } from '../present';
import { assertActive, IN_PATH } from '../rules/account-rules';
import { type PixDestination, pixKeyTypeOf } from '../rules/pix-destination';
import { newPixLookup } from '../rules/pix-lookup';
import { insertPixLookup } from '../store/pix';

/** Finds the holder of the key, here or at another bank. Letters in keys have no case. */
async function destinationOf(call: Call<'lookupPixKey'>, services: Services & WithPorts): Promise<PixDestination> {
  const { account_id: accountId, key: written } = call.path;
  const key = written.toLowerCase();
  const own = await findOwnPixDestination(services.db, key);
  if (own?.accountId === accountId) {
    throw new DomainError('DESTINATION_IS_SOURCE', [
      { code: 'same_account', detail: 'the key belongs to the paying account', location: 'path', pointer: 'key' },
    ]);
  }
  if (own !== null) return own.destination;
  const found =
    pixKeyTypeOf(key) === null
      ? null
      : await askOrRefuse(services, 'bank rails', () => services.ports.bankRails.findPixKey(call.client.id, key));
  if (found === null) throw new DomainError('PIX_KEY_NOT_FOUND');
  return found;
}

/** Finds who has a key and keeps it under an id that feeds one transfer. */
export const lookupPixKey = direct<'lookupPixKey', Services & WithPorts>(async (call, services, finish) => {
  const { db } = services;
  const own = { id: newId(), clientId: call.client.id, now: call.now };
  const accountId = call.path.account_id;
  const account = await accountInCountry(db, { clientId: own.clientId, accountId, country: 'BRA', place: IN_PATH });
  assertActive(account, IN_PATH);
  const lookup = newPixLookup({ accountId, destination: await destinationOf(call, services) }, own);
  const reply = finish({ status: 200, body: { data: presentPixLookup(lookup) } });
  await db.transaction((tx) => insertPixLookup(tx, lookup));
  return reply;
});
