import { type Tx, UniqueViolation } from '../db';

/** A value that no two clients may have, with the unique index that ensures this on one node. */
export interface Identifier {
  constraint: string;
  value: string;
}

/** The given values that exist, by the names of their indexes. */
export function identifiersOf(values: Readonly<Record<string, string | null | undefined>>): Identifier[] {
  return Object.entries(values).flatMap(([constraint, value]) => (value == null ? [] : [{ constraint, value }]));
}

/**
 * Reserves values for a client. On one node the unique indexes do this; over several nodes no index covers all clients,
 * so the values are also stored in their own table.
 * @throws UniqueViolation with the name of the index, as on one node
 */
export async function claimIdentifiers(tx: Tx, clientId: string, wanted: readonly Identifier[]): Promise<void> {
  const [taken] = await takenIdentifiers(tx, clientId, wanted);
  if (taken !== undefined) throw new UniqueViolation(taken.constraint);
}

/**
 * Reserves the values that no client has yet.
 * @returns the values that another client has
 */
export async function takenIdentifiers(tx: Tx, clientId: string, wanted: readonly Identifier[]): Promise<Identifier[]> {
  if (!tx.isDistributed || wanted.length === 0) return [];
  const made: Identifier[] = await tx
    .knex('identifiers')
    .insert(wanted.map(({ constraint, value }) => ({ value, constraint, client_id: clientId })))
    .onConflict(['value', 'constraint'])
    .ignore()
    .returning(['constraint', 'value']);
  return wanted.filter(
    ({ constraint, value }) => !made.some((one) => one.constraint === constraint && one.value === value),
  );
}

/** Releases values. */
export async function releaseIdentifiers(tx: Tx, given: readonly Identifier[]): Promise<void> {
  if (!tx.isDistributed) return;
  for (const { constraint, value } of given) await tx.knex('identifiers').where({ value, constraint }).delete();
}
