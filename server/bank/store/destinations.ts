import type { Reader, Tx } from '../../platform/store/db';
import { type Destination, taxTypeOf } from '../rules/destination';
import { type ValidatedDestination, validatedDestinations } from './tables';

/**
 * Keeps the destination that a client looked up; a later lookup with the same tax number takes its place. A number is
 * a CUIT at one bank and a CUIL at the next, so the key has the type that follows from the number; the destination
 * keeps the type that its bank gave.
 */
export async function rememberDestination(
  tx: Tx,
  clientId: string,
  destination: Destination,
  now: number,
): Promise<void> {
  const { taxValue } = destination.holder;
  const taxType = taxTypeOf(taxValue);
  tx.pipeline(
    tx
      .knex('validated_destinations')
      .insert(validatedDestinations.write({ clientId, taxType, taxValue, destination, validatedAt: now }))
      .onConflict(['client_id', 'tax_value', 'tax_type'])
      .merge(['destination', 'validated_at']),
  );
}

/** Returns the destination that a client looked up last with a tax number, however long ago. */
export async function findValidatedDestination(
  { knex }: Reader,
  clientId: string,
  taxValue: string,
): Promise<ValidatedDestination | null> {
  return validatedDestinations.first(
    knex('validated_destinations').where({ client_id: clientId, tax_type: taxTypeOf(taxValue), tax_value: taxValue }),
  );
}

/** An account of this service as a network addresses it, with the data of its owner that others may know. */
export interface ReachableAccount {
  id: string;
  clientId: string;
  clientName: string;
  status: string;
  ownerType: 'USER' | 'CLIENT';
  cvu: string | null;
  alias: string | null;
  cashAlias: string | null;
  name: string | null;
  surname: string | null;
  taxType: string | null;
  taxValue: string | null;
}

/** The ways in which a network names an account; aliases are found whatever their case. */
type AccountKey = { cvu: string } | { alias: string } | { cashAlias: string } | { id: string };

function column(key: AccountKey): [string, string] {
  if ('cvu' in key) return ['a.cvu', key.cvu];
  if ('alias' in key) return ['a.alias_key', key.alias.toLowerCase()];
  return 'cashAlias' in key ? ['a.cash_alias', key.cashAlias] : ['a.id', key.id];
}

/** An account that is not deleted, whichever client it belongs to. */
export async function findReachableAccount({ knex }: Reader, key: AccountKey): Promise<ReachableAccount | null> {
  const [name, value] = column(key);
  const row = await knex('accounts as a')
    .join('clients as c', 'c.id', 'a.client_id')
    .leftJoin('users as u', { 'u.client_id': 'a.client_id', 'u.id': 'a.user_id' })
    .where(name, value)
    .whereNot('a.status', 'DELETED')
    .first({
      id: 'a.id',
      clientId: 'a.client_id',
      clientName: 'c.name',
      status: 'a.status',
      ownerType: 'a.owner_type',
      cvu: 'a.cvu',
      alias: 'a.alias',
      cashAlias: 'a.cash_alias',
      name: 'u.name',
      surname: 'u.surname',
      taxType: 'u.tax_identification_type',
      taxValue: 'u.tax_identification_value',
    });
  return row ?? null;
}
