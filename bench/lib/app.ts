import { documentation } from '../../docs/render';
import { type App, type AppParts, createApp } from '../../server/app';
import { loadTokenKeys } from '../../server/auth/keys';
import type { Ports } from '../../server/networks/ports';
import { systemClock } from '../../server/platform/clock';
import { type Config, readConfig } from '../../server/platform/config';
import { openVault } from '../../server/platform/crypto/data-keys';
import { type Listener, listen } from '../../server/platform/listen';
import { createLogs } from '../../server/platform/log';

/** This server in a bench. */
export interface ServedApp {
  app: App;
  config: Config;
  listener: Listener;
}

/**
 * Serves this server, complete but for networks, on a free port and without a limit of requests.
 * @param settings further environment variables, `DATA_DIR` among them
 * @param parts what else differs
 */
export async function serveApp(
  settings: Record<string, string | undefined>,
  parts: Pick<AppParts, 'db'> & Partial<AppParts>,
): Promise<ServedApp> {
  const config = readConfig({ PORT: '0', RATE_LIMIT_PER_SECOND: '0', ...settings });
  const app = createApp({
    config,
    clock: systemClock,
    logs: createLogs('info'),
    tokenKeys: await loadTokenKeys(config),
    vault: openVault(config),
    ports: {} as Ports,
    documentation,
    ...parts,
  });
  return { app, config, listener: await listen(app.koa, config) };
}
