import { cardSecrets } from './cards/store/tables';
import { cashOutIntents } from './cash/store/tables';
import { apiKeys } from './clients/store/tables';
import type { SealedTable } from './platform/crypto/reseal';
import { idempotency } from './platform/idempotency/store/tables';

/** All tables with encrypted columns, whose values are encrypted again in a rotation of the data keys. */
export const sealedTables: readonly SealedTable[] = [
  { table: cardSecrets, key: ['card_id'] },
  { table: apiKeys, key: ['id'] },
  { table: cashOutIntents, key: ['id'] },
  { table: idempotency, key: ['client_id', 'operation_id', 'key'] },
];
