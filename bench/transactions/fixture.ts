import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertAccount } from '../../server/accounts/store/accounts';
import type { App } from '../../server/app';
import { scopeOf } from '../../server/auth/scopes';
import { insertToken } from '../../server/auth/store/tokens';
import { insertClient } from '../../server/clients/store/clients';
import { type Client, defaultConfiguration } from '../../server/kernel/client';
import { migrate } from '../../server/migrations';
import type { Config } from '../../server/platform/config';
import { newId } from '../../server/platform/ids';
import type { Db } from '../../server/platform/store/db';
import { openDb } from '../../server/platform/store/open';
import { newUser } from '../../server/users/rules/user';
import { insertUser } from '../../server/users/store/users';
import { userAccount } from '../lib/account';

/** Accounts that all movements share. */
export const HOT_ACCOUNTS = 10;

export const BENCH_CLIENT: Client = {
  id: 'bench',
  name: 'bench',
  secretHash: '',
  status: 'ACTIVE',
  revision: null,
  countries: ['ARG'],
  configuration: defaultConfiguration,
  createdAt: 0,
  updatedAt: 0,
};

/** As a server in production opens its database. */
const production = { guarded: false };

/** The database that the bench names: PostgreSQL by its address, or a fresh SQLite file. Both wait for the disk. */
export function openBenchDb(): { db: Db; file: string; folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'contrato-bench-'));
  const file = join(folder, 'bench.sqlite');
  const url = process.env.BENCH_DATABASE_URL;
  const db =
    url === undefined || url === ''
      ? openDb({ dialect: 'sqlite', file, ...production })
      : openDb({ dialect: 'postgres', url, ...production });
  return { db, file, folder };
}

/** A token of a client. */
export async function issueToken(app: App, db: Db, config: Config, client: Client = BENCH_CLIENT): Promise<string> {
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + 86_400;
  const claims = {
    jti: client.id,
    clientId: client.id,
    scope: scopeOf(client, { mode: 'sandbox' }),
    issuedAt,
    expiresAt,
  };
  const { jti, clientId, scope } = claims;
  const row = {
    jti,
    clientId,
    audience: config.audience,
    scope,
    issuedAt: issuedAt * 1000,
    expiresAt: expiresAt * 1000,
  };
  await db.transaction((tx) => insertToken(tx, { ...row, revokedAt: null }));
  return app.services.tokens.signAccess(claims);
}

/** Makes the schema, a client and its accounts. @returns the ids of the accounts, which are the same every time */
export async function fillStore(db: Db, client: Client = BENCH_CLIENT): Promise<string[]> {
  await migrate(db);
  const clientId = client.id;
  const accounts = Array.from({ length: HOT_ACCOUNTS }, (_, i) => accountId(i, clientId));
  await db.transaction(async (tx) => {
    await insertClient(tx, client);
    for (const id of accounts) {
      const now = Date.now();
      const user = newUser({ email: `${id}@example.com`, operationCountry: 'ARG' }, { id: newId(), clientId, now });
      await insertUser(tx, user);
      await insertAccount(tx, userAccount({ id, clientId, userId: user.id }));
    }
  });
  return accounts;
}

export function accountId(index: number, clientId = BENCH_CLIENT.id): string {
  return `${clientId}-account-${index}`;
}
