import { newAccount } from '../../server/accounts/rules/account';
import { insertAccount } from '../../server/accounts/store/accounts';
import { hashSecret } from '../../server/auth/secrets';
import { insertClient } from '../../server/clients/store/clients';
import { defaultConfiguration } from '../../server/kernel/client';
import { migrate } from '../../server/migrations';
import type { Config } from '../../server/platform/config';
import { openVault } from '../../server/platform/crypto/data-keys';
import { newId } from '../../server/platform/ids';
import { openConfiguredDb } from '../../server/run';
import { newUser } from '../../server/users/rules/user';
import { insertUser } from '../../server/users/store/users';

const ACCOUNTS = 10;

/** The client that makes the load. */
export const CREDENTIALS = { client_id: 'load', client_secret: 'load-secret' };

/**
 * Makes the schema, a client and its accounts.
 * @param random as the domain asks for chance
 * @returns the accounts' ids
 */
export async function fillStore(
  config: Config,
  random: (below: number) => number,
  credentials = CREDENTIALS,
): Promise<string[]> {
  const db = openConfiguredDb(config);
  await migrate(db);
  const now = Date.now();
  const secretHash = hashSecret(openVault(config), credentials.client_id, credentials.client_secret);
  const ids: string[] = [];
  await db.transaction(async (tx) => {
    const { client_id: id } = credentials;
    const agreed = {
      status: 'ACTIVE' as const,
      revision: null,
      countries: ['ARG'],
      configuration: defaultConfiguration,
    };
    await insertClient(tx, { id, name: id, secretHash, ...agreed, createdAt: now, updatedAt: now });
    for (let i = 0; i < ACCOUNTS; i += 1) {
      const user = newUser({ email: `${i}@example.com`, operationCountry: 'ARG' }, { id: newId(), clientId: id, now });
      await insertUser(tx, user);
      const owner = { ownerType: 'USER' as const, userId: user.id, country: 'ARG', currency: 'ARS', metadata: null };
      const account = newAccount(owner, { id: newId(), clientId: id, now, random });
      await insertAccount(tx, account);
      ids.push(account.id);
    }
  });
  await db.close();
  return ids;
}
