import type { Vault } from '../crypto/vault';
import type { Card, NewCard } from '../domain/cards/card';
import {
  type CardSecrets,
  type DrawnSecrets,
  insertSecrets,
  newSecrets,
  PAN_LOOKUP,
  secretColumns,
} from './cards-secrets';
import { Columns } from './columns';
import type { Reader, Tx } from './db';
import { type Filter, listPage, type Page, type SortTerm } from './list';

/** A card with what readers see beside it. */
export interface CardRow extends Card {
  affinityGroupName: string;
}

/** Equality filters; several values of one field are alternatives. */
export interface CardFilters {
  cardType?: readonly string[];
  userId?: readonly string[];
  status?: readonly string[];
  statusDetail?: readonly string[];
  affinityGroupId?: readonly string[];
  shipmentId?: readonly string[];
  innominate?: boolean;
  productType?: readonly string[];
  productBrand?: readonly string[];
  countryCode?: readonly string[];
}

/** What `UniqueViolation.constraint` says of a card that was replaced already. */
export const CARD_PREVIOUS_CONSTRAINT = 'cards_previous';

const KINDS = {
  id: 'plain',
  clientId: 'plain',
  userId: 'plain',
  affinityGroupId: 'plain',
  batchId: 'plain',
  batchSlot: 'integer',
  cardType: 'plain',
  productType: 'plain',
  productBrand: 'plain',
  countryCode: 'plain',
  status: 'plain',
  statusDetail: 'plain',
  innominate: 'boolean',
  nameOnCard: 'plain',
  bin: 'plain',
  lastFour: 'plain',
  shipmentId: 'plain',
  previousCardId: 'plain',
  startDate: 'plain',
  expiresAt: 'integer',
  activatedAt: 'integer',
  createdAt: 'integer',
  updatedAt: 'integer',
} as const;

const columns = new Columns<Card>(KINDS);
const shown = new Columns<CardRow>({ ...KINDS, affinityGroupName: 'plain' });

const SORT_COLUMNS = {
  card_type: 'card_type',
  user_id: 'user_id',
  status: 'status',
  affinity_group_id: 'affinity_group_id',
  status_detail: 'status_detail',
  shipment_id: 'shipment_id',
  innominate: 'innominate',
  start_date: 'start_date',
};

/**
 * Makes cards: each gets a number of its group's range that no other card has, and a security code, both sealed.
 * @throws UniqueViolation `cards_previous`, or `cards_batch` when the place in the batch is taken
 */
export async function insertCards(tx: Tx, vault: Vault, cards: readonly NewCard[]): Promise<Card[]> {
  if (cards.length === 0) return [];
  const drafts = cards.map((card) => newSecrets(vault, card));
  const made = cards.map((card, i) => ({ ...card, lastFour: (drafts[i] as DrawnSecrets).lastFour }));
  await tx.knex('cards').insert(made.map((card) => columns.write(card)));
  const taken = new Set(await insertSecrets(tx, drafts));
  for (const card of made.filter(({ id }) => taken.has(id))) await drawAgain(tx, vault, card);
  return made;
}

/** Somebody has the number that was drawn: another one then, until one is free. */
async function drawAgain(tx: Tx, vault: Vault, card: Card): Promise<void> {
  for (;;) {
    const draft = newSecrets(vault, card);
    const taken = await insertSecrets(tx, [draft]);
    if (taken.length > 0) continue;
    card.lastFour = draft.lastFour;
    await tx.knex('cards').where({ id: card.id }).update({ last_four: card.lastFour });
    return;
  }
}

export async function findCard({ knex }: Reader, clientId: string, id: string): Promise<CardRow | null> {
  const row = await knex('card_rows').where({ id, client_id: clientId }).first(knex.raw(shown.select()));
  return row === undefined ? null : shown.read(row);
}

/** Reads a card and keeps it as it is until the transaction ends: for decisions that depend on its state. */
export async function lockCard({ knex }: Tx, clientId: string, id: string): Promise<Card | null> {
  const row = await knex('cards').where({ id, client_id: clientId }).forNoKeyUpdate().first(knex.raw(columns.select()));
  return row === undefined ? null : columns.read(row);
}

/**
 * The card with a number, whichever client issued it: for the card network, which knows nothing else.
 * @param pan sixteen digits; only its keyed hash reaches the database
 */
export async function findCardByPan({ knex }: Reader, vault: Vault, pan: string): Promise<Card | null> {
  const row = await knex('cards')
    .join('card_secrets', 'card_secrets.card_id', 'cards.id')
    .where('card_secrets.pan_hash', vault.lookup(pan, PAN_LOOKUP))
    .first(knex.raw(columns.select('cards')));
  return row === undefined ? null : columns.read(row);
}

/** The client's card with a number, kept as it is until the transaction ends. */
export async function lockCardByPan(tx: Tx, vault: Vault, clientId: string, pan: string): Promise<Card | null> {
  const found = await findCardByPan(tx, vault, pan);
  return found === null ? null : lockCard(tx, clientId, found.id);
}

/** The card that replaces another one, if there is one. */
export async function findReplacement({ knex }: Reader, previousCardId: string): Promise<string | null> {
  const row = await knex('cards').where({ previous_card_id: previousCardId }).first('id');
  return row === undefined ? null : row.id;
}

/** Saves a card that was locked. @throws UniqueViolation `cards_previous` */
export async function updateCard({ knex }: Tx, card: Card): Promise<void> {
  const { id, clientId, ...changes } = card;
  const changed = await knex('cards').where({ id, client_id: clientId }).update(columns.write(changes));
  if (changed !== 1) throw new Error(`the card ${id} is gone`);
}

/** One page of a client's cards. */
export async function searchCards(
  reader: Reader,
  clientId: string,
  query: { filters: CardFilters; sort: readonly SortTerm[]; page: Page },
): Promise<{ cards: CardRow[]; total: number }> {
  const { rows, total } = await listPage(reader, {
    table: 'card_rows',
    select: shown.select(),
    scope: { client_id: clientId },
    filters: cardFilters(query.filters),
    sort: query.sort,
    sortColumns: SORT_COLUMNS,
    page: query.page,
  });
  return { cards: rows.map((row) => shown.read(row)), total };
}

function cardFilters({ innominate, ...plain }: CardFilters): Filter[] {
  const found: Filter[] = columns.all.flatMap(({ field, name }) => {
    const values = plain[field as keyof typeof plain];
    return values === undefined ? [] : [{ column: name, in: values }];
  });
  if (innominate !== undefined) found.push({ column: 'innominate', in: [innominate ? 1 : 0] });
  return found;
}

/** How many cards of a batch are made. Lock the batch first when the answer decides something. */
export async function countCardsOfBatch({ knex }: Reader, batchId: string): Promise<number> {
  const [row] = await knex('cards').where({ batch_id: batchId }).count({ total: '*' });
  return Number(row?.total ?? 0);
}

/** A card with what is sealed of it, for `openCard`. */
export interface CardWithSecrets {
  card: Card;
  secrets: CardSecrets;
}

/** The cards of a batch with their secrets, in the order of the batch. */
export async function findPlasticsOfBatch({ knex }: Reader, batchId: string): Promise<CardWithSecrets[]> {
  const rows = await knex('cards')
    .join('card_secrets', 'card_secrets.card_id', 'cards.id')
    .where('cards.batch_id', batchId)
    .orderBy('cards.batch_slot')
    .select(knex.raw(`${columns.select('cards')}, ${secretColumns.select('card_secrets')}`));
  return rows.map((row: Record<string, unknown>) => ({ card: columns.read(row), secrets: secretColumns.read(row) }));
}

/** Lets the embosser finish every card of a batch that is still to be made. */
export async function embossCardsOfBatch({ knex }: Tx, batchId: string, now: number): Promise<void> {
  await knex('cards')
    .where({ batch_id: batchId, status: 'CREATED' })
    .update({ status: 'EMBOSSED', status_detail: null, updated_at: now });
}

/**
 * Takes the oldest unnamed card of a group that lies in the warehouse. Lock the group first, so that no two requests
 * take the same one. @param stocked the states of a warehouse box whose cards can be taken out
 */
export async function findCardInWarehouse(
  { knex }: Tx,
  affinityGroupId: string,
  stocked: readonly string[],
): Promise<Card | null> {
  const row = await knex('cards')
    .join('shipments', 'shipments.id', 'cards.shipment_id')
    .where({ 'cards.affinity_group_id': affinityGroupId, 'cards.status': 'EMBOSSED', 'cards.innominate': 1 })
    .where('shipments.shipment_type', 'WAREHOUSE_BOX')
    .whereIn('shipments.status', stocked)
    .whereNull('cards.user_id')
    .orderBy(['cards.created_at', 'cards.id'])
    .first(knex.raw(columns.select('cards')));
  return row === undefined ? null : columns.read(row);
}
