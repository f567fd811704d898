import type { Tampering } from '../events/rules/outcome';
import type { Client } from '../kernel/client';
import type { Tx } from '../platform/store/db';
import type { OpenQuestion } from './client-call';
import type { Draft } from './draft';
import type { ProcessingParts } from './parts';
import type { NetworkMessage } from './rules/message';
import type { CardTransaction } from './rules/transaction';

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
