import { availableParallelism } from 'node:os';
import type { Dialect } from '../../server/platform/store/db';
import { IN_EACH, UNREVISED } from '../journeys';
import { DOCUMENTS } from '../load';
import { runAllJobs } from '../matrix/pool';
import { ALL_HISTORIES, HISTORIES, type HistoryMutant } from '../mutants/catalogue/histories';
import { resultOf } from '../mutants/prove';
import { SETTINGS } from './declared-options';
import { runTasks } from './pool';
import { linesOf } from './story';
import type { Task } from './worker';

/** The maximum number of sequences until a mutant is found: some hundreds in each setting. */
const ENOUGH = 350 * SETTINGS.length;

type Blocks = (seed: number, count: number, database: Dialect) => Task[];

/**
 * Runs each mutant that only a history of operations shows: sequences must find it, and the contract tests of the
 * current revision, with every row and journey, must not.
 * @returns the exit code
 */
export async function proveHistories(seed: number, blocksOf: Blocks): Promise<number> {
  const started = performance.now();
  let found = 0;
  for (const mutant of HISTORIES) if (await isFound(mutant, blocksOf(seed, ENOUGH, 'sqlite'))) found += 1;
  const problems = await problemsOfAll();
  for (const problem of problems) console.log(`  SEEN       ${problem}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`mutants of histories: ${HISTORIES.length} made, ${found} found by sequences, ${seconds} s`);
  console.log(`single operations and journeys see ${problems.length === 0 ? 'nothing of them' : 'them'}`);
  return found === HISTORIES.length && problems.length === 0 ? 0 : 1;
}

async function isFound({ name, caught }: HistoryMutant, blocks: readonly Task[]): Promise<boolean> {
  const tasks = blocks.map((task) => ({ ...task, mutant: name }));
  const results = await runTasks(tasks, availableParallelism(), ({ failure }) => failure === null);
  const failure = results.find((result) => result?.failure)?.failure ?? null;
  const right = failure !== null && caught.test(failure.problem);
  console.log(`  ${right ? 'found    ' : 'NOT FOUND'}  ${name}`);
  if (failure === null) console.log('             no problem was reported');
  else
    console.log(
      `             ${linesOf({ ...failure, exchanges: [] })
        .filter((line) => line !== '')
        .join('\n             ')}`,
    );
  return right;
}

/**
 * Runs every row and journey of the current revision with all mutants at once.
 * @returns the reported problems, of which there should be none
 */
async function problemsOfAll(): Promise<string[]> {
  const journeys = [...IN_EACH, ...UNREVISED].map(({ name }) => name);
  const [report] = await runAllJobs([
    { revision: 'current', rows: { documents: DOCUMENTS }, mock: false, journeys, mutant: ALL_HISTORIES.name },
  ]);
  return resultOf(ALL_HISTORIES, report).problems;
}
