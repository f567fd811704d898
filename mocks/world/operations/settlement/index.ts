import { getSettlementFile } from './files';
import { createSettlementMismatch, deleteSettlementMismatch, listSettlementMismatches } from './mismatches';
import { createSettlementRun, listSettlementRuns } from './runs';

/** The daily files on demand and over HTTP, and mistakes in them on demand. */
export const settlementOperations = {
  createSettlementRun,
  listSettlementRuns,
  getSettlementFile,
  createSettlementMismatch,
  listSettlementMismatches,
  deleteSettlementMismatch,
};
