import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestLogOptions } from '../../mocks/world/requests/options';
import { RequestLog } from '../../mocks/world/requests/request-log';
import { migrations } from '../../mocks/world/store/migrations';
import { scopeOf } from '../../server/auth/scopes';
import { anonymous } from '../../server/kernel/client';
import { migrate } from '../../server/migrations';
import type { Db } from '../../server/platform/store/db';
import { openDb } from '../../server/platform/store/open';
import { serveApp } from '../lib/app';
import { announce } from '../lib/child';
import { user } from './workload';

/**
 * `none` for the pipeline alone, `store` for a store behind it, `log` for the request log of the sandbox on that store.
 */
const PART = process.env.BENCH_STORE ?? 'none';

/**
 * Stands where a store is not asked for anything but what goes on by itself, such as the sweep of limits every minute.
 */
const NO_STORE = { transaction: async () => undefined } as unknown as Db;

async function storeIn(folder: string): Promise<Db> {
  const db = openDb({ dialect: 'sqlite', file: join(folder, 'bench.sqlite'), guarded: false });
  await migrate(db, migrations);
  return db;
}

/**
 * This server with everything but a store: the handler answers from memory, the client is always there. There
 * is a store behind that where it is asked for, on which the request log of the sandbox writes.
 */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'contrato-bench-'));
  const client = { ...anonymous, id: 'bench' };
  const { app, listener } = await serveApp(
    { DATA_DIR: folder },
    {
      db: PART === 'none' ? NO_STORE : await storeIn(folder),
      sessions: { access: async () => client, client: async () => client, remembered: () => client },
      extension: {
        join: (services) => ({
          observer: PART === 'log' ? new RequestLog(services, requestLogOptions({})) : undefined,
          operations: { createUser: { kind: 'read', run: async () => ({ status: 201, body: user }) } },
          interceptors: [],
        }),
      },
    },
  );
  const issuedAt = Math.floor(Date.now() / 1000);
  const token = await app.services.tokens.signAccess({
    jti: 'bench',
    clientId: client.id,
    scope: scopeOf(client, { mode: 'sandbox' }),
    issuedAt,
    expiresAt: issuedAt + 86_400,
  });
  announce(listener.port, token);
}

void main();
