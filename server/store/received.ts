import { Columns } from './columns';
import type { Reader, Tx } from './db';

/** A payment that a network announced, and what became of it. */
export interface Received {
  /** How the network names it. */
  id: string;
  clientId: string;
  accountId: string;
  activityId: string;
  result: 'APPROVED' | 'REJECTED';
  rejectionReason: string | null;
  /** Minor units. */
  amount: bigint;
  /** The account's balance after it. */
  balance: bigint;
  createdAt: number;
}

const columns = new Columns<Received>({
  id: 'plain',
  clientId: 'plain',
  accountId: 'plain',
  activityId: 'plain',
  result: 'plain',
  rejectionReason: 'plain',
  amount: 'amount',
  balance: 'amount',
  createdAt: 'integer',
});

export async function findReceived({ knex }: Reader, id: string): Promise<Received | null> {
  const row = await knex('received').where({ id }).first(knex.raw(columns.select()));
  return row === undefined ? null : columns.read(row);
}

/** @throws UniqueViolation `received_pkey` */
export async function insertReceived({ knex }: Tx, received: Received): Promise<void> {
  await knex('received').insert(columns.write(received));
}
