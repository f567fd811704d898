import type { InjectedFault } from '../events/rules/outcome';
import type { Client } from '../kernel/client';
import type { Tx } from '../platform/store/db';
import type { PendingAuthorization } from './client-call';
import type { Draft } from './draft';
import type { ProcessingParts } from './parts';
import type { NetworkMessage } from './rules/message';
import type { CardTransaction } from './rules/transaction';

/** A message that is to be decided, and whose it is. */
export interface UndecidedMessage {
  client: Client;
  message: NetworkMessage;
  draft: Draft;
}

/** A message that is recorded: decided, or waiting for its client. */
export type Recorded = { transaction: CardTransaction } | { open: PendingAuthorization };

/** Returns the fault that the sandbox injects into the question to a client; used up by asking. */
export async function nextInjectedFault(
  { faultInjector }: Pick<ProcessingParts, 'faultInjector'>,
  client: Client,
  tx: Tx,
): Promise<InjectedFault | null> {
  return (await faultInjector()?.next(tx, client.id, 'CARD_AUTHORIZATION')) ?? null;
}
