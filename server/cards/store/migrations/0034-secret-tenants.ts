import type { Tx } from '../../../platform/store/db';
import { addClient } from '../../../platform/store/migration';

/** Adds the client to the secrets of each card. */
export const nameClientsOfSecrets = (tx: Tx): Promise<void> => addClient(tx, 'card_secrets');
