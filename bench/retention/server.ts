import { documentation } from '../../docs/render';
import { type App, createApp } from '../../server/app';
import { loadTokenKeys } from '../../server/auth/keys';
import { insertApiKey } from '../../server/clients/store/api-keys';
import { updateClient } from '../../server/clients/store/clients';
import { newApiKey } from '../../server/events/api-secrets';
import { defaultConfiguration } from '../../server/kernel/client';
import { DAY } from '../../server/kernel/time';
import { verifyLedger } from '../../server/ledger/verification';
import type { Ports } from '../../server/networks/ports';
import { systemClock } from '../../server/platform/clock';
import { readConfig } from '../../server/platform/config';
import { openVault } from '../../server/platform/crypto/data-keys';
import { listen } from '../../server/platform/listen';
import { createLogs } from '../../server/platform/log';
import type { Db } from '../../server/platform/store/db';
import { rowsOf } from '../../server/platform/store/rows-of';
import { announce, answerQuestions } from '../lib/child';
import { BENCH_CLIENT, fillStore, issueToken, openBenchDb } from '../transactions/fixture';

/** Copies of so many events are made with one statement. */
const COPIED = 500;
const COPIES_PER_STATEMENT = 50;
const POLL_MILLISECONDS = 50;

const interval = () => new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS));

/** Waits until every event has its end. */
async function delivered(db: Db): Promise<null> {
  const open = () => db.knex('outbox').whereIn('state', ['PENDING', 'CLAIMED']).first('id');
  while ((await open()) !== undefined) await interval();
  return null;
}

const SIZES = {
  sqlite: `SELECT m.tbl_name AS name, SUM(s.pgsize) AS bytes FROM dbstat AS s JOIN sqlite_master AS m ON m.name = s.name GROUP BY 1`,
  postgres: `SELECT relname AS name, pg_total_relation_size(oid) AS bytes FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
} as const;

/** The bytes of each table with its indexes, without room that is to be used again. */
async function sizes(db: Db): Promise<Record<string, number>> {
  if (db.dialect === 'postgres') await db.knex.raw('VACUUM FULL');
  const rows = rowsOf(await db.knex.raw(SIZES[db.dialect]));
  return Object.fromEntries(rows.map(({ name, bytes }) => [String(name), Number(bytes)]));
}

/**
 * Copies delivered events with the attempts at them, as if they had been delivered forty days ago.
 * @returns how many there are
 */
async function copyEvents(db: Db, count: number): Promise<number> {
  const at = Date.now() - 40 * DAY;
  const copies = Math.ceil(count / COPIED);
  const columns = async (table: string) => Object.keys(await db.knex(table).columnInfo());
  const [ofEvents, ofAttempts] = [await columns('outbox'), await columns('outbox_attempts')];
  const run = Date.now();
  const copiedId = `'${run}-' || CAST(c.n AS TEXT) || '-' || o.id`;
  const values = (names: readonly string[], changed: Readonly<Record<string, string>>) =>
    names.map((name) => changed[name] ?? `t.${name}`).join(', ');
  const events = values(ofEvents, {
    ...{ id: copiedId, created_at: `${at} + c.n`, updated_at: `${at} + c.n` },
  });
  const attempts = values(ofAttempts, { event_id: copiedId });
  for (let first = 0; first < copies; first += COPIES_PER_STATEMENT) {
    const last = Math.min(copies, first + COPIES_PER_STATEMENT) - 1;
    const series = `WITH RECURSIVE c(n) AS (SELECT ${first} UNION ALL SELECT n + 1 FROM c WHERE n < ${last}),
      o AS MATERIALIZED (SELECT id FROM outbox WHERE state = 'DELIVERED' AND created_at > ${at + DAY} LIMIT ${COPIED})`;
    await db.transaction(async ({ knex }) => {
      await knex.raw(`INSERT INTO outbox (${ofEvents.join(', ')}) ${series}
        SELECT ${events} FROM c CROSS JOIN o JOIN outbox AS t ON t.id = o.id`);
      await knex.raw(`INSERT INTO outbox_attempts (${ofAttempts.join(', ')}) ${series}
        SELECT ${attempts} FROM c CROSS JOIN o JOIN outbox_attempts AS t ON t.event_id = o.id`);
    });
  }
  if (db.dialect === 'postgres') await db.knex.raw('VACUUM ANALYZE');
  return Number((await db.knex('outbox').count({ n: '*' }))[0]?.n);
}

/** Has the worker do the job now, and waits until it is done. @returns the events that are left */
async function drop(db: Db): Promise<number> {
  await db.transaction(({ knex }) => knex('jobs').where({ kind: 'drop-old-rows' }).update({ run_at: 0 }));
  const isDone = async () =>
    Number((await db.knex('jobs').where({ kind: 'drop-old-rows' }).first('run_at')).run_at) > 0;
  while (!(await isDone())) await interval();
  return Number((await db.knex('outbox').count({ n: '*' }))[0]?.n);
}

/** Does the same with one statement for each table, to compare. */
async function dropAtOnce(db: Db): Promise<number> {
  const before = Date.now() - 30 * DAY;
  await db.transaction(async ({ knex }) => {
    await knex.raw(
      `DELETE FROM outbox_attempts WHERE event_id IN (SELECT id FROM outbox WHERE state = 'DELIVERED' AND updated_at < ?)`,
      [before],
    );
    await knex.raw(`DELETE FROM outbox WHERE state = 'DELIVERED' AND updated_at < ?`, [before]);
  });
  return Number((await db.knex('outbox').count({ n: '*' }))[0]?.n);
}

async function verified(db: Db): Promise<null> {
  const { mismatches } = await verifyLedger(db);
  if (mismatches.length > 0) throw new Error(`the ledger does not hold: ${JSON.stringify(mismatches.slice(0, 3))}`);
  return null;
}

/** A client whose endpoint takes every event, on a server that delivers and works as in production. */
async function serve(): Promise<{ app: App; db: Db; port: number; token: string }> {
  const { db, folder } = openBenchDb();
  await fillStore(db);
  const config = readConfig({ DATA_DIR: folder, PORT: '0', RATE_LIMIT_PER_SECOND: '0' });
  const vault = openVault(config);
  const { callbacks } = defaultConfiguration;
  const configuration = {
    ...defaultConfiguration,
    callbacks: { ...callbacks, activities: process.env.BENCH_RECEIVER as string },
  };
  await db.transaction(async (tx) => {
    await updateClient(tx, BENCH_CLIENT.id, { configuration, updatedAt: 1 });
    await insertApiKey(tx, newApiKey(vault, BENCH_CLIENT.id, Date.now()).row);
  });
  const app = createApp({
    ...{ config, db, vault, documentation, clock: systemClock, logs: createLogs('info') },
    tokenKeys: await loadTokenKeys(config),
    ports: {} as Ports,
  });
  const listener = await listen(app.koa, config);
  app.start();
  return { app, db, port: listener.port, token: await issueToken(app, db, config) };
}

async function main(): Promise<void> {
  const { db, port, token } = await serve();
  answerQuestions({
    delivered: () => delivered(db),
    sizes: () => sizes(db),
    copy: (count) => copyEvents(db, count),
    drop: () => drop(db),
    'drop at once': () => dropAtOnce(db),
    verify: () => verified(db),
  });
  announce(port, token);
}

void main();
