import { randomInt } from 'node:crypto';
import { associateAccount } from '../../cards/store/associations';
import { hasValidatedIdentity } from '../../identity/store/identity';
import { type Call, write } from '../../platform/http/operation';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import type { Tx } from '../../platform/store/db';
import { lockUser } from '../../users/store/users';
import { presentAccount } from '../present';
import {
  type Account,
  assertClientMayOpen,
  assertRoomForAccount,
  assertUserMayOpen,
  newAccount,
} from '../rules/account';
import { countLiveAccounts, hasTakenIdentifier, insertAccount } from '../store/accounts';

/** Opens an account. The user is locked, so that two requests at once can't both take the last free place. */
export const createAccount = write<'createAccount'>(async (call, tx, services) => {
  const { owner_type, user_id = null, country, currency, metadata = null } = call.body;
  assertClientMayOpen(call.client, country);
  const make = () =>
    newAccount(
      { ownerType: owner_type, userId: user_id, country, currency, metadata },
      { id: newId(), clientId: call.client.id, now: call.now, random: randomInt },
    );
  const [account] = await Promise.all([
    withFreeIdentifiers(tx, make),
    owner_type === 'CLIENT' || user_id === null ? null : assertOwner(call, tx, services, user_id),
  ]);
  await insertAccount(tx, account);
  await associateAccount(tx, account);
  return { status: 201, body: { data: presentAccount({ ...account, balance: 0n }) } };
});

/** How often identifiers are drawn. With a hundred million accounts, ten in a row are taken once in 10⁹ times. */
const DRAWS = 10;

/** Makes an account until no other one has its identifiers. */
async function withFreeIdentifiers(tx: Tx, make: () => Account): Promise<Account> {
  for (let draw = 1; draw <= DRAWS; draw += 1) {
    const account = make();
    if (!(await hasTakenIdentifier(tx, account))) return account;
  }
  throw new Error(`no free identifiers for an account were drawn in ${DRAWS} attempts`);
}

async function assertOwner(call: Call<'createAccount'>, tx: Tx, { config }: Services, userId: string): Promise<void> {
  const { id: clientId, configuration } = call.client;
  const checksIdentity = configuration.products.includes('IDENTITY');
  const [user, isValidated, opened] = await Promise.all([
    lockUser(tx, clientId, userId),
    checksIdentity ? hasValidatedIdentity(tx, clientId, userId) : null,
    countLiveAccounts(tx, clientId, userId, call.body.currency),
  ]);
  assertUserMayOpen(user, isValidated);
  assertRoomForAccount(opened, configuration.accountsPerCurrency ?? config.accountsPerUser);
}
