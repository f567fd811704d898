import type { CardInUse } from '../cards/store/used-cards';
import type { ApiKey } from '../clients/store/api-keys';
import type { Client } from '../kernel/client';
import { newId } from '../platform/ids';
import type { ProcessingParts } from './parts';
import { priceOf } from './pricing';
import {
  assertAmounts,
  assertInstallments,
  cardOfUnknownNumber,
  type NetworkMessage,
  newTransaction,
} from './rules/message';
import type { CardTransaction } from './rules/transaction';
import { type KnownUse, readUse } from './store/questions';

/** A transaction without a decision, with its card. */
export interface Draft {
  transaction: CardTransaction;
  /** Null when no card of the client's is meant. */
  card: CardInUse | null;
  /** The client's pairs, as they were read with the card; null where they were not. */
  pairs: readonly ApiKey[] | null;
  /** When the card was read, by `performance.now`. */
  readAt: number;
}

/**
 * Drafts the transaction that a message asks for, priced and not yet decided.
 * @param known the client's card and what goes with it, where that has been read; null reads it
 * @throws DomainError INVALID_AMOUNT, INVALID_CURRENCY, INSTALLMENTS_NOT_ALLOWED, SERVICE_UNAVAILABLE
 */
export async function draftOf(
  parts: ProcessingParts,
  client: Client,
  message: NetworkMessage,
  known: KnownUse | null,
): Promise<Draft> {
  assertAmounts(message);
  const { db, vault, clock } = parts.services;
  const { card, pairs, readAt } = known ?? (await readUse(db, vault, client.id, message.card));
  const used = card === null ? unknownCard(message) : { ...card, cardId: card.id };
  assertInstallments(message, used.productType);
  const origin = message.countryCode === used.country ? ('DOMESTIC' as const) : ('INTERNATIONAL' as const);
  const amounts = await priceOf(parts, client, { country: used.country, origin }, message);
  const own = { id: newId(), clientId: client.id, now: clock.now() };
  return { transaction: newTransaction(message, { ...used, origin }, amounts, own), card, pairs, readAt };
}

/** An unknown card. If it was named by its id, it was deleted since. */
function unknownCard({ card }: NetworkMessage) {
  return { ...cardOfUnknownNumber('pan' in card ? card.pan : '0'.repeat(16)), accountId: null };
}

/** A repeat of the same message: it has the card and the amounts of its first transaction. */
export function draftAgain(
  { services }: Pick<ProcessingParts, 'services'>,
  message: NetworkMessage,
  repeated: CardTransaction,
): Draft {
  const own = { id: newId(), clientId: repeated.clientId, now: services.clock.now() };
  return { transaction: newTransaction(message, repeated, repeated, own), card: null, pairs: null, readAt: 0 };
}
