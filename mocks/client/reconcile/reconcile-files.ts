import { DAY } from '../../../server/kernel/time';
import { collect } from './debts';
import { clientBooks, serviceRows, userFunds } from './read-rows';
import { presentAdjustment, presentDebt, presentDifference, type Report } from './report';
import { type ClientRow, Reconciliation } from './rules';
import { readState, type State, writeState } from './state';

/** The files to compare. */
interface ReconcileTask {
  /** The transaction file of the service. */
  service: string;
  /** The client's own books. */
  client: string;
  /** The file that is kept between runs; null keeps nothing. */
  state: string | null;
  /** The file with the funds of users; null if there is none. */
  funds: string | null;
  /** RFC 3339. */
  now: string;
}

/**
 * Reconciles two files by the contract's table, and stores what remains open. It keeps only the ids and the findings of
 * the service's file in memory, and the client's file completely.
 * @throws Problem if a file is not valid; then nothing is stored
 */
export async function reconcileFiles(task: ReconcileTask): Promise<Report> {
  const before = readState(task.state);
  const books = await clientBooks(task.client);
  const clientRows = books.size;
  const funds = task.funds === null ? null : await userFunds(task.funds);
  const reconciliation = new Reconciliation(books, { ...before, rejected: new Set(before.rejected.keys()) });
  for await (const row of serviceRows(task.service)) reconciliation.add(row);
  const found = reconciliation.finish();
  const { carried, collected, debts } = collect(found.adjustments, before.debts, funds, task.now);
  const unexplained = unexplainedAfter(before, found.explained, found.impossible);
  if (task.state !== null) {
    const settled = new Map([...before.settled, ...found.settled]);
    writeState(task.state, { debts, unexplained, settled, rejected: rejectedAfter(before, found.rejected, task.now) });
  }
  return {
    service_rows: found.serviceRows,
    client_rows: clientRows,
    matching: found.matching,
    adjustments: carried.map(presentAdjustment),
    collected: collected.map(presentDebt),
    debts: debts.map(presentDebt),
    impossible: [...unexplained.values()].map(({ id, status }) => ({ transaction_id: id, status })),
    explained: found.explained,
    amounts_differ: found.amountsDiffer.map(presentDifference),
  };
}

/** A reversal follows within minutes of a rejection. For an older one no reversal will arrive. */
const REMEMBERED = 7 * DAY;

function rejectedAfter(before: State, rejected: ReadonlySet<string>, now: string): Map<string, string> {
  const oldest = Date.parse(now) - REMEMBERED;
  const kept = [...before.rejected].filter(([, seen]) => Date.parse(seen) >= oldest);
  return new Map([...kept, ...[...rejected].map((id) => [id, now] as const)]);
}

/**
 * Returns the transactions that no file of the service has had, over all runs. Books that are read again don't bring
 * back what was explained.
 */
function unexplainedAfter(before: State, explained: readonly string[], impossible: readonly ClientRow[]) {
  const left = new Map(before.unexplained);
  for (const id of explained) left.delete(id);
  for (const row of impossible) if (!before.settled.has(row.id)) left.set(row.id, row);
  return left;
}
