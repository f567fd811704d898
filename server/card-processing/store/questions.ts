import { PAN_LOOKUP } from '../../cards/store/cards-secrets';
import { clients } from '../../clients/store/tables';
import type { Client } from '../../kernel/client';
import type { Vault } from '../../platform/crypto/vault';
import type { Reader } from '../../platform/store/db';
import { runReads } from '../../platform/store/reads';
import type { Columns } from '../../platform/store/table';
import type { Named } from './messages';
import { type CardMessage, cardMessages, type EarlyReversal, earlyReversals, type MessageKind } from './tables';

/** The records that concern a card message, read when it comes. */
export interface KnownOfQuestion {
  /** The same message, where it came before. */
  earlier: CardMessage | null;
  /** The client whose card it is, for networks, which know cards and no clients; null where there is no such card. */
  owner: Client | null;
  /** The reversals of it that came first. */
  early: readonly EarlyReversal[];
}

const selected = <R extends object>(columns: Columns<R>, where: string) => ({
  sql: `SELECT ${columns.select()} FROM ${columns.table} WHERE ${where}`,
  columns: columns.names,
});

const MESSAGE = selected(cardMessages, 'network = ? AND reference = ? AND kind = ?');
const EARLY = selected(earlyReversals, 'network = ? AND original_reference = ?');
const OWNER_BY_ID = selected(clients, 'id = (SELECT client_id FROM cards WHERE id = ?)');
const OWNER_BY_PAN = selected(
  clients,
  'id = (SELECT client_id FROM cards WHERE id = (SELECT card_id FROM card_secrets WHERE pan_hash = ?))',
);

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
  const [messages = [], owners = [], early = []] = await runReads(reader, [
    { ...MESSAGE, parameters: [network, reference, kind] },
    'id' in card
      ? { ...OWNER_BY_ID, parameters: [card.id] }
      : { ...OWNER_BY_PAN, parameters: [vault.lookup(card.pan, PAN_LOOKUP)] },
    { ...EARLY, parameters: [network, reference] },
  ]);
  const [message] = messages;
  const [owner] = owners;
  return {
    earlier: message === undefined ? null : cardMessages.read(message),
    owner: owner === undefined ? null : clients.read(owner),
    early: early.map((row) => earlyReversals.read(row)),
  };
}
