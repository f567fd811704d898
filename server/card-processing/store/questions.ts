import { type CardInUse, cardInUseIn, keyOf, queryCardInUse } from '../../cards/store/used-cards';
import { type ApiKey, apiKeysIn, queryApiKeys } from '../../clients/store/api-keys';
import { clients } from '../../clients/store/tables';
import type { Client } from '../../kernel/client';
import type { Vault } from '../../platform/crypto/vault';
import { Db, type Reader } from '../../platform/store/db';
import { type QueuedRead, runReads } from '../../platform/store/reads';
import { readTogether } from '../../platform/store/shared-reads';
import type { Columns } from '../../platform/store/table';
import type { Named } from './messages';
import { type CardMessage, cardMessages, type EarlyReversal, earlyReversals, type MessageKind } from './tables';

/** The records that concern a card message, read when it comes. */
export interface KnownOfQuestion {
  /** The same message, if it arrived before. */
  earlier: CardMessage | null;
  /** The client of the card, for networks, which know cards but no clients; null if there is no such card. */
  owner: Client | null;
  /** The reversals of it that came first, in order of arrival. */
  early: readonly EarlyReversal[];
  /** The card of any client, and the data for the call to this client. */
  use: KnownUse;
}

/** The card that is used, and what its client is called with. */
export interface KnownUse {
  card: CardInUse | null;
  /** The client's pairs, the newest first. */
  pairs: readonly ApiKey[];
  /** When all this was read, by `performance.now`. */
  readAt: number;
}

const selected = <R extends object>(columns: Columns<R>, where: string) => ({
  sql: `SELECT ${columns.select()} FROM ${columns.table} WHERE ${where}`,
  columns: columns.names,
});

const MESSAGE = selected(cardMessages, 'network = ? AND reference = ? AND kind = ?');
const EARLY = selected(earlyReversals, 'network = ? AND original_reference = ?');
const OWNER_OF_ID = '(SELECT client_id FROM cards WHERE id = ?)';
const OWNER_OF_HASH = '(SELECT client_id FROM cards WHERE id = (SELECT card_id FROM card_secrets WHERE pan_hash = ?))';
const OWNER_BY_ID = selected(clients, `id = ${OWNER_OF_ID}`);
const OWNER_BY_HASH = selected(clients, `id = ${OWNER_OF_HASH}`);

/**
 * Reads what a message is taken in with.
 * @param card its id, or its number: only the number's keyed hash reaches the database
 */
export async function readQuestion(
  reader: Reader,
  vault: Vault,
  { network, reference }: Named,
  { kind, card }: { kind: MessageKind; card: { id: string } | { pan: string } },
): Promise<KnownOfQuestion> {
  const key = keyOf(vault, card);
  const readAt = performance.now();
  const [messages = [], owners = [], early = [], cards = [], pairs = []] = await ask(reader, [
    { ...MESSAGE, parameters: [network, reference, kind] },
    'id' in key ? { ...OWNER_BY_ID, parameters: [key.id] } : { ...OWNER_BY_HASH, parameters: [key.hash] },
    { ...EARLY, parameters: [network, reference] },
    queryCardInUse(key, null),
    queryApiKeys('id' in key ? [OWNER_OF_ID, key.id] : [OWNER_OF_HASH, key.hash]),
  ]);
  const [message] = messages;
  const [owner] = owners;
  return {
    earlier: message === undefined ? null : cardMessages.read(message),
    owner: owner === undefined ? null : clients.read(owner),
    early: early.map((row) => earlyReversals.read(row)).sort((a, b) => (a.id < b.id ? -1 : 1)),
    use: { card: cardInUseIn(cards), pairs: apiKeysIn(pairs), readAt },
  };
}

/** Reads the client's card that is used, and what its client is called with. */
export async function readUse(
  reader: Reader,
  vault: Vault,
  clientId: string,
  card: { id: string } | { pan: string },
): Promise<KnownUse> {
  const readAt = performance.now();
  const [cards = [], pairs = []] = await ask(reader, [
    queryCardInUse(keyOf(vault, card), clientId),
    queryApiKeys(['?', clientId]),
  ]);
  return { card: cardInUseIn(cards), pairs: apiKeysIn(pairs), readAt };
}

/**
 * Messages that arrive while others are looked up share the next statement. On several nodes no statement can read all
 * these tables.
 */
async function ask(reader: Reader, reads: readonly QueuedRead[]): Promise<Record<string, unknown>[][]> {
  if (reader instanceof Db) await reader.learnLayout();
  return reader.isDistributed ? runReads(reader, reads) : readTogether(reader, reads);
}
