import { openBook } from '../book';
import { serveTasks, stackOf } from '../worker-pool';
import type { Job } from './job';
import { runJob } from './run-job';

const ROWS_PER_MESSAGE = 25;

/** Steps to a server that a caller can mend: the stack of such a failure is that of Node and says nothing more. */
const ON_THE_WAY: readonly (string | undefined)[] = ['connect', 'getaddrinfo'];

function inWords(error: unknown): string {
  if (error instanceof Error && ON_THE_WAY.includes((error as NodeJS.ErrnoException).syscall)) {
    return `the server can't be reached: ${error.message}`;
  }
  return stackOf(error);
}

function serve(): void {
  const book = openBook();
  let rows = 0;
  serveTasks(async (job: Job, onRows) => {
    const reportRows = () => {
      onRows(rows);
      rows = 0;
    };
    const onRow = () => {
      rows += 1;
      if (rows === ROWS_PER_MESSAGE) reportRows();
    };
    const report = await runJob(job, { book, onRow });
    reportRows();
    return report;
  }, inWords);
}

if (require.main === module) serve();
