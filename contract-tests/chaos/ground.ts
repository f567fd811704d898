import { hashSecret } from '../../server/auth/secrets';
import type { Config } from '../../server/config';
import { newAccount } from '../../server/domain/accounts/account';
import { newUser } from '../../server/domain/users/user';
import { newId } from '../../server/ids';
import { openConfiguredDb } from '../../server/run';
import { insertAccount } from '../../server/store/accounts';
import { defaultConfiguration, insertClient } from '../../server/store/clients';
import { migrate } from '../../server/store/migrations/migrate';
import { insertUser } from '../../server/store/users';

const ACCOUNTS = 10;

/** The client that makes the load. */
export const CREDENTIALS = { client_id: 'load', client_secret: 'load-secret' };

/** Makes the schema, a client and its accounts. @param random as the domain asks for chance @returns the accounts' ids */
export async function prepare(config: Config, random: (below: number) => number): Promise<string[]> {
  const db = openConfiguredDb(config);
  await migrate(db);
  const now = Date.now();
  const secretHash = await hashSecret(CREDENTIALS.client_secret);
  const ids: string[] = [];
  await db.transaction(async (tx) => {
    const { client_id: id } = CREDENTIALS;
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
