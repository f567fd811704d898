import { join } from 'node:path';
import type { Revision } from '../../generated/revisions';
import { type FileName, type SettlementFile, settlementFor } from '../../generated/settlement';
import { rowChecksFor } from '../../generated/settlement-checks';
import type { Reader } from '../platform/store/db';
import type { DayAmendments } from './amendments';
import { clientFolder, type FolderSettings, partialFolder } from './folders';
import { presentmentLines, transactionLines } from './lines';
import { fileName } from './rules/day';
import { layoutOf } from './rules/layout';
import type { SettledClient } from './rules/record';
import { owedIn, presentmentSources, transactionSources } from './rules/sources';
import { takenBy } from './rules/totals';
import type { WrittenFile } from './store/settlement';
import { type FileTask, type ReadyFile, writeFile } from './write-file';

/** The client and day whose files are written, and the folder for them. */
export interface FilesTask {
  db: Reader;
  config: FolderSettings;
  client: SettledClient;
  revision: Revision;
  /** `yyyy-mm-dd`; it is over. */
  day: string;
  /** Null where the transaction file has what its transactions say. */
  amendments: DayAmendments | null;
  /** Ends the work when a stop begins. */
  stopSignal: AbortSignal;
  /** Called between rows from time to time, to show that the work continues. */
  beat?(): Promise<void>;
  onProgress?(file: FileName, rows: number): void;
}

/**
 * Writes both files of a day, each completely or not at all, in the client's revision. If the second can't be moved to
 * its place, for example because its folder is not writable, the first one stays there, and nothing remains of the
 * second.
 */
export async function writeFiles(task: FilesTask): Promise<WrittenFile[]> {
  const { files } = settlementFor(task.revision);
  const transactions = await writeTransactions(task, files.transactions);
  const presentations = await writePresentations(task, files.presentations).catch(async (error: unknown) => {
    await transactions.file.abandon();
    throw error;
  });
  const written = [transactions, presentations];
  task.stopSignal.throwIfAborted();
  for (const { file } of written) file.keep();
  try {
    for (const { file } of written) await file.place();
  } catch (error) {
    for (const { file } of written) await file.abandon();
    throw error;
  }
  return written.map(({ file: _placed, ...report }) => report);
}

/** The report about a file, and the file itself until it is in its place. */
type Ready = WrittenFile & Pick<ReadyFile, 'file'>;

function writeTransactions(task: FilesTask, file: SettlementFile): Promise<Ready> {
  const { client, db, day } = task;
  return write(task, 'transactions', file, {
    layout: layoutOf(file, transactionSources(client, file), client),
    lines: transactionLines({ db, clientId: client.id, day }, task.amendments),
    amountOf: ({ transaction, status }) =>
      status === 'APPROVED' ? { currency: transaction.pricing.localCurrency, amount: takenBy(transaction) } : null,
  });
}

function writePresentations(task: FilesTask, file: SettlementFile): Promise<Ready> {
  const { client, db, day } = task;
  const owed = owedIn(client, file);
  return write(task, 'presentations', file, {
    layout: layoutOf(file, presentmentSources(client, file), client),
    lines: presentmentLines({ db, clientId: client.id, day }),
    amountOf: (line) => {
      const { currency, total } = owed(line);
      return { currency, amount: total };
    },
  });
}

async function write<L>(
  { client, config, day, revision, stopSignal, beat, onProgress }: FilesTask,
  folder: FileName,
  file: SettlementFile,
  task: Pick<FileTask<L>, 'layout' | 'lines' | 'amountOf'>,
): Promise<Ready> {
  const name = fileName(file.name, day);
  const written = await writeFile({
    ...task,
    path: join(clientFolder(config, client.id), file.folder, name),
    partialFolder: partialFolder(config),
    stopSignal,
    check: rowChecksFor(revision)[folder],
    beat,
    onProgress: (rows) => onProgress?.(folder, rows),
  });
  return { folder, name, ...written };
}
