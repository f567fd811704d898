import { openBook } from '../book';
import { serveTasks, stackOf } from '../worker-pool';
import { UnusableAnswer } from '../world/limits';
import type { Job } from './job';
import { runJob } from './run-job';

const ROWS_PER_MESSAGE = 25;

/** Steps to a server: if one fails, none of its answers is to blame. */
const ON_THE_WAY: readonly (string | undefined)[] = ['connect', 'getaddrinfo'];

function inWords(error: unknown): string {
  // The caller can mend the server; the stack of such a failure says nothing more.
  if (error instanceof UnusableAnswer) {
    return ON_THE_WAY.includes(error.syscall) ? `the server can't be reached: ${error.message}` : error.message;
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
