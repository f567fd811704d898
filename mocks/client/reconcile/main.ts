import { answerHelp, readOptions } from '../../../cli/command-line';
import { printedReport } from './print';
import { Problem } from './problem';
import { type ReconcileTask, reconcileFiles } from './reconcile-files';

const USAGE = `npm run reconcile -- --service FILE --client FILE [--state FILE] [--funds FILE] [--json]
    --service  the transaction file of the service
    --client   the client's own books: CSV with TRANSACTION_ID, STATUS and, where known, TRANSACTION_TYPE and LOCAL_AMOUNT;
               MARK is MATCHING where an earlier file had the row, which need not be in this one then
    --state    what is remembered between runs: debts, what was adjusted, what the service had not told of yet
    --funds    what users can be charged: CSV with USER_ID, CURRENCY, AVAILABLE; who is not in it has nothing
    --json     for programs
Ends with 0 when the table says what to do with every row; with 1 when people have to look: a row that the service does not
know, or another amount with the same status; with 2 when a file does not do, and then nothing is changed.`;

const FOR_PEOPLE = 1;
const UNUSABLE = 2;

function readTask(parameters: readonly string[]): { task: ReconcileTask; json: boolean } {
  const text = { type: 'string' } as const;
  let values: Record<string, string | boolean | undefined>;
  try {
    const options = { service: text, client: text, state: text, funds: text, json: { type: 'boolean' } } as const;
    ({ values } = readOptions(parameters, options));
  } catch (error) {
    throw new Problem(null, `${(error as Error).message}\n\n${USAGE}`);
  }
  const { service, client, state, funds, json } = values;
  if (typeof service !== 'string' || typeof client !== 'string') throw new Problem(null, USAGE);
  const orNull = (value: unknown) => (typeof value === 'string' ? value : null);
  const task = { service, client, state: orNull(state), funds: orNull(funds), now: new Date().toISOString() };
  return { task, json: json === true };
}

async function main(): Promise<number> {
  answerHelp(USAGE);
  const { task, json } = readTask(process.argv.slice(2));
  const report = await reconcileFiles(task);
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : printedReport(report));
  return report.impossible.length + report.amounts_differ.length > 0 ? FOR_PEOPLE : 0;
}

main().then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Problem ? error.message : (error as Error).stack}\n`);
    process.exitCode = UNUSABLE;
  },
);
