import type { Check } from '../../generated/operations';
import { mistakeIn } from '../platform/http/violations';
import type { Layout, Row } from './rules/layout';
import { type CurrencyTotal, Totals } from './rules/totals';
import { WholeFile } from './whole-file';

/** The number of rows between two progress reports of a file. */
const PROGRESS_EVERY = 100_000;

/** A row that does not follow the contract. No file is written with it, because clients rely on the contract. */
class RowViolation extends Error {
  override name = 'RowViolation';
}

/** One file to be written. */
export interface FileTask<L> {
  path: string;
  /** The folder where it grows; on the same volume. */
  partialFolder: string;
  /** Ends the file when a stop begins. */
  stopSignal: AbortSignal;
  layout: Layout<L>;
  check: Check;
  /** The rows, a bounded number at a time. */
  lines: AsyncIterable<readonly L[]>;
  /** Returns the part of a row that adds to the totals, in minor units; null when it adds nothing. */
  amountOf(line: L, row: Readonly<Row>): { currency: string; amount: bigint } | null;
  /** Called between rows, now and then, before they are written. */
  beat?(): Promise<void>;
  /** Called now and then with the number of rows so far. */
  onProgress?(rows: number): void;
}

/** A file that is whole and on the disk, in nobody's view. */
export interface ReadyFile {
  file: WholeFile;
  rows: number;
  totals: CurrencyTotal[];
}

/**
 * Writes a file in bounded memory. Every row is checked against the contract.
 * @throws RowViolation, or the reason of a stop; then nothing has changed
 */
export async function writeFile<L>(task: FileTask<L>): Promise<ReadyFile> {
  const { layout, check, onProgress } = task;
  const file = await WholeFile.begin(task.path, task.partialFolder, task.stopSignal);
  const totals = new Totals();
  let rows = 0;
  try {
    await file.add(layout.header);
    for await (const lines of task.lines) {
      let text = '';
      for (const line of lines) {
        const row = layout.read(line);
        const mistake = mistakeIn(check, row);
        if (mistake !== null) throw violation(row, mistake);
        const adds = task.amountOf(line, row);
        if (adds !== null) totals.add(adds.currency, adds.amount);
        text += layout.write(row);
        rows += 1;
        if (rows % PROGRESS_EVERY === 0) onProgress?.(rows);
      }
      task.stopSignal.throwIfAborted();
      await task.beat?.();
      await file.add(text);
    }
    await file.finish();
    return { file, rows, totals: totals.list() };
  } catch (error) {
    await file.abandon();
    task.stopSignal.throwIfAborted();
    throw error;
  }
}

/** Names the row and the column, and not what stands there: it may be what people wrote. */
function violation(row: Readonly<Row>, mistake: string): RowViolation {
  const id = row.PRESENTMENT_ID ?? row.TRANSACTION_ID;
  return new RowViolation(`the row of ${id} does not follow the contract at ${mistake}`);
}
