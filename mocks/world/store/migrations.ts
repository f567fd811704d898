import type { Migration } from '../../../server/platform/store/migration';
import { createMismatches } from './migrations/0001-settlement-mismatches';
import { createRequestLog } from './migrations/0002-request-log';
import { createSnapshots } from './migrations/0003-snapshots';
import { createReceivers } from './migrations/0004-receivers';
import { addSnapshotDigests } from './migrations/0005-snapshot-digests';
import { faults } from './migrations/0012-faults';
import { simulatedBanks } from './migrations/0013-simulated-banks';

/**
 * Every step of the sandbox's own tables, in order; they follow those of the service. The first two have the names by
 * which databases know them from the time when they stood among the service's; a new one is called `sandbox/…`.
 */
export const migrations: readonly Migration[] = [
  faults,
  simulatedBanks,
  createMismatches,
  createRequestLog,
  createSnapshots,
  createReceivers,
  addSnapshotDigests,
];
