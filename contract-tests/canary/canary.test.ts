import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dialect } from '../../server/testing/database';
import { openBook } from '../book';
import { judge } from '../judge';
import { loadContract } from '../load';
import { nothingObserved } from '../observe/observed';
import { plan } from '../plan';
import { writeReports } from '../report/write';
import type { RowResult } from '../run';
import { statefulTarget } from '../target/target';
import { advance, newEmbossedCard, newGroup, panOf, plasticInput } from '../world/entities/cards';
import { newSnapshot } from '../world/entities/snapshots';
import { newUser } from '../world/entities/users';
import { send } from '../world/http';
import { World } from '../world/world';
import { Harvest, LONG } from './harvest';
import { type Listener, openListener } from './listener';
import { inSnapshot, snapshotsOf } from './places';
import { loggedRequests } from './request-log';
import { type Hit, type SearchedPlace, search } from './search';
import { harvestCards, startWatched, type Watched } from './service';

const DAY_SECONDS = 86_400;

const contract = loadContract('current', { documents: ['openapi', 'sandbox', 'networks'] });

let service: Watched;
let listener: Listener;
let world: World;
/** The content of an exported snapshot file. */
let exported: SearchedPlace[] = [];
const harvest = new Harvest();

/** A PIN that nothing else in the suite is written with. */
const PIN = '8264';

beforeAll(async () => {
  service = await startWatched();
  listener = await openListener();
  world = await World.open(contract, contract.values, service.url, harvest, service.edge);
  await world.client.agree({
    callback_addresses: {
      transactions: listener.origin,
      shipping_updates: `${listener.origin}/shipping/updates`,
      activities: `${listener.origin}/activities`,
      identity_sessions: `${listener.origin}/identity/v1/sessions`,
    },
  });
});
afterAll(async () => {
  await listener?.close();
  await service?.close();
});

/**
 * The statuses of requests that are refused before an operation begins. They leave nothing in a database, so their log,
 * calls and reports are searched on SQLite only.
 */
const REFUSED_AT_THE_DOOR = new Set([400, 401, 403, 406, 413, 415, 429, 500, 503]);
const reachesStore = ({ row }: { row: { status: number } }) => !REFUSED_AT_THE_DOOR.has(row.status);

/** Entries of the request log that are read in full; the list and the stream have all of them on both databases. */
const READ_IN_FULL = { sqlite: Number.POSITIVE_INFINITY, postgres: 200 };

/** The fewest requests that the run must have made. */
const FEWEST = { sqlite: 1_500, postgres: 300 };

/**
 * Sends what brings about every response that the contract documents, or that a database can show something of, and
 * writes the reports of such a run.
 * @returns how many rows were requested, and how many passed
 */
async function runEverything(): Promise<{ requested: number; passed: number }> {
  const target = statefulTarget('server', service.url, world);
  const { planned } = plan(contract, openBook());
  const results: RowResult[] = [];
  const requested = dialect === 'sqlite' ? planned : planned.filter(reachesStore);
  for (const { row, rule, ...item } of requested) {
    const { prepared } = await target.requestFor({ row, rule, ...item });
    const { status, headers, body } = await send(service.url, prepared);
    harvest.after(rule, prepared, status, body);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const problems = judge(row, rule, { status, headers: headers as Record<string, string>, body: text });
    const request = `${prepared.method} ${prepared.target.split('?', 1)[0]}`;
    results.push({ row, source: null, passed: false, problems, request, millis: 0 });
  }
  const counts = { expected: results.length, executed: results.length, passed: 0, skipped: 0, operations: 0 };
  const run = { revision: 'current', target: 'server', ...counts, warnings: [], results, millis: 0 };
  const report = {
    revision: 'current',
    runs: [run],
    journeys: [],
    observed: nothingObserved(),
    illegal: [],
    millis: 0,
  };
  const proof = {
    name: 'canary',
    revisions: [report],
    gaps: [],
    coverage: [],
    inTheStore: [],
    millis: 0,
  };
  writeReports(path.join(service.folder, 'reports'), proof);
  return { requested: results.length, passed: results.filter(({ problems }) => problems.length === 0).length };
}

/** A card that is made, sent, activated, guessed at and used in a shop with all its secrets, and settled. */
async function useCard(): Promise<void> {
  const { id: affinity_group_id } = await newGroup(world);
  const card = await newEmbossedCard(world, await plasticInput(world, { affinity_group_id }));
  const pan = await panOf(world, card.id);
  await advance(world, String(card.shipment_id), 'PENDING', 'TRACKED', 'IN_TRANSIT', 'DISTRIBUTION', 'DELIVERED');
  await world.call('activateCard', { body: { user_id: String(card.user_id), pan, pin: PIN } });
  const { data } = await world.call('getCard', {
    path: { id: card.id },
    query: { extend: ['pan', 'cvv', 'expiration_date'] },
  });
  const purchase = {
    pan,
    cvv: data.cvv,
    type: 'PURCHASE' as const,
    amount: '100.00',
    currency: 'ARS',
    country_code: 'ARG',
    merchant: { mcc: '5411', name: 'Almacén Palermo' },
    point_type: 'POS' as const,
    entry_mode: 'CHIP' as const,
  };
  const date = (await world.call('getClock')).data.now.slice(0, 10);
  for (const pin of [PIN, '9753']) await world.call('authorizeAtNetwork', { body: { ...purchase, pin } });
  await world.call('forceAtNetwork', { body: { ...purchase, pin: PIN } });
  await world.passTime(DAY_SECONDS);
  await world.call('createSettlementRun', { body: { date } });
}

/** Keeps everything and writes it to a file. @returns what is in the file */
async function keepAndExport(): Promise<SearchedPlace[]> {
  const { id } = await newSnapshot(world);
  const { tables } = await world.call('exportSnapshot', { path: { snapshot_id: id } });
  return tables.flatMap(({ name, columns, rows }) => inSnapshot('file', name, columns, rows));
}

/**
 * Looks for the secrets, in the clear, in all that is kept and said.
 * @param entries so many of the newest entries of the request log are read in full
 */
async function look(secrets = harvest.secrets(), entries?: number): Promise<{ hits: Hit[]; places: SearchedPlace[] }> {
  const snapshots = await snapshotsOf(service.running.db);
  const logged = await loggedRequests({ url: service.url, token: await world.client.token() }, entries);
  const places = [...(await service.places()), listener.received(), ...logged, ...snapshots, ...exported];
  return { hits: search(places, secrets), places };
}

const count = (kind: string): number => [...harvest.secrets().values()].filter((other) => other === kind).length;

describe('secrets that run through the whole suite', () => {
  it('are in the clear nowhere that the service keeps or says anything', async () => {
    const { requested, passed } = await runEverything();
    await useCard();
    exported = await keepAndExport();
    const cards = await harvestCards(service, harvest);
    // The statuses of faults are kept as texts.
    for (const status of ['429', '500', '503']) harvest.show(status);
    const { hits, places } = await look(harvest.secrets(), READ_IN_FULL[dialect]);
    expect(hits).toEqual([]);
    // Each order came twice at least, since the first answer was none.
    const counts = service.networks.counts();
    for (const name of ['orderPlastic', 'announceShipment', 'scoreCardUse']) {
      expect([name, (counts[name] ?? 0) > 10]).toEqual([name, true]);
    }

    expect(requested).toBeGreaterThan(FEWEST[dialect]);
    // Whether each is right is for the contract tests to say; here it is enough that the secrets were on their way.
    expect(passed / requested).toBeGreaterThan(0.95);
    expect(cards).toBeGreaterThan(50);
    expect(count('pan')).toBeGreaterThanOrEqual(cards);
    const kinds = ['cvv', 'pin', 'client_secret', 'api_secret', 'access_token', 'end_user_token', 'client_assertion'];
    expect(kinds.filter((kind) => count(kind) === 0)).toEqual([]);
    expect(harvest.secrets().has(PIN)).toBe(true);
    const size = (name: RegExp): number =>
      places.filter((place) => name.test(place.name)).reduce((sum, { bytes }) => sum + bytes.length, 0);
    const files = dialect === 'sqlite' ? [/\.sqlite$/, /-wal$/] : [/^base\//, /^pg_wal\//];
    for (const name of [
      ...files,
      /^idempotency.*\./,
      /^outbox.*\./,
      /^request_log\.detail$/,
      /^requests: stream$/,
      /^requests: console$/,
      /^log$/,
      /\.csv$/,
      /^reports\/.*json$/,
      /^calls to the client$/,
      /^calls to networks$/,
      /^snapshots: card_secrets\./,
      /^file: card_secrets\./,
    ]) {
      expect([name, size(name) > 0]).toEqual([name, true]);
    }
  });

  describe('each of them', () => {
    const kinds = ['pan', 'cvv', 'pin', 'client_secret', 'api_secret', 'access_token', 'end_user_token'];
    const leaks = new Map<string, string[]>();
    let hits: Hit[];

    beforeAll(async () => {
      const leaked = new Map<string, string>();
      for (const kind of kinds) {
        const [value] = [...harvest.secrets()].find(([, other]) => other === kind) as [string, string];
        leaks.set(kind, await leak(kind, value));
        leaked.set(value, kind);
      }
      ({ hits } = await look(leaked, 10));
    });

    it.each(kinds)('would be found in every kind of place, were a %s there', (kind) => {
      const found = hits.filter((hit) => hit.kind === kind).map(({ place }) => place);
      expect(found).toEqual(expect.arrayContaining(leaks.get(kind) as string[]));
    });
  });
});

/** Puts a secret where none may be. @returns the places where it must be found */
async function leak(kind: string, value: string): Promise<string[]> {
  const { db, log } = service.running;
  const { id } = await newUser(world);
  await db.transaction((tx) => tx.knex('users').where({ id }).update({ name: value }));
  log.info({ request: { note: value } }, 'something happened');
  await fetch(`${listener.origin}/activities`, { method: 'POST', body: JSON.stringify({ note: value }) });
  const shipment = `${service.networks.origin}/courier/shipments/x`;
  await fetch(shipment, { method: 'PUT', body: JSON.stringify({ receiver: { full_name: value } }) });
  exported = await keepAndExport();
  const [last] = (await world.call('searchRequests', { query: { 'page[size]': 1 } })).data;
  await db.transaction((tx) => tx.knex('request_log').where({ id: last?.id }).update({ error_code: value }));
  const kept = ['users.name', 'snapshots: users.name', 'file: users.name', 'request_log.error_code'];
  const logged = ['requests: stream', 'requests: console'];
  const places = [...kept, ...logged, 'log', 'calls to the client', 'calls to networks'];
  if (value.length < LONG) return places;
  const file = `${kind}.csv`;
  await writeFile(path.join(service.folder, file), `ID,VALUE\n1,${value}\n`);
  return [...places, file, ...(dialect === 'sqlite' ? ['contrato.sqlite-wal'] : [])];
}
