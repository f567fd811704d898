import type { Tx } from '../../../platform/store/db';
import { addClient } from '../../../platform/store/migration';

/** Names the client in each attempt at delivery. */
export const nameClientsOfAttempts = (tx: Tx): Promise<void> => addClient(tx, 'outbox_attempts');
