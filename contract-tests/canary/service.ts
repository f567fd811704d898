import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentation } from '../../docs/render';
import { openSandboxClock } from '../../mocks/world';
import { findSecrets, openCard } from '../../server/cards/store/cards-secrets';
import type { Ports } from '../../server/networks/ports';
import { readConfig } from '../../server/platform/config';
import { createLogs } from '../../server/platform/log';
import { type Running, run } from '../../server/run';
import { createEmptyDatabase, dialect } from '../../server/testing/database';
import { type Edge, networksIn, ReportFailures, worldWith } from '../target/edge';
import type { Harvest } from './harvest';
import { openNetworks, type RecordingNetworks, withoutNetworks } from './networks';
import { columnsOf, filesBelow, linesOf, postgresFiles } from './places';
import type { SearchedPlace } from './search';

/** A sandbox with the most verbose log, in which all stored data can be read. */
export interface Watched {
  url: string;
  /** Where networks reach it. */
  edge: Edge;
  running: Running;
  /** The networks that it calls over HTTP. */
  networks: RecordingNetworks;
  /** The folder of its files. */
  folder: string;
  /** Everything that it has stored and printed so far. */
  places(): Promise<SearchedPlace[]>;
  close(): Promise<void>;
}

/** Starts it on the database that this run of the tests is about. */
export async function startWatched(): Promise<Watched> {
  const folder = await mkdtemp(path.join(tmpdir(), 'canary-'));
  const database = dialect === 'postgres' ? await createEmptyDatabase('postgres') : null;
  const url = database?.config.dialect === 'postgres' ? database.config.url : undefined;
  const config = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: url,
    PORT: '0',
    RATE_LIMIT_PER_SECOND: '0',
    LOG_LEVEL: 'trace',
  });
  const lines: string[] = [];
  const failures = new ReportFailures();
  const networks = await openNetworks(folder);
  const logs = createLogs(config.logLevel, { write: (line: string) => void lines.push(line) });
  const running = await run(config, {
    clock: openSandboxClock,
    ports: {} as Ports,
    networks: networksIn(folder, networks.calls),
    documentation,
    extension: withoutNetworks(worldWith(failures)),
    logs,
  });
  return {
    url: running.listener.url,
    edge: failures.edge(config.publicUrl),
    running,
    networks,
    folder,
    places: async () => [
      ...(await columnsOf(running.db)),
      ...(dialect === 'postgres' ? await postgresFiles(running.db) : []),
      ...filesBelow(folder),
      linesOf(lines.join('')),
      networks.received(),
    ],
    close: async () => {
      await running.stop();
      await networks.close();
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Notes what is secret of every card that exists, also of those that were never read.
 * @returns how many there are
 */
export async function harvestCards({ running }: Watched, harvest: Harvest): Promise<number> {
  const { db, services } = { db: running.db, services: running.app.services };
  const all: { id: string; client_id: string }[] = await db.knex('cards').select('id', 'client_id');
  for (const { id, client_id: clientId } of all) {
    const secrets = await findSecrets(db, { id, clientId });
    const card = { card: { id, nameOnCard: null } as Parameters<typeof openCard>[1]['card'], secrets };
    const { pan, cvv, pin } = openCard(services.vault, card, ['pan', 'cvv', 'pin']);
    for (const [kind, value] of Object.entries({ pan, cvv, pin })) if (value) harvest.note(kind, value);
  }
  return all.length;
}
