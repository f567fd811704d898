import { presentAdjustment, presentDifference, type Report } from './report';
import { CLIENT_COLUMNS, clientRow, RowReader, refuseTwice, SERVICE_COLUMNS, serviceRow } from './rows';
import { type ClientRow, type Memory, Reconciliation } from './rules';
import { cellsOf, checkedHeader } from './table';

export { Problem } from './problem';

/** A file that was read already: its name, and its records with the header first. */
export interface CsvTable {
  name: string;
  records: readonly (readonly string[])[];
}

export type Findings = Pick<
  Report,
  'service_rows' | 'client_rows' | 'matching' | 'adjustments' | 'impossible' | 'amounts_differ'
>;

const NOTHING: Memory = { settled: new Map(), unexplained: new Map(), rejected: new Set() };

/**
 * Reconciles two files by the rule of `npm run reconcile`, without anything that is remembered between runs.
 * @throws Problem when a file is not what it should be
 */
export function reconcileInMemory(service: CsvTable, client: CsvTable): Findings {
  const books = new Map<string, ClientRow>();
  for (const reader of rowsOf(client, CLIENT_COLUMNS)) {
    const row = clientRow(reader);
    refuseTwice(books, row.id, reader);
    books.set(row.id, row);
  }
  const clientRows = books.size;
  const reconciliation = new Reconciliation(books, NOTHING);
  const seen = new Set<string>();
  for (const reader of rowsOf(service, SERVICE_COLUMNS)) {
    const row = serviceRow(reader);
    refuseTwice(seen, row.id, reader);
    seen.add(row.id);
    reconciliation.add(row);
  }
  const found = reconciliation.finish();
  return {
    service_rows: found.serviceRows,
    client_rows: clientRows,
    matching: found.matching,
    adjustments: found.adjustments.map((adjustment) => presentAdjustment({ adjustment, outcome: 'REGISTER' })),
    impossible: found.impossible.map(({ id, status }) => ({ transaction_id: id, status })),
    amounts_differ: found.amountsDiffer.map(presentDifference),
  };
}

function* rowsOf({ name, records }: CsvTable, needed: readonly string[]): Generator<RowReader> {
  const lines = records.map((cells, at) => ({ line: at + 1, cells: [...cells] }));
  const [head = { line: 1, cells: [] }, ...rows] = lines;
  const header = checkedHeader(name, head, needed);
  for (const record of rows) yield new RowReader(name, record.line, cellsOf(name, header, record));
}
