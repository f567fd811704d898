import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../server/app';
import { anonymous } from '../../server/auth/anonymous';
import { loadSigningKey } from '../../server/auth/keys';
import { scopeOf } from '../../server/auth/scopes';
import { systemClock } from '../../server/clock';
import { readConfig } from '../../server/config';
import { openVault } from '../../server/crypto/data-keys';
import { read } from '../../server/http/operation';
import { listen } from '../../server/listen';
import { createLogs } from '../../server/log';
import type { Ports } from '../../server/ports';
import type { Db } from '../../server/store/db';
import { announce } from '../lib/child';
import { user } from './workload';

/** This server with everything but a store: the handler answers from memory, the client is always there. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'contrato-bench-'));
  const config = readConfig({ DATA_DIR: folder, PORT: '0', RATE_LIMIT_PER_SECOND: '0' });
  const client = { ...anonymous, id: 'bench' };
  const app = createApp({
    config,
    db: {} as Db,
    clock: systemClock,
    logs: createLogs('info'),
    signingKey: await loadSigningKey(config),
    vault: openVault(config),
    ports: {} as Ports,
    sessions: { access: async () => client, client: async () => client },
    extension: () => ({
      operations: { createUser: read<'createUser'>(async () => ({ status: 201, body: user as never })) },
      interceptors: [],
    }),
  });
  const issuedAt = Math.floor(Date.now() / 1000);
  const token = await app.services.tokens.signAccess({
    jti: 'bench',
    clientId: client.id,
    scope: scopeOf(client),
    issuedAt,
    expiresAt: issuedAt + 86_400,
  });
  const listener = await listen(app.koa, config);
  announce(listener.port, token);
}

void main();
