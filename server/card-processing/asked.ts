import type { Tampering } from '../domain/events/outcome';
import type { NetworkMessage } from '../domain/processing/message';
import type { CardTransaction } from '../domain/processing/transaction';
import type { Client } from '../store/clients';
import type { Tx } from '../store/db';
import type { OpenQuestion } from './client-call';
import type { Draft } from './draft';
import type { ProcessingParts } from './parts';

/** A message that is to be decided, and whose it is. */
export interface Asked {
  client: Client;
  message: NetworkMessage;
  draft: Draft;
}

/** A message that is recorded: decided, or waiting for its client. */
export type Recorded = { transaction: CardTransaction } | { open: OpenQuestion };

/** What the sandbox makes go wrong with the question to a client; used up by asking. */
export async function tamperingWith(
  { tamper }: Pick<ProcessingParts, 'tamper'>,
  client: Client,
  tx: Tx,
): Promise<Tampering | null> {
  return (await tamper()?.next(tx, client.id, 'CARD_AUTHORIZATION')) ?? null;
}
