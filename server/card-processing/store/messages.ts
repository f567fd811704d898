import { Bulk } from '../../platform/store/bulk';
import type { Reader, Tx } from '../../platform/store/db';
import { prepared } from '../../platform/store/prepared';
import type { QueuedRead } from '../../platform/store/reads';
import { rowsOf } from '../../platform/store/rows-of';
import type { Sql } from '../../platform/store/sql';
import type { BulkWrite, Refusal } from '../../platform/store/writes';
import { type CardMessage, cardMessages, type EarlyReversal, earlyReversals, type MessageKind } from './tables';

export type { CardMessage, EarlyReversal, MessageKind };

/** A message by the network's own reference. */
export interface Named {
  network: string;
  reference: string;
}

const inserts = new Bulk(cardMessages);
const inReferences = {
  sqlite: '(SELECT value ->> 0, value ->> 1 FROM json_each(?))',
  postgres: '(SELECT value ->> 0, value ->> 1 FROM jsonb_array_elements(?::jsonb) AS value)',
} as const;
const takenBackAmong = (references: string) => `EXISTS (SELECT 1 FROM card_early_reversals
  WHERE (network, original_reference) IN ${references})`;
const TAKEN_BACK = { sqlite: takenBackAmong(inReferences.sqlite), postgres: takenBackAmong(inReferences.postgres) };
const LOCKS = `SELECT pg_advisory_xact_lock(key) FROM (SELECT DISTINCT
  hashtextextended((value ->> 0) || ' ' || (value ->> 1), 0) AS key
  FROM jsonb_array_elements(?::jsonb) AS value ORDER BY key) AS keys`;

/** Columns that name a message, which the looks of a batch select. */
const NAMES = ['network', 'reference', 'kind'];
const NAMED = 'm.network = value ->> 0 AND m.reference = value ->> 1 AND m.kind = value ->> 2';
/** Reads the messages through the index of references, whatever the size of the table was when the plan was made. */
export const FIND_RECEIVED: Sql = {
  sqlite: `SELECT m.network, m.reference, m.kind FROM json_each(?) CROSS JOIN card_messages AS m ON ${NAMED}`,
  postgres: `SELECT m.* FROM jsonb_array_elements(?::jsonb) AS value
    CROSS JOIN LATERAL (SELECT m.network, m.reference, m.kind FROM card_messages AS m WHERE ${NAMED} OFFSET 0) AS m`,
};
const WAITS = 'm.network = value ->> 0 AND m.original_reference = value ->> 1';
/** The same to reversals of a message that came first. */
export const FIND_TAKEN_BACK: Sql = {
  sqlite: `SELECT m.network, m.original_reference AS reference FROM json_each(?)
    CROSS JOIN card_early_reversals AS m ON ${WAITS}`,
  postgres: `SELECT m.* FROM jsonb_array_elements(?::jsonb) AS value CROSS JOIN LATERAL
    (SELECT m.network, m.original_reference AS reference FROM card_early_reversals AS m WHERE ${WAITS} OFFSET 0) AS m`,
};

/**
 * Describes the reads that show which of some messages can be written: they lock the references, as `lockReferences`
 * does, and look for existing messages and for reversals that arrived first.
 */
export function readsBeforeMessages(
  { dialect }: Pick<Tx, 'dialect'>,
  messages: readonly CardMessage[],
): (QueuedRead | null)[] {
  if (messages.length === 0) return [null, null, null];
  const pairs = pairsOf(messages);
  const triples = JSON.stringify(messages.map(({ network, reference, kind }) => [network, reference, kind]));
  return [
    dialect === 'postgres' ? { sql: LOCKS, columns: ['pg_advisory_xact_lock'], parameters: [pairs] } : null,
    { sql: FIND_RECEIVED[dialect], columns: NAMES, parameters: [triples] },
    { sql: FIND_TAKEN_BACK[dialect], columns: ['network', 'reference'], parameters: [pairs] },
  ];
}

const pairsOf = (named: readonly Named[]) =>
  JSON.stringify(named.map(({ network, reference }) => [network, reference]));

/**
 * Locks a reference until the transaction ends: a reversal and its original may arrive at the same moment, and one of
 * them must find the other. SQLite has only one writer anyway.
 */
export async function lockReferences(tx: Tx, named: readonly Named[]): Promise<void> {
  if (tx.dialect === 'postgres') await prepared(tx, LOCKS, [pairsOf(named)]);
}

/**
 * Describes the write of messages; null where there are none. Running it throws UniqueViolation `card_messages_pkey`.
 */
export function writeCardMessages(messages: readonly CardMessage[]): BulkWrite | null {
  return inserts.write(messages);
}

/** Refuses the write if a reversal of any of these arrived first; null for none. */
export function refuseTakenBack(named: readonly Named[]): Refusal | null {
  if (named.length === 0) return null;
  return { condition: TAKEN_BACK, parameter: pairsOf(named), reason: 'a reversal came before its original' };
}

const ONE = `SELECT ${cardMessages.select()} FROM card_messages WHERE network = ? AND reference = ?`;

/**
 * The message that another one takes back or presents: where a network used its reference twice, an authorization
 * first.
 */
export async function findOriginalMessage(reader: Reader, { network, reference }: Named): Promise<CardMessage | null> {
  const order = `ORDER BY CASE kind WHEN 'AUTHORIZATION' THEN 0 WHEN 'ADVICE' THEN 1 WHEN 'REFUND' THEN 2 ELSE 3 END`;
  const [row] = rowsOf(await prepared(reader, `${ONE} ${order} LIMIT 1`, [network, reference]));
  return row === undefined ? null : cardMessages.read(row);
}

export async function insertEarlyReversal({ knex }: Tx, reversal: EarlyReversal): Promise<void> {
  await knex('card_early_reversals').insert(earlyReversals.write(reversal));
}

/** The reversals that wait for an original, in the order they came. */
export async function findEarlyReversals({ knex }: Reader, { network, reference }: Named): Promise<EarlyReversal[]> {
  return earlyReversals.list(
    knex('card_early_reversals').where({ network, original_reference: reference }).orderBy('id'),
  );
}

export async function deleteEarlyReversal({ knex }: Tx, id: string): Promise<void> {
  await knex('card_early_reversals').where({ id }).delete();
}

/**
 * Deletes reversals that have waited since before a moment and whose original has not come. It looks at the oldest ones
 * only, so it costs the same however many wait.
 * @returns how many
 */
export async function deleteLostReversals({ knex }: Tx, before: number, limit: number): Promise<number> {
  const oldest = knex('card_early_reversals').orderBy('id').limit(limit).as('r');
  const lost: string[] = await knex
    .from(oldest)
    .leftJoin('card_messages as m', (on) =>
      on.on('m.network', 'r.network').andOn('m.reference', 'r.original_reference'),
    )
    .where('r.created_at', '<', before)
    .whereNull('m.reference')
    .pluck('r.id');
  if (lost.length === 0) return 0;
  return knex('card_early_reversals').whereIn('id', lost).delete();
}

/**
 * Originals that have arrived and for which a reversal still waits: their process stopped too early, or is still
 * deciding them.
 * @param after the last one of the previous read; null for the first read
 */
export async function findReversible({ knex }: Reader, after: Named | null, limit: number): Promise<Named[]> {
  const query = knex('card_early_reversals as r')
    .join('card_messages as m', (on) => on.on('m.network', 'r.network').andOn('m.reference', 'r.original_reference'))
    .distinct('r.network', 'r.original_reference')
    .orderBy(['r.network', 'r.original_reference'])
    .limit(limit);
  if (after !== null) query.whereRaw('(r.network, r.original_reference) > (?, ?)', [after.network, after.reference]);
  const rows = await query;
  return rows.map((row: { network: string; original_reference: string }) => ({
    network: row.network,
    reference: row.original_reference,
  }));
}
