import type { Tx } from '../../../platform/store/db';
import { addClient } from '../../../platform/store/migration';

/** Names the client in each total of activities. */
export const nameClientsOfTotals = (tx: Tx): Promise<void> => addClient(tx, 'activity_totals');
