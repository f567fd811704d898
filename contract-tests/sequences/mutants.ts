import { availableParallelism } from 'node:os';
import type { Dialect } from '../../server/platform/store/db';
import { IN_EACH, UNREVISED } from '../journeys';
import { DOCUMENTS } from '../load';
import type { JobReport } from '../matrix/job';
import { runAllJobs } from '../matrix/pool';
import { HISTORIES, type HistoryMutant } from '../mutants/catalogue/histories';
import { resultOf } from '../mutants/prove';
import { runTasks } from './pool';
import { linesOf } from './story';
import type { Task } from './worker';

/** Sequences that may be made until a mutant is found. */
const ENOUGH = 1_000;

type Blocks = (seed: number, count: number, database: Dialect) => Task[];

/**
 * Breaks the service in each way that only a history shows: sequences have to find it, and the contract tests of the current revision,
 * with every row and journey, have to find nothing.
 * @returns the exit code
 */
export async function proveHistories(seed: number, blocksOf: Blocks): Promise<number> {
  const started = performance.now();
  let found = 0;
  for (const mutant of HISTORIES) if (await isFound(mutant, blocksOf(seed, ENOUGH, 'sqlite'))) found += 1;
  const silent = await countSilent();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `mutants of histories: ${HISTORIES.length} made, ${found} found by sequences, ${silent} of which single operations show nothing, ${seconds} s`,
  );
  return found === HISTORIES.length && silent === HISTORIES.length ? 0 : 1;
}

async function isFound({ name, caught }: HistoryMutant, blocks: readonly Task[]): Promise<boolean> {
  const tasks = blocks.map((task) => ({ ...task, mutant: name }));
  const results = await runTasks(tasks, availableParallelism(), ({ failure }) => failure === null);
  const failure = results.find((result) => result?.failure)?.failure ?? null;
  const right = failure !== null && caught.test(failure.problem);
  console.log(`  ${right ? 'found    ' : 'NOT FOUND'}  ${name}`);
  if (failure === null) console.log('             nothing was said');
  else
    console.log(
      `             ${linesOf({ ...failure, exchanges: [] })
        .filter((line) => line !== '')
        .join('\n             ')}`,
    );
  return right;
}

/** Counts the mutants of which no single operation and no journey says anything. */
async function countSilent(): Promise<number> {
  const journeys = [...IN_EACH, ...UNREVISED].map(({ name }) => name);
  const jobs = HISTORIES.map(({ name }) => {
    return { revision: 'current', rows: { documents: DOCUMENTS }, mock: false, journeys, mutant: name };
  });
  let silent = 0;
  const judge = (report: JobReport) => {
    const { said } = resultOf({ name: '', caught: /$^/ }, report);
    if (said.length === 0) silent += 1;
    else console.log(`  SEEN       ${report.job.mutant}\n             ${said.slice(0, 5).join('\n             ')}`);
  };
  await runAllJobs(jobs, { onReport: judge });
  return silent;
}
