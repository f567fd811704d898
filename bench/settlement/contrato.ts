import { parseRevision } from '../../generated/revisions';
import { writeDay } from '../../server/settlement/write-day';
import { CLIENT, DAY, openBenchDb } from './fixture';
import { report, reportProgress } from './result';

/** Both files as the service writes them: every row checked against the contract, totals, whole or not at all. */
async function main(): Promise<void> {
  const folder = process.env.BENCH_FOLDER as string;
  const db = openBenchDb(folder);
  const progress: Record<string, number> = {};
  await report(async () => {
    const files = await writeDay({
      stopSignal: new AbortController().signal,
      db,
      config: { dataDir: folder, settlementDir: null },
      client: CLIENT,
      revision: parseRevision('current'),
      day: DAY,
      amendments: null,
      onProgress: (file, rows) => {
        progress[file] = rows;
        reportProgress((progress.transactions ?? 0) + (progress.presentations ?? 0));
      },
    });
    return files.reduce((sum, { rows }) => sum + rows, 0);
  });
  await db.close();
}

void main();
