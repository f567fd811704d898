import { Columns } from './columns';
import type { Reader, Tx } from './db';
import { listPage, type Page } from './list';

/** Something that goes wrong on purpose, so many times. */
export interface Fault {
  id: string;
  clientId: string;
  /** An operation of the API that fails, or a kind of call to the client that goes wrong. */
  target: 'OPERATION' | 'DELIVERY';
  /** The operationId, or the kind. */
  name: string;
  /** The HTTP status, or what is wrong with the call. */
  effect: string;
  /** What a failing call asks to wait, or how late a delivery is. */
  seconds: number;
  times: number;
  /** How many times are left. */
  remaining: number;
  createdAt: number;
}

const columns = new Columns<Fault>({
  id: 'plain',
  clientId: 'plain',
  target: 'plain',
  name: 'plain',
  effect: 'plain',
  seconds: 'integer',
  times: 'integer',
  remaining: 'integer',
  createdAt: 'integer',
});

export async function insertFault({ knex }: Tx, fault: Fault): Promise<void> {
  await knex('faults').insert(columns.write(fault));
}

/** One page of the faults of a client that have times left, the newest first. */
export async function listFaults(
  reader: Reader,
  clientId: string,
  target: Fault['target'],
  page: Page,
): Promise<{ faults: Fault[]; total: number }> {
  const { rows, total } = await listPage(reader, {
    table: 'faults',
    select: columns.select(),
    scope: { client_id: clientId, target },
    filters: [{ column: 'remaining', from: 1 }],
    sort: [],
    sortColumns: {},
    page,
  });
  return { faults: rows.map((row) => columns.read(row)), total };
}

/** Whom and what there are faults for: what to ask `takeFault` about. */
export async function faultyNames(
  { knex }: Reader,
  target: Fault['target'],
): Promise<Pick<Fault, 'clientId' | 'name'>[]> {
  const rows = await knex('faults')
    .where({ target })
    .where('remaining', '>', 0)
    .distinct({ clientId: 'client_id', name: 'name' });
  return rows as Pick<Fault, 'clientId' | 'name'>[];
}

/** Uses up one time of the oldest fault of this name. @returns null when there is none */
export async function takeFault(
  { knex }: Tx,
  { clientId, target, name }: Pick<Fault, 'clientId' | 'target' | 'name'>,
): Promise<Fault | null> {
  const oldest = knex('faults')
    .where({ client_id: clientId, target, name })
    .where('remaining', '>', 0)
    .orderBy(['created_at', 'id'])
    .limit(1)
    .select('id');
  const [row] = await knex('faults')
    .where({ id: oldest })
    .where('remaining', '>', 0)
    .decrement('remaining', 1)
    .returning(columns.all.map((column) => column.name));
  return row === undefined ? null : columns.read(row as Record<string, unknown>);
}

/** @returns whether the client had such a fault with times left */
export async function deleteFault(
  { knex }: Tx,
  { clientId, target, id }: Pick<Fault, 'clientId' | 'target' | 'id'>,
): Promise<boolean> {
  return (await knex('faults').where({ id, client_id: clientId, target }).where('remaining', '>', 0).delete()) === 1;
}
