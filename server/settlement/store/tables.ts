import { json, moment, type RecordOf, table, text } from '../../platform/store/table';
import type { CurrencyTotal } from '../rules/totals';

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
