import type { components } from '../../../generated/types/sandbox';
import { boolean, json, moment, type RecordOf, table, text } from '../../platform/store/table';
import type { CurrencyTotal } from '../rules/totals';

export type MismatchKind = components['schemas']['MismatchKind'];

/** One of the files that a run wrote. */
export interface WrittenFile {
  folder: 'transactions' | 'presentations';
  name: string;
  /** Without the header. */
  rows: number;
  totals: CurrencyTotal[];
}

/** A run that wrote the files of one client and day. */
export const settlementRuns = table('settlement_runs', {
  id: text(),
  clientId: text(),
  /** `yyyy-mm-dd`. */
  day: text(),
  files: json<WrittenFile[]>(),
  createdAt: moment(),
});

export type SettlementRun = RecordOf<typeof settlementRuns>;

/** A mistake that the files of a sandbox make on purpose, so that reconciliation has something to find. */
export const settlementMismatches = table('settlement_mismatches', {
  id: text(),
  clientId: text(),
  kind: text<MismatchKind>(),
  transactionId: text(),
  /** The day of the transaction, in whose file the mistake is. */
  day: text(),
  /** True once a run has written it. */
  used: boolean(),
  createdAt: moment(),
});

export type Mismatch = RecordOf<typeof settlementMismatches>;
