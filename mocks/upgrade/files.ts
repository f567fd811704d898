import { type SettlementFile, settlementFor } from '../../generated/settlement';
import type { Reader } from '../../server/platform/store/db';
import { presentmentLines, transactionLines } from '../../server/settlement/lines';
import { type Layout, layoutOf } from '../../server/settlement/rules/layout';
import type { SettledClient } from '../../server/settlement/rules/record';
import { presentmentSources, type Sources, transactionSources } from '../../server/settlement/rules/sources';
import type { Change } from './seen';
import type { Side } from './side';

/** A row of a settlement file that is different in another revision. */
export interface ChangedRow {
  folder: 'transactions' | 'presentations';
  /** `yyyy-mm-dd`. */
  day: string;
  transaction_id: string;
  changes: Change[];
}

type Layouts<L> = readonly [before: Layout<L>, after: Layout<L>];

/**
 * Compares the rows of a client's settlement files, day by day.
 * @param days `yyyy-mm-dd`
 */
export async function* changedRows(
  db: Reader,
  client: SettledClient,
  days: readonly string[],
  before: Side,
  after: Side,
): AsyncGenerator<ChangedRow> {
  const [first, second] = [settlementFor(before.revision).files, settlementFor(after.revision).files];
  const layouts = <L>(
    files: readonly [SettlementFile, SettlementFile],
    sources: (client: SettledClient, file: SettlementFile) => Sources<L>,
  ): Layouts<L> => [
    layoutOf(files[0], sources(client, files[0]), client),
    layoutOf(files[1], sources(client, files[1]), client),
  ];
  const transactions = layouts([first.transactions, second.transactions], transactionSources);
  const presentations = layouts([first.presentations, second.presentations], presentmentSources);
  for (const day of days) {
    const of = { db, clientId: client.id, day };
    for await (const lines of transactionLines(of, null)) {
      yield* changedIn(lines, transactions, { folder: 'transactions', day });
    }
    for await (const lines of presentmentLines(of)) {
      yield* changedIn(lines, presentations, { folder: 'presentations', day });
    }
  }
}

function* changedIn<L extends { transaction: { id: string } }>(
  lines: readonly L[],
  [before, after]: Layouts<L>,
  file: Pick<ChangedRow, 'folder' | 'day'>,
): Generator<ChangedRow> {
  for (const line of lines) {
    const [was, is] = [{ ...before.read(line) }, { ...after.read(line) }];
    const columns = after.columns.filter((name) => was[name] !== is[name]);
    if (columns.length === 0) continue;
    const changes = columns.map((name): Change => {
      const what = `says ${is[name] ?? 'nothing'} instead of ${was[name] ?? 'nothing'}`;
      return { effect: 'WRITTEN_DIFFERENTLY', where: `row ${name}`, what, instead: null };
    });
    yield { ...file, transaction_id: line.transaction.id, changes };
  }
}
