import { openBook } from '../book';
import { UnusableAnswer } from '../world/limits';
import type { Job, JobReport } from './job';
import { runJob } from './run-job';

/** The messages of a worker to the process that started it. */
export type WorkerMessage = { rows: number } | { report: JobReport } | { failure: string };

const ROWS_PER_MESSAGE = 25;

const send = (message: WorkerMessage) => void process.send?.(message);

/** Steps to a server: if one fails, none of its answers is to blame. */
const ON_THE_WAY: readonly (string | undefined)[] = ['connect', 'getaddrinfo'];

function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The caller can mend the server; the stack of such a failure says nothing more.
  if (error instanceof UnusableAnswer) {
    return ON_THE_WAY.includes(error.syscall) ? `the server can't be reached: ${error.message}` : error.message;
  }
  return String(error.stack);
}

/** Runs one job at a time, in order of arrival. */
function serve(): void {
  const book = openBook();
  let rows = 0;
  const reportRows = () => {
    send({ rows });
    rows = 0;
  };
  const onRow = () => {
    rows += 1;
    if (rows === ROWS_PER_MESSAGE) reportRows();
  };
  process.on('message', (job: Job) => {
    runJob(job, { book, onRow }).then(
      (report) => {
        reportRows();
        send({ report });
      },
      (error: unknown) => send({ failure: inWords(error) }),
    );
  });
  // The parent process has ended.
  process.on('disconnect', () => process.exit());
}

if (require.main === module) serve();
