import { availableParallelism } from 'node:os';
import path from 'node:path';
import { EXIT } from '../../cli/exit-codes';
import { startPostgres } from '../../server/testing/postgres-server';
import { type Case, casesOf, titleOf, type Wanted } from './cases';
import { type Outcome, type RunOptions, runCase } from './run-case';
import { install } from './tool';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Runs Schemathesis on the requested runs.
 * @returns the exit code
 */
export async function runSchemathesis(options: Wanted & RunOptions): Promise<number> {
  const problem = await install(print);
  if (problem !== null) {
    print(problem);
    return EXIT.NOT_DONE;
  }
  const cases = casesOf(options);
  const postgres = await postgresFor(cases);
  try {
    const outcomes = await inParallel(cases, options);
    const wrong = outcomes.filter(({ code }) => code !== 0);
    print(`${outcomes.length - wrong.length} runs found nothing, ${wrong.length} found something`);
    if (wrong.length === 0) return EXIT.FINE;
    return wrong.some(({ code }) => code === 1) ? EXIT.WRONG : EXIT.NOT_DONE;
  } finally {
    await postgres?.stop();
  }
}

/** A PostgreSQL for the runs that need one; the one in DATABASE_URL_TEST has priority. */
async function postgresFor(cases: readonly Case[]) {
  if (process.env.DATABASE_URL_TEST || cases.every(({ database }) => database !== 'postgres')) return null;
  const server = await startPostgres();
  process.env.DATABASE_URL_TEST = server.url;
  return server;
}

/** Several runs at once: each spends most of its time in a process of its own. */
async function inParallel(cases: readonly Case[], options: RunOptions): Promise<Outcome[]> {
  const left = [...cases];
  const outcomes: Outcome[] = [];
  const worker = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) {
      print(`begins  ${titleOf(one)}`);
      const outcome = await runCase(one, options);
      outcomes.push(outcome);
      printOutcome(one, outcome, cases.length - outcomes.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, worker));
  return outcomes;
}

function printOutcome(one: Case, { code, output, seconds, file }: Outcome, left: number): void {
  if (code !== 0) print(output);
  const verdict = code === 0 ? 'passed' : 'FAILED';
  print(`${verdict}  ${titleOf(one)}: ${countOf(output)} in ${seconds} s, ${left} to go (${path.relative('.', file)})`);
}

/** The line in which Schemathesis counts its requests. */
const countOf = (output: string): string => /(\d+ generated[^\n]*)/.exec(output)?.[1] ?? 'no count';
