import { openBook } from '../book';
import type { Job, JobReport } from './job';
import { runJob } from './run-job';

/** The messages of a worker to the process that started it. */
export type WorkerMessage = { rows: number } | { report: JobReport } | { failure: string };

const ROWS_PER_MESSAGE = 25;

const send = (message: WorkerMessage) => void process.send?.(message);

/** Runs one job at a time, in order of arrival. */
function serve(): void {
  const book = openBook();
  let rows = 0;
  const tellRows = () => {
    send({ rows });
    rows = 0;
  };
  const onRow = () => {
    rows += 1;
    if (rows === ROWS_PER_MESSAGE) tellRows();
  };
  process.on('message', (job: Job) => {
    runJob(job, { book, onRow }).then(
      (report) => {
        tellRows();
        send({ report });
      },
      (error: unknown) => send({ failure: error instanceof Error ? String(error.stack) : String(error) }),
    );
  });
  // The parent process has ended.
  process.on('disconnect', () => process.exit());
}

if (require.main === module) serve();
