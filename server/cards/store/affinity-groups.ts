import { type AffinityGroup, newAffinityGroup } from '../domain/cards/affinity-group';
import { CARD_COUNTRIES, defaultGroups } from '../domain/cards/default-groups';
import { newId } from '../ids';
import { Columns } from './columns';
import type { Reader, Tx } from './db';
import { listPage, type Page } from './list';

const columns = new Columns<AffinityGroup>({
  id: 'plain',
  clientId: 'plain',
  name: 'plain',
  status: 'plain',
  country: 'plain',
  productType: 'plain',
  provider: 'plain',
  bin: 'plain',
  cardTypes: 'json',
  innominate: 'boolean',
  monthsToExpiration: 'integer',
  embossingCompany: 'plain',
  courierCompany: 'plain',
  allowed: 'json',
  limits: 'json',
  createdAt: 'integer',
  updatedAt: 'integer',
});

export async function insertAffinityGroup({ knex }: Tx, group: AffinityGroup): Promise<void> {
  await knex('affinity_groups').insert(columns.write(group));
}

export async function findAffinityGroup({ knex }: Reader, clientId: string, id: string): Promise<AffinityGroup | null> {
  const row = await knex('affinity_groups').where({ id, client_id: clientId }).first(knex.raw(columns.select()));
  return row === undefined ? null : columns.read(row);
}

/** Reads a group and keeps it as it is until the transaction ends: for what only one request may do at a time. */
export async function lockAffinityGroup({ knex }: Tx, clientId: string, id: string): Promise<AffinityGroup | null> {
  const query = knex('affinity_groups').where({ id, client_id: clientId }).forNoKeyUpdate();
  const row = await query.first(knex.raw(columns.select()));
  return row === undefined ? null : columns.read(row);
}

export async function updateAffinityGroup({ knex }: Tx, group: AffinityGroup): Promise<void> {
  await knex('affinity_groups').where({ id: group.id, client_id: group.clientId }).update(columns.write(group));
}

/** One page of a client's groups, newest first. */
export async function listAffinityGroups(
  reader: Reader,
  clientId: string,
  page: Page,
): Promise<{ groups: AffinityGroup[]; total: number }> {
  const { rows, total } = await listPage(reader, {
    table: 'affinity_groups',
    select: columns.select(),
    scope: { client_id: clientId },
    filters: [],
    sort: [],
    sortColumns: {},
    page,
  });
  return { groups: rows.map((row) => columns.read(row)), total };
}

/**
 * Gives a client the card programs it starts with in each country: prepaid and credit cards with a name, virtual and
 * physical, and prepaid cards without one. @returns the groups, by country in the order given
 */
export async function seedAffinityGroups(
  tx: Tx,
  clientId: string,
  now: number,
  countries: readonly string[] = CARD_COUNTRIES,
): Promise<AffinityGroup[]> {
  const groups = countries.flatMap((country) =>
    defaultGroups(country).map((input) => newAffinityGroup(input, { id: newId(), clientId, now })),
  );
  for (const group of groups) await insertAffinityGroup(tx, group);
  return groups;
}
