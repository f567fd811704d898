import { newId } from '../../platform/ids';
import type { Reader, Tx } from '../../platform/store/db';
import type { Page } from '../../platform/store/list';
import { Lookup } from '../../platform/store/lookup';
import { listRecords } from '../../platform/store/records';
import { type AffinityGroup, newAffinityGroup } from '../rules/affinity-group';
import { CARD_COUNTRIES, defaultGroups } from '../rules/default-groups';
import { affinityGroups } from './tables';

const byId = Lookup.of(affinityGroups);

export async function insertAffinityGroup({ knex }: Tx, group: AffinityGroup): Promise<void> {
  await knex('affinity_groups').insert(affinityGroups.write(group));
}

export function findAffinityGroup(reader: Reader, clientId: string, id: string): Promise<AffinityGroup | null> {
  return byId.find(reader, clientId, id);
}

/** Reads a group and keeps it as it is until the transaction ends: for what only one request may do at a time. */
export async function lockAffinityGroup({ knex }: Tx, clientId: string, id: string): Promise<AffinityGroup | null> {
  return affinityGroups.first(knex('affinity_groups').where({ id, client_id: clientId }).forNoKeyUpdate());
}

export async function updateAffinityGroup({ knex }: Tx, group: AffinityGroup): Promise<void> {
  const { id, clientId, ...changes } = group;
  await knex('affinity_groups').where({ id, client_id: clientId }).update(affinityGroups.writeChanges(changes));
}

/** One page of a client's groups, newest first. */
export async function listAffinityGroups(
  reader: Reader,
  clientId: string,
  page: Page,
): Promise<{ groups: AffinityGroup[]; total: number }> {
  const { records, total } = await listRecords(reader, affinityGroups, { scope: { client_id: clientId }, page });
  return { groups: records, total };
}

/**
 * Gives a client the card programs it starts with in each country: prepaid and credit cards with a name, virtual and
 * physical, and prepaid cards without one.
 * @returns the groups, by country in the order given
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
