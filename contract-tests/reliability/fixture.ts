import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../../server/platform/config';
import type { Db } from '../../server/platform/store/db';
import { openConfiguredDb } from '../../server/run';
import { createEmptyDatabase, dialect } from '../../server/testing/database';
import { fillStore } from '../chaos/fixture';
import { kill, type Served, start } from '../chaos/process';
import { type Target, targetAt } from '../chaos/traffic';

/** Seconds for which the tests keep a server under load. More finds more: RELIABILITY_SECONDS=60. */
export const SECONDS = Number(process.env.RELIABILITY_SECONDS ?? 10);

/** One store, the accounts in it, and the server processes that stand on it. */
export interface Fixture {
  /** The configuration of a server on this store. */
  environment: Readonly<Record<string, string>>;
  config: Config;
  accounts: string[];
  /** The store as this process sees it. */
  db: Db;
  /** Starts one more server process. @param environment its own configuration, in addition to that of all */
  serve(environment?: Readonly<Record<string, string>>): Promise<Served & { target: Target }>;
  /** Ends whatever still runs and removes the store. */
  close(): Promise<void>;
}

/**
 * Makes a store of the kind that this run of the tests is about.
 * @param url of a PostgreSQL database, where it is given
 * @param own configuration of every server on this store
 */
export async function openFixture(url?: string, own: Readonly<Record<string, string>> = {}): Promise<Fixture> {
  const folder = await mkdtemp(join(tmpdir(), 'contrato-reliability-'));
  const database = dialect === 'postgres' && url === undefined ? await createEmptyDatabase('postgres') : null;
  const address = url ?? (database?.config.dialect === 'postgres' ? database.config.url : undefined);
  const environment = { ...own, DATA_DIR: folder, ...(address !== undefined && { DATABASE_URL: address }) };
  const config = readConfig(environment);
  const accounts = await fillStore(config, randomInt);
  const db = openConfiguredDb(config);
  const running: Served[] = [];
  return {
    environment,
    config,
    accounts,
    db,
    serve: async (ofServer = {}) => {
      const served = await start({ ...environment, ...ofServer });
      running.push(served);
      return { ...served, target: await targetAt(served.url, config.audience) };
    },
    close: async () => {
      await Promise.all(running.map(kill));
      await db.close();
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
