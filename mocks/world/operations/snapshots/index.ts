import { parseRevision } from '../../../../generated/revisions';
import type { components } from '../../../../generated/types/sandbox';
import type { AllServices } from '../../../../server/all-services';
import { lockClient } from '../../../../server/clients/store/clients';
import type { Client } from '../../../../server/kernel/client';
import { DomainError, type ErrorDetail } from '../../../../server/kernel/errors';
import { listRequest } from '../../../../server/platform/http/list';
import { type OperationRegistry, read, write } from '../../../../server/platform/http/operation';
import { newId } from '../../../../server/platform/ids';
import { timestamp } from '../../../../server/platform/present';
import type { Reader, Tx } from '../../../../server/platform/store/db';
import type { Faults } from '../../faults';
import { type Country, openClientIn } from '../../open-client';
import { assertRows } from '../../snapshots/assert-rows';
import { collect } from '../../snapshots/collect';
import { type Content, kept, unpacked } from '../../snapshots/content';
import { bytesOf, readFile, rowsIn, writeFile } from '../../snapshots/file';
import type { SnapshotOptions } from '../../snapshots/options';
import { renamed } from '../../snapshots/rename';
import { restore } from '../../snapshots/restore';
import {
  countSnapshots,
  deleteSnapshot,
  findSnapshot,
  insertSnapshot,
  keepDigests,
  listSnapshots,
  packedTables,
  readContent,
  type Snapshot,
} from '../../store/snapshots';
import { assertScopes } from '../clients/accepted';
import { presentOpenedClient } from '../clients/opened';
import { fileErrors, readable } from './refusals';

type Schemas = components['schemas'];
type SnapshotOperation =
  | 'listSnapshots'
  | 'createSnapshot'
  | 'getSnapshot'
  | 'deleteSnapshot'
  | 'restoreSnapshot'
  | 'forkSnapshot'
  | 'exportSnapshot'
  | 'importSnapshot';

function presentSnapshot({ id, name, origin, rowCount, byteCount, createdAt }: Snapshot): Schemas['Snapshot'] {
  return { id, name, origin, rows: rowCount, bytes: byteCount, created_at: timestamp(createdAt) };
}

async function existing(reader: Reader, clientId: string, id: string): Promise<Snapshot> {
  const snapshot = await findSnapshot(reader, clientId, id);
  if (snapshot === null) throw new DomainError('SNAPSHOT_NOT_FOUND');
  return snapshot;
}

function limitReached(detail: string): DomainError {
  const place: ErrorDetail = { code: 'limit', detail, location: 'body', pointer: '' };
  return new DomainError('SNAPSHOT_LIMIT_REACHED', [place]);
}

/** Snapshots of a client: kept, restored, and copied to another client. */
export function snapshotOperations(
  faults: Faults,
  { maxCount, maxBytes }: SnapshotOptions,
): OperationRegistry<SnapshotOperation, AllServices> {
  /** Locks the client, so that of two requests one counts the snapshot of the other. */
  async function clientWithRoom(tx: Tx, id: string): Promise<Client> {
    const client = (await lockClient(tx, id)) as Client;
    if ((await countSnapshots(tx, id)) >= maxCount)
      throw limitReached(`a client has at most ${maxCount} snapshots here`);
    return client;
  }

  async function keep(
    tx: Tx,
    { vault }: AllServices,
    content: Content,
    about: Pick<Snapshot, 'clientId' | 'name' | 'origin' | 'createdAt'>,
  ): Promise<Snapshot> {
    const byteCount = bytesOf(content);
    if (byteCount > maxBytes)
      throw limitReached(`a snapshot has at most ${maxBytes} bytes here, this one ${byteCount}`);
    const snapshot = { id: newId(), ...about, agreed: content.agreed, rowCount: rowsIn(content), byteCount };
    await insertSnapshot(tx, vault, snapshot, content);
    return snapshot;
  }

  return {
    listSnapshots: read<'listSnapshots', AllServices>(async ({ client, query }, db) => {
      const list = listRequest(query);
      const found = await listSnapshots(db, client.id, list.page);
      return { status: 200, body: { data: found.records.map(presentSnapshot), meta: list.meta(found.total) } };
    }),
    getSnapshot: read<'getSnapshot', AllServices>(async ({ client, path }, db) => {
      return { status: 200, body: { data: presentSnapshot(await existing(db, client.id, path.snapshot_id)) } };
    }),
    createSnapshot: write<'createSnapshot', AllServices>(async ({ client: { id }, body, now }, tx, services) => {
      const client = await clientWithRoom(tx, id);
      const content = await collect(tx, services.vault, client);
      const about = { clientId: id, name: body.name, origin: 'KEPT', createdAt: now } as const;
      return { status: 201, body: { data: presentSnapshot(await keep(tx, services, content, about)) } };
    }),
    deleteSnapshot: write<'deleteSnapshot', AllServices>(async ({ client, path }, tx) => {
      if (!(await deleteSnapshot(tx, client.id, path.snapshot_id))) throw new DomainError('SNAPSHOT_NOT_FOUND');
      return { status: 204, body: undefined };
    }),
    restoreSnapshot: write<'restoreSnapshot', AllServices>(async ({ client: { id }, path, now }, tx, { vault }) => {
      const client = (await lockClient(tx, id)) as Client;
      const snapshot = await existing(tx, id, path.snapshot_id);
      const content = await readContent(tx, vault, snapshot);
      const learned = await readable(() => restore(tx, vault, { client, now }, content));
      await keepDigests(tx, snapshot.id, learned);
      faults.changedBy(tx);
      return { status: 204, body: undefined };
    }),
    forkSnapshot: write<'forkSnapshot', AllServices>(async ({ client, path, body, now }, tx, services) => {
      const { vault, config } = services;
      const snapshot = await existing(tx, client.id, path.snapshot_id);
      const [country] = snapshot.agreed.countries as Country[];
      const opened = await openClientIn(tx, services, { name: body.name, country });
      const content = await unpacked(await readContent(tx, vault, snapshot));
      const own = await renamed(content, client.id, opened.client.id, vault, tx);
      await readable(() => restore(tx, vault, { client: opened.client, now }, kept(own)));
      faults.changedBy(tx);
      const { revision, countries } = snapshot.agreed;
      const shown = { ...opened, client: { ...opened.client, revision, countries } };
      const headers = { 'cache-control': 'no-store' };
      return { status: 201, headers, body: { data: presentOpenedClient(shown, config) } };
    }),
    exportSnapshot: read<'exportSnapshot', AllServices>(async ({ client, path }, db, { config }) => {
      const snapshot = await existing(db, client.id, path.snapshot_id);
      return { status: 200, body: writeFile(client, snapshot, await packedTables(db, snapshot.id), config) };
    }),
    importSnapshot: write<'importSnapshot', AllServices>(async ({ client: { id }, body, now }, tx, services) => {
      await fileErrors(() => parseRevision(body.agreement.revision));
      assertScopes(body.agreement.scopes);
      const client = await clientWithRoom(tx, id);
      const content = await readFile(body, client, maxBytes, now);
      const own = await fileErrors(() => renamed(content, body.client_id, id, services.vault, tx, assertRows));
      const about = { clientId: id, name: body.name, origin: 'IMPORTED', createdAt: now } as const;
      return { status: 201, body: { data: presentSnapshot(await keep(tx, services, own, about)) } };
    }),
  };
}
