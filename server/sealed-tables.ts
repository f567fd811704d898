import { cardSecrets } from './cards/store/tables';
import { cashOutIntents } from './cash/store/tables';
import { apiKeys } from './clients/store/tables';
import type { SealedTable } from './platform/crypto/reseal';
import { idempotency } from './platform/idempotency/store/tables';

/** Every table that has sealed columns: what a rotation of the data keys seals anew. */
export const sealedTables: readonly SealedTable[] = [
  { table: cardSecrets, key: ['card_id'] },
  { table: apiKeys, key: ['id'] },
  { table: cashOutIntents, key: ['id'] },
  { table: idempotency, key: ['client_id', 'operation_id', 'key'] },
];
