import { lockClient } from '../../../server/clients/store/clients';
import { refuseField } from '../../../server/kernel/errors';
import type { Reader, Tx } from '../../../server/platform/store/db';
import type { Page } from '../../../server/platform/store/list';
import { prepared } from '../../../server/platform/store/prepared';
import { listRecords } from '../../../server/platform/store/records';
import { rowsOf } from '../../../server/platform/store/rows-of';
import { type Fault, faults } from './tables';

export type { Fault } from './tables';

/**
 * The most faults with calls left that a client can have of each target. Each change of a fault reads those of all
 * clients.
 */
export const MAX_FAULTS = 100;

/**
 * Stores a fault, and deletes those of its client and target that are used up. The client is locked, so that of two
 * requests at once each counts the fault of the other.
 * @throws DomainError FAULT_LIMIT_REACHED
 */
export async function insertFault(tx: Tx, fault: Fault): Promise<void> {
  const { knex } = tx;
  await lockClient(tx, fault.clientId);
  const own = () => knex('faults').where({ client_id: fault.clientId, target: fault.target });
  await own().where('remaining', '<=', 0).delete();
  const [row] = await own().count({ total: '*' });
  if (Number(row?.total) >= MAX_FAULTS) {
    const name = { OPERATION: 'faults', DELIVERY: 'delivery faults' }[fault.target];
    const detail = `a client has at most ${MAX_FAULTS} ${name} with calls left`;
    throw refuseField('FAULT_LIMIT_REACHED', '', 'limit', detail);
  }
  await knex('faults').insert(faults.write(fault));
}

/** One page of the faults of a client that have times left, the newest first. */
export async function listFaults(
  reader: Reader,
  clientId: string,
  target: Fault['target'],
  page: Page,
): Promise<{ faults: Fault[]; total: number }> {
  const { records, total } = await listRecords(reader, faults, {
    scope: { client_id: clientId, target },
    filters: [{ column: 'remaining', from: 1 }],
    page,
  });
  return { faults: records, total };
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

const TAKE = `UPDATE faults SET remaining = remaining - 1
  WHERE id = (SELECT id FROM faults WHERE client_id = ? AND target = ? AND name = ? AND remaining > 0 ORDER BY created_at, id LIMIT 1)
    AND remaining > 0 RETURNING ${faults.select()}`;

/** Uses up one time of the oldest fault of this name, by one statement. @returns null when there is none */
export async function takeFault(
  tx: Tx,
  { clientId, target, name }: Pick<Fault, 'clientId' | 'target' | 'name'>,
): Promise<Fault | null> {
  const [row] = rowsOf(await prepared(tx, TAKE, [clientId, target, name]));
  return row === undefined ? null : faults.read(row);
}

/** @returns whether the client had such a fault with times left */
export async function deleteFault(
  { knex }: Tx,
  { clientId, target, id }: Pick<Fault, 'clientId' | 'target' | 'id'>,
): Promise<boolean> {
  return (await knex('faults').where({ id, client_id: clientId, target }).where('remaining', '>', 0).delete()) === 1;
}
