import type { SealedTable } from '../../server/platform/crypto/reseal';
import { snapshotTables } from './store/tables';

/** The tables of the sandbox that have sealed columns. */
export const sealedTables: readonly SealedTable[] = [{ table: snapshotTables, key: ['snapshot_id', 'name'] }];
