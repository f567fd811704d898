import type { Vault } from '../../platform/crypto/vault';
import { BulkByClient } from '../../platform/store/bulk';
import type { Reader, Tx } from '../../platform/store/db';
import type { Page, SortedAs, SortTerm } from '../../platform/store/list';
import { Lookup } from '../../platform/store/lookup';
import type { QueuedRead } from '../../platform/store/reads';
import { listRecords } from '../../platform/store/records';
import { tenantOf } from '../../platform/store/sql';
import { numbersUsedUp } from '../rules/affinity-group';
import type { NewCard } from '../rules/card';
import { drawFreePans, PAN_LOOKUP } from './card-numbers';
import { type DrawnSecrets, insertSecrets, newSecrets } from './cards-secrets';
import { type Card, type CardFilters, type CardRow, type CardSecrets, cardRows, cardSecrets, cards } from './tables';

export type { CardFilters, CardRow } from './tables';

import type { OfClient } from '../../kernel/client';

/** The constraint that `UniqueViolation` names for a card that was replaced already. */
export const CARD_PREVIOUS_CONSTRAINT = 'cards_previous';

function cardsOfBatch(reader: Reader, { id, clientId }: OfClient) {
  return reader.knex('cards').where({ batch_id: id, ...tenantOf(reader, clientId) });
}

const byId = Lookup.of(cardRows);
const inserts = new BulkByClient(cards);

/**
 * Creates cards. Each gets an unused number of its group's range and a security code, both encrypted.
 * @throws UniqueViolation `cards_previous`, or `cards_batch` if the position in the batch is taken
 * @throws DomainError AFFINITY_GROUP_NOT_ACTIVE if the range has no free number
 */
export async function insertCards(tx: Tx, vault: Vault, ordered: readonly NewCard[]): Promise<Card[]> {
  if (ordered.length === 0) return [];
  const drafts = ordered.map((card) => newSecrets(vault, card));
  const made = ordered.map((card, i) => ({ ...card, lastFour: (drafts[i] as DrawnSecrets).lastFour }));
  const [, withoutSecrets] = await Promise.all([inserts.insert(tx, made), insertSecrets(tx, drafts)]);
  const taken = new Set(withoutSecrets);
  for (const card of made.filter(({ id }) => taken.has(id))) await drawAgain(tx, vault, card);
  return made;
}

/** If another card has the generated number, the card gets one that is free. */
async function drawAgain(tx: Tx, vault: Vault, card: Card): Promise<void> {
  for await (const pan of drawFreePans(tx, vault, card.bin)) {
    const draft = newSecrets(vault, card, pan);
    const taken = await insertSecrets(tx, [draft]);
    // Another request was faster.
    if (taken.length > 0) continue;
    card.lastFour = draft.lastFour;
    await tx.knex('cards').where({ id: card.id, client_id: card.clientId }).update({ last_four: card.lastFour });
    return;
  }
  throw numbersUsedUp();
}

export function findCard(reader: Reader, clientId: string, id: string): Promise<CardRow | null> {
  return byId.find(reader, clientId, id);
}

/** Reads a card and keeps it as it is until the transaction ends: for decisions that depend on its state. */
export async function lockCard({ knex }: Tx, clientId: string, id: string): Promise<Card | null> {
  return cards.first(knex('cards').where({ id, client_id: clientId }).forNoKeyUpdate());
}

/** Describes the read that keeps a card as it is until the transaction ends; null on SQLite, which has one writer. */
export function queryCardLock({ dialect }: Pick<Tx, 'dialect'>, clientId: string, id: string): QueuedRead | null {
  return dialect === 'sqlite' ? null : { sql: LOCK, columns: ['id'], parameters: [id, clientId] };
}

const LOCK = 'SELECT id FROM cards WHERE id = ? AND client_id = ? FOR NO KEY UPDATE';

/**
 * Finds the client's card with a number and keeps it as it is until the transaction ends.
 * @param pan sixteen digits; only its keyed hash reaches the database
 */
export async function lockCardByPan(tx: Tx, vault: Vault, clientId: string, pan: string): Promise<Card | null> {
  const hash = vault.lookup(pan, PAN_LOOKUP);
  const found = await tx.knex('card_secrets').where({ pan_hash: hash }).first('card_id');
  return found === undefined ? null : lockCard(tx, clientId, found.card_id);
}

/** The card that replaces another one, if there is one. */
export async function findReplacement(reader: Reader, previous: OfClient): Promise<string | null> {
  const row = await reader
    .knex('cards')
    .where({ previous_card_id: previous.id, ...tenantOf(reader, previous.clientId) })
    .first('id');
  return row === undefined ? null : row.id;
}

/**
 * The cards that a card replaces: its previous one, the previous one of that, and so on. Lock their user first if the
 * answer decides something. A circle from before they were refused ends where it began.
 */
export async function findReplaced(reader: Reader, card: OfClient & Pick<Card, 'previousCardId'>): Promise<string[]> {
  const found = new Set<string>();
  let next = card.previousCardId;
  while (next !== null && !found.has(next)) {
    found.add(next);
    next = (await findCard(reader, card.clientId, next))?.previousCardId ?? null;
  }
  return [...found];
}

/**
 * Saves a card that was locked.
 * @throws UniqueViolation `cards_previous`
 */
export async function updateCard({ knex }: Tx, card: Card): Promise<void> {
  const { id, clientId, ...changes } = card;
  const changed = await knex('cards').where({ id, client_id: clientId }).update(cards.writeChanges(changes));
  if (changed !== 1) throw new Error(`the card ${id} is gone`);
}

/** One page of a client's cards. */
export async function searchCards(
  reader: Reader,
  clientId: string,
  query: { filters: CardFilters; sort: readonly SortTerm[]; sortedAs: SortedAs; page: Page },
): Promise<{ cards: CardRow[]; total: number }> {
  const { filters, sort, sortedAs, page } = query;
  const { records, total } = await listRecords(reader, cardRows, {
    scope: { client_id: clientId },
    filters: cardRows.filters(filters),
    sort,
    sortedAs,
    page,
  });
  return { cards: records, total };
}

/** Counts the cards of a batch that are made. Lock the batch first when the answer decides something. */
export async function countCardsOfBatch(reader: Reader, batch: OfClient): Promise<number> {
  const [row] = await cardsOfBatch(reader, batch).count({ total: '*' });
  return Number(row?.total ?? 0);
}

/** A card with what is sealed of it, for `openCard`. */
export interface CardWithSecrets {
  card: Card;
  secrets: CardSecrets;
}

/** The cards of a batch with their secrets that have one of these places in it, in their order. */
export async function findPlasticsOfBatch(
  reader: Reader,
  batch: OfClient,
  places: { from: number; until: number },
): Promise<CardWithSecrets[]> {
  const { knex, isDistributed } = reader;
  const ofClient: Record<string, string> = isDistributed ? { 'card_secrets.client_id': 'cards.client_id' } : {};
  const rows = await knex('cards')
    .join('card_secrets', { ...ofClient, 'card_secrets.card_id': 'cards.id' })
    .where({ 'cards.batch_id': batch.id, ...(isDistributed ? { 'cards.client_id': batch.clientId } : {}) })
    .where('cards.batch_slot', '>=', places.from)
    .where('cards.batch_slot', '<', places.until)
    .orderBy('cards.batch_slot')
    .select(knex.raw(`${cards.select('cards')}, ${cardSecrets.select('card_secrets')}`));
  return rows.map((row: Record<string, unknown>) => ({ card: cards.read(row), secrets: cardSecrets.read(row) }));
}

/** Marks all cards of a batch that are still CREATED as made by the embosser. */
export async function embossCardsOfBatch(tx: Tx, batch: OfClient, now: number): Promise<void> {
  await cardsOfBatch(tx, batch)
    .where({ status: 'CREATED' })
    .update({ status: 'EMBOSSED', status_detail: null, updated_at: now });
}

/**
 * Locks the oldest unnamed card of a group in the warehouse. If that card is being changed, for example by an
 * activation, it waits, and takes the next card if the first is no longer in the warehouse. Lock the group first, so
 * two requests never take the same card.
 * @param stocked the states of a warehouse box whose cards can be taken out
 */
export async function lockCardInWarehouse(
  { knex }: Tx,
  group: OfClient,
  stocked: readonly string[],
): Promise<Card | null> {
  const row = await knex('cards')
    .join('shipments', { 'shipments.client_id': 'cards.client_id', 'shipments.id': 'cards.shipment_id' })
    .where({ 'cards.client_id': group.clientId, 'cards.affinity_group_id': group.id })
    .where({ 'cards.status': 'EMBOSSED', 'cards.innominate': 1 })
    .where('shipments.shipment_type', 'WAREHOUSE_BOX')
    .whereIn('shipments.status', stocked)
    .whereNull('cards.user_id')
    .orderBy(['cards.created_at', 'cards.id'])
    .forNoKeyUpdate('cards')
    .first(knex.raw(cards.select('cards')));
  return row === undefined ? null : cards.read(row);
}
