import { gzipSync } from 'node:zlib';
import type { Client } from '../client';
import type { BodyOf, ReplyOf } from '../types';
import type { World } from '../world';
import { otherClient, UNKNOWN_ID } from './controls';

type Snapshot = ReplyOf<'createSnapshot'>['data'];
type File = BodyOf<'importSnapshot'>;

/** Makes room for a further snapshot of the world's own client. */
export async function makeRoom(world: World): Promise<void> {
  const { data } = await world.call('listSnapshots', { query: { 'page[size]': 100 } });
  for (const { id } of data.slice(5)) await world.call('deleteSnapshot', { path: { snapshot_id: id } });
}

/** A snapshot of another client, or of the world's own. */
export async function newSnapshot(world: World, as: Client = world.client): Promise<Snapshot> {
  if (as === world.client) await makeRoom(world);
  return (await world.call('createSnapshot', { body: { name: 'before the test' } }, as)).data;
}

/** A token of a client that has as many snapshots as it may have. */
export async function clientWithoutRoom(world: World): Promise<string> {
  const { client, token } = await otherClient(world);
  for (let kept = 0; kept < 10; kept += 1) await newSnapshot(world, client);
  return token;
}

/** A snapshot that came in a file, of a version whose tables had another column. */
export async function unreadableSnapshot(world: World, as: Client): Promise<Snapshot> {
  return (
    await world.call(
      'importSnapshot',
      { body: snapshotFile({ columns: ['id', 'colour'], rows: packed([[UNKNOWN_ID, 'blue']]) }) },
      as,
    )
  ).data;
}

const packed = (rows: readonly unknown[]) =>
  gzipSync(rows.map((row) => JSON.stringify(row)).join('\n')).toString('base64');

/** A file with one table. */
export function snapshotFile({ name = 'from elsewhere', columns = ['id'], rows = packed([]) }): File {
  return {
    format: 'contrato-snapshot',
    version: 1,
    name,
    client_id: '01935d2a-7f60-7c11-9a51-00000000c001',
    agreement: {
      countries: ['ARG'],
      revision: 'current',
      limits: {
        account: { daily: null, monthly: null },
        client: { daily: null, monthly: null },
        bridge: { daily: null, monthly: null, movement: null, balance: null },
      },
      products: [],
      card_data_entitled: false,
      rate_limit: null,
      pages: { frame_origins: [], stylesheet_origins: [], success_links: [] },
      scopes: null,
      accounts_per_currency: 1,
      card_charges: [],
    },
    tables: [{ name: 'faults', columns, count: 0, rows }],
  };
}
