import type { Interception } from '../events/call-interceptor';
import type { Client } from '../kernel/client';
import type { Tx } from '../platform/store/db';
import type { PendingAuthorization } from './client-call';
import type { Draft } from './draft';
import type { ProcessingParts } from './parts';
import type { ReceivedMessage } from './received-message';
import type { NetworkMessage } from './rules/message';
import type { CardTransaction } from './rules/transaction';

/** A message that needs a decision, and its client. */
export interface UndecidedMessage {
  client: Client;
  message: NetworkMessage;
  draft: Draft;
  /** The message as it is kept by its network's reference; null where no network sent it. */
  received: ReceivedMessage | null;
}

/** A message that is recorded: decided, or waiting for its client. */
export type Recorded = { transaction: CardTransaction } | { open: PendingAuthorization };

/** The original that a message takes back is being decided itself: the message has to be looked at again once it is. */
export class OriginalUndecided extends Error {
  override name = 'OriginalUndecided';

  constructor(readonly original: Pick<CardTransaction, 'clientId' | 'id'>) {
    super('the original is being decided');
  }
}

/** Returns the changes to the call to a client; null if there are none. */
export async function interceptionOf(
  { services: { interceptor } }: Pick<ProcessingParts, 'services'>,
  client: Client,
  tx: Tx,
): Promise<Interception | null> {
  return interceptor === null ? null : interceptor.intercept(tx, client.id, 'CARD_AUTHORIZATION');
}
