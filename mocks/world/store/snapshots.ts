import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Vault } from '../../../server/platform/crypto/vault';
import type { Reader, Tx } from '../../../server/platform/store/db';
import type { Page } from '../../../server/platform/store/list';
import { listRecords } from '../../../server/platform/store/records';
import type { Content, KeptContent, KeptTable, Secret } from '../snapshots/content';
import { type Snapshot, type SnapshotTable, snapshots, snapshotTables } from './tables';

export type { Snapshot, SnapshotTable } from './tables';

const compressed = promisify(gzip) as (text: string, options: { level: number }) => Promise<Buffer>;
const inflated = promisify(gunzip) as (bytes: Buffer, options: { maxOutputLength?: number }) => Promise<Buffer>;

/** Packs rows for the table and for files. */
async function packRows(rows: string): Promise<string> {
  return (await compressed(rows, { level: 1 })).toString('base64');
}

/** @throws Error for what was not packed, or is larger than so many bytes */
export async function unpackRows(packed: string, maxOutputLength?: number): Promise<string> {
  return (
    await inflated(Buffer.from(packed, 'base64'), maxOutputLength === undefined ? {} : { maxOutputLength })
  ).toString('utf8');
}

const placeOf = (snapshotId: string, name: string) => `snapshot_tables.secrets:${snapshotId} ${name}`;

/** Writes a snapshot with what it keeps. */
export async function insertSnapshot({ knex }: Tx, vault: Vault, snapshot: Snapshot, content: Content): Promise<void> {
  await knex('snapshots').insert(snapshots.write(snapshot));
  for (const { name, columns, count, rows, secrets, digests } of content.tables) {
    if (count === 0) continue;
    const sealed = secrets.length === 0 ? null : vault.seal(JSON.stringify(secrets), placeOf(snapshot.id, name));
    const row = {
      snapshotId: snapshot.id,
      name,
      columns,
      rows: await packRows(rows),
      rowCount: count,
      secrets: sealed,
      digests: digests === null ? null : await packRows(digests),
    };
    await knex('snapshot_tables').insert(snapshotTables.write(row));
  }
}

export async function findSnapshot({ knex }: Reader, clientId: string, id: string): Promise<Snapshot | null> {
  return snapshots.first(knex('snapshots').where({ id, client_id: clientId }));
}

/** One page of a client's snapshots, the newest first. */
export async function listSnapshots(
  reader: Reader,
  clientId: string,
  page: Page,
): Promise<{ records: Snapshot[]; total: number }> {
  return listRecords(reader, snapshots, { scope: { client_id: clientId }, page });
}

export async function countSnapshots({ knex }: Reader, clientId: string): Promise<number> {
  const [row] = await knex('snapshots').where({ client_id: clientId }).count({ total: '*' });
  return Number(row?.total ?? 0);
}

/** The tables of a snapshot as they lie in the store. */
export async function packedTables({ knex }: Reader, snapshotId: string): Promise<SnapshotTable[]> {
  return snapshotTables.list(knex('snapshot_tables').where({ snapshot_id: snapshotId }).orderBy('name'));
}

/** Reads the content of a snapshot. */
export async function readContent(reader: Reader, vault: Vault, { id, agreed }: Snapshot): Promise<KeptContent> {
  const read = async (kept: SnapshotTable): Promise<KeptTable> => {
    const { name, columns, rowCount: count, secrets } = kept;
    const opened: Secret[] = secrets === null ? [] : JSON.parse(vault.open(secrets, placeOf(id, name)));
    const digests = kept.digests === null ? null : await unpackRows(kept.digests);
    return { name, columns, count, rows: () => unpackRows(kept.rows), secrets: opened, digests };
  };
  return { agreed, tables: await Promise.all((await packedTables(reader, id)).map(read)) };
}

/** Stores the digests of the rows of a snapshot. */
export async function keepDigests(
  { knex }: Tx,
  snapshotId: string,
  learned: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [name, digests] of learned) {
    await knex('snapshot_tables')
      .where({ snapshot_id: snapshotId, name })
      .update({ digests: await packRows(digests) });
  }
}

/** @returns whether the client had such a snapshot */
export async function deleteSnapshot({ knex }: Tx, clientId: string, id: string): Promise<boolean> {
  const own = knex('snapshots').where({ id, client_id: clientId }).select('id');
  await knex('snapshot_tables').whereIn('snapshot_id', own).delete();
  return (await knex('snapshots').where({ id, client_id: clientId }).delete()) === 1;
}
