import { createSettlementMismatch, deleteSettlementMismatch, listSettlementMismatches } from './mismatches';
import { createSettlementRun, listSettlementRuns } from './runs';

/** The daily files on demand, and mistakes in them on demand. */
export const settlementOperations = {
  createSettlementRun,
  listSettlementRuns,
  createSettlementMismatch,
  listSettlementMismatches,
  deleteSettlementMismatch,
};
