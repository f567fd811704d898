import { gunzipSync, gzipSync } from 'node:zlib';
import type { components } from '../../../../generated/types/sandbox';
import { verifyLedger } from '../../../../server/ledger/verification';
import { newId } from '../../../../server/platform/ids';
import { type Answer, startTestServer, useServer } from '../../../../server/testing/server';
import { worldExtension } from '../..';

type SnapshotFile = components['schemas']['SnapshotFile'];
type Table = SnapshotFile['tables'][number];
type Seeded = Record<'country' | 'kind' | 'id', string>;
type Rows = (string | number | null)[][];

const SNAPSHOTS = '/sandbox/v1/client/snapshots';
const server = useServer({ extension: worldExtension });
let file: SnapshotFile;

async function tenant(at = server()) {
  const { client, send } = await at.client();
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    send(method, path, { body, idempotencyKey: newId() });
  return { id: client.id, ask };
}

beforeAll(async () => {
  const { ask } = await tenant();
  const seeded = (await ask('POST', '/sandbox/v1/client/seed', { countries: ['ARG', 'BRA'] })).body.data;
  const accountIn = (wanted: string): string =>
    seeded.find(({ kind, country }: Seeded) => kind === 'ACCOUNT' && country === wanted).id;
  await ask('POST', `/sandbox/v1/accounts/${accountIn('ARG')}/fund`, { amount: '100.00' });
  await ask('POST', '/networks/bank/v1/key/pix', { account_id: accountIn('BRA'), type: 'EVP' });
  await ask('POST', '/identity/v1/sessions', { user_id: seeded.find(({ kind }: Seeded) => kind === 'USER').id });
  await ask('POST', '/sandbox/v1/faults', { operation_id: 'getShipment', status: 503, times: 3 });
  const kept = (await ask('POST', SNAPSHOTS, { name: 'before' })).body.data;
  file = (await ask('GET', `${SNAPSHOTS}/${kept.id}/file`)).body;
});

const rowsIn = ({ rows }: Table): Rows =>
  gunzipSync(Buffer.from(rows, 'base64'))
    .toString()
    .split('\n')
    .map((line) => JSON.parse(line));

const packed = (text: string): string => gzipSync(text).toString('base64');
const packedRows = (rows: Rows): string => packed(rows.map((row) => JSON.stringify(row)).join('\n'));

/** The file with one table changed. */
function forged(name: string, change: (table: Table) => Partial<Table>): SnapshotFile {
  const known = file.tables.some((table) => table.name === name);
  expect(known).toBe(true);
  const tables = file.tables.map((table) => (table.name === name ? { ...table, ...change(table) } : table));
  return { ...file, tables };
}

/** The file with one value of each row of a table changed. */
const withValue = (name: string, column: string, value: string | number | null): SnapshotFile =>
  forged(name, (table) => {
    const at = table.columns.indexOf(column);
    expect(at).toBeGreaterThanOrEqual(0);
    return { rows: packedRows(rowsIn(table).map((row) => row.with(at, value))) };
  });

describe('a file that is not as the export wrote it is refused, and leaves nothing', () => {
  it.each<[string, () => SnapshotFile]>([
    ['of forty million empty rows', () => forged('users', () => ({ rows: packed('[]\n'.repeat(40_000_000)) }))],
    [
      'of many empty rows in several tables',
      () => ({
        ...file,
        tables: file.tables.map((table, at) => (at < 2 ? { ...table, rows: packed('[]\n'.repeat(2_000_000)) } : table)),
      }),
    ],
    [
      'cut off in the middle of its rows',
      () => forged('users', ({ rows }) => ({ rows: rows.slice(0, rows.length / 2) })),
    ],
    ['rows that are not packed', () => forged('users', () => ({ rows: Buffer.from('[1]').toString('base64') }))],
    ['rows that are not JSON', () => forged('users', () => ({ rows: packed('{"a":') }))],
    ['rows that are objects', () => forged('users', () => ({ rows: packed('{"id":1}') }))],
    [
      'rows with a value too few',
      () => forged('users', (table) => ({ rows: packedRows(rowsIn(table).map((row) => row.slice(1))) })),
    ],
    ['a table twice', () => ({ ...file, tables: [...file.tables, ...file.tables.slice(0, 1)] })],
    ['a table that belongs to the service', () => forged('users', () => ({ name: 'api_keys' }))],
    ['idempotency keys, which a file has none of', () => forged('users', () => ({ name: 'idempotency' }))],
    ['the account of another client', () => withValue('ledger_accounts', 'id', 'somebody-else:BRIDGE:ARS')],
  ])('%s', async (_what, make) => {
    const { ask } = await tenant();
    const answer = await ask('POST', `${SNAPSHOTS}/import`, make());
    expect([answer.status, answer.body.error_code]).toEqual([422, 'SNAPSHOT_FILE_INVALID']);
    expect(answer.body.error.details[0].pointer).toMatch(/^\/tables/);
    expect((await ask('GET', SNAPSHOTS)).body.data).toEqual([]);
  });
});

/** The file with rows that are made from the first one of a table. */
const withRows = (name: string, count: number, column: string, value: (at: number) => string): SnapshotFile =>
  forged(name, (table) => {
    const at = table.columns.indexOf(column);
    expect(at).toBeGreaterThanOrEqual(0);
    const [first = []] = rowsIn(table);
    return { rows: packedRows(Array.from({ length: count }, (_, place) => first.with(at, value(place)))) };
  });

describe('a file with rows that concern all clients, and that no client can have, is refused', () => {
  it.each<[string, () => SnapshotFile]>([
    ['jobs that work for everybody', () => withValue('jobs', 'kind', 'drop-old-rows')],
    ['more faults than a client can have', () => withRows('faults', 101, 'id', () => newId())],
    ['a key of PIX that others pay to', () => withValue('pix_keys', 'key', 'maria@example.com')],
    ['a range of card numbers that is none', () => withValue('affinity_groups', 'bin', '1'.repeat(100_000))],
    ['many ranges of card numbers', () => withRows('affinity_groups', 101, 'bin', (at) => String(10_000_000 + at))],
    ['a card of no range', () => withValue('cards', 'bin', '')],
    ['events of no kind', () => withValue('outbox', 'kind', 'SOMETHING')],
    ['events without a body', () => withValue('outbox', 'payload', 'no JSON')],
    ['events that are due', () => withValue('outbox', 'state', 'PENDING')],
    ['events that belong to another address', () => withValue('outbox', 'receiver', `${file.client_id}/transactions`)],
  ])('%s', async (_what, make) => {
    const { ask } = await tenant();
    const answer = await ask('POST', `${SNAPSHOTS}/import`, make());
    expect([answer.status, answer.body.error_code]).toEqual([422, 'SNAPSHOT_FILE_INVALID']);
    expect((await ask('GET', SNAPSHOTS)).body.data).toEqual([]);
  });
});

describe('a file that reads well and says what can not be', () => {
  const imported = async (body: SnapshotFile) => {
    const one = await tenant();
    const made = await one.ask('POST', `${SNAPSHOTS}/import`, body);
    expect([made.status, made.body.error_code]).toEqual([201, undefined]);
    const restored = await one.ask('POST', `${SNAPSHOTS}/${made.body.data.id}/restore`);
    return { ...one, restored };
  };

  it('columns that the tables have not: nothing is restored', async () => {
    const changed = forged('users', ({ columns }) => ({
      columns: columns.map((name) => name.replace('email', 'mail')),
    }));
    const { ask, restored } = await imported(changed);
    expect([restored.status, restored.body.error_code]).toEqual([422, 'SNAPSHOT_NOT_READABLE']);
    expect((await ask('GET', '/users/v1/')).body.data).toEqual([]);
  });

  it('a value that a column does not take: nothing is restored', async () => {
    const { ask, restored } = await imported(withValue('users', 'created_at', null));
    expect([restored.status, restored.body.error_code]).toEqual([422, 'SNAPSHOT_NOT_READABLE']);
    expect((await ask('GET', '/users/v1/')).body.data).toEqual([]);
  });

  it('a balance that its entries do not add up to: the ledger is whole all the same', async () => {
    const { restored } = await imported(withValue('ledger_accounts', 'balance', '987654321'));
    expect(restored.status).toBe(204);
    expect((await verifyLedger(server().database.db)).mismatches).toEqual([]);
  });

  it('an adjustment of nothing: its attempt fails, and the sandbox goes on', async () => {
    const nothing = { kind: 'CARD_ADJUSTMENT', receiver: `${file.client_id}/transactions`, payload: '{}' };
    const change = ({ columns, ...table }: Table) => {
      const rows = rowsIn({ columns, ...table }).slice(0, 1);
      const value = (column: string, old: Rows[0][0]) => nothing[column as keyof typeof nothing] ?? old;
      return { rows: packedRows(rows.map((row) => row.map((old, at) => value(columns[at] as string, old)))) };
    };
    const { id, ask, restored } = await imported(forged('outbox', change));
    expect(restored.status).toBe(204);
    const own = () => server().database.db.knex('outbox').where({ client_id: id }).first('attempts', 'state');
    await ask('POST', '/sandbox/v1/client/api-keys');
    await ask('PATCH', '/sandbox/v1/client', { callback_addresses: { transactions: 'http://127.0.0.1:9/calls' } });
    const since = '2026-01-01T00:00:00Z';
    expect((await ask('POST', '/sandbox/v1/events/resend', { since })).body.data).toMatchObject({ resent: 1 });
    await server().app.deliveries.drained();
    expect(await own()).toMatchObject({ attempts: 1, state: 'PENDING' });
  });

  it('a count that differs from the number of rows: the reported one is correct', async () => {
    const { ask } = await tenant();
    const { data } = (
      await ask(
        'POST',
        `${SNAPSHOTS}/import`,
        forged('users', () => ({ count: 999 })),
      )
    ).body;
    const { data: honest } = (await ask('POST', `${SNAPSHOTS}/import`, file)).body;
    expect(data.rows).toBe(honest.rows);
  });
});

describe('the bound of bytes', () => {
  const limited = async (bytes: number, run: (ask: Awaited<ReturnType<typeof tenant>>['ask']) => Promise<void>) => {
    process.env.SNAPSHOT_BYTES = String(bytes);
    const other = await startTestServer({ extension: worldExtension });
    try {
      await run((await tenant(other)).ask);
    } finally {
      process.env.SNAPSHOT_BYTES = '';
      await other.close();
    }
  };

  it('is that of all rows together, unpacked: a file that is small only while it is packed is not unpacked', async () => {
    await limited(100_000, async (ask) => {
      const bomb = forged('users', () => ({ rows: packed(' '.repeat(50_000_000)) }));
      expect(bomb.tables.reduce((sum, { rows }) => sum + rows.length, 0)).toBeLessThan(200_000);
      const answer = await ask('POST', `${SNAPSHOTS}/import`, bomb);
      expect([answer.status, answer.body.error_code]).toEqual([422, 'SNAPSHOT_FILE_INVALID']);
    });
  });

  it('holds for what is kept, too', async () => {
    await limited(1_000, async (ask) => {
      await ask('POST', '/sandbox/v1/client/seed', { countries: ['ARG'] });
      const answer = await ask('POST', SNAPSHOTS, { name: 'too much' });
      expect([answer.status, answer.body.error_code]).toEqual([422, 'SNAPSHOT_LIMIT_REACHED']);
      expect((await ask('GET', SNAPSHOTS)).body.data).toEqual([]);
    });
  });
});
