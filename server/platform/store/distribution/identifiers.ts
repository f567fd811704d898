import { type Tx, UniqueViolation } from '../db';

/** A value that no two clients may have, with the unique index that keeps it so on one node. */
export interface Identifier {
  constraint: string;
  value: string;
}

/** The values among some that are there, by the names of their indexes. */
export function identifiersOf(values: Readonly<Record<string, string | null | undefined>>): Identifier[] {
  return Object.entries(values).flatMap(([constraint, value]) => (value == null ? [] : [{ constraint, value }]));
}

/**
 * Takes values for a client. On one node the unique indexes see to it; over several none of them sees all clients, so the values are
 * kept once more in a table of their own.
 * @throws UniqueViolation with the name of the index, as on one node
 */
export async function claimIdentifiers(tx: Tx, clientId: string, wanted: readonly Identifier[]): Promise<void> {
  const [taken] = await takenIdentifiers(tx, clientId, wanted);
  if (taken !== undefined) throw new UniqueViolation(taken.constraint);
}

/** Takes values for a client as far as nobody has them. @returns those that somebody has */
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

/** Leaves values to others. */
export async function releaseIdentifiers(tx: Tx, given: readonly Identifier[]): Promise<void> {
  if (!tx.isDistributed) return;
  for (const { constraint, value } of given) await tx.knex('identifiers').where({ value, constraint }).delete();
}
