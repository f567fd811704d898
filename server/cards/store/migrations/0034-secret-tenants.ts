import type { Tx } from '../../../platform/store/db';
import { addClient } from '../../../platform/store/migration';

/** Names the client beside the secrets of each card. */
export const nameClientsOfSecrets = (tx: Tx): Promise<void> => addClient(tx, 'card_secrets');
