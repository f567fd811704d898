import { journeyNamed } from '../journeys';
import { type JourneyResults, runJourneys } from '../journeys/journey';
import { type LoadedContract, loadContract } from '../load';
import { mutantNamed } from '../mutants/catalogue';
import { merged, nothingObserved } from '../observe/observed';
import { Observer } from '../observe/observer';
import { StepRecorder } from '../observe/steps';
import { type Planned, plan } from '../plan';
import { runProductionJob } from '../production/run-job';
import { type Run, type RunResult, run } from '../run';
import { causeOfHeaders } from '../target/cause';
import { type OwnServer, type OwnServerOptions, startOwnServer } from '../target/own-server';
import { replayTarget, statefulTarget } from '../target/target';
import { World } from '../world/world';
import type { Job, JobContext, JobReport } from './job';

/** Runs a job: rows, the same rows at the mock, journeys. All its resources are released at the end. */
export async function runJob(job: Job, means: JobContext): Promise<JobReport> {
  if (job.production !== undefined) return runProductionJob(job, job.production, means);
  const started = performance.now();
  const contract = loadContract(job.revision, job.rows ?? { documents: [] });
  const breakage = breakageOf(job, contract);
  const server = job.url === undefined ? await startOwnServer(job.revision, breakage) : null;
  try {
    const observer = new Observer(server && (await StepRecorder.attach(server.db)));
    const open = () => World.open(contract, contract.values, originOf(job, server), observer, server?.edge);
    const setting = async () => ({ contract, world: await open(), means, server });
    const { runs, missing } = job.rows ? await runRows(job, await setting()) : NO_ROWS;
    const journeys =
      server && job.journeys.length > 0 ? await runJourneysOf(job, await open(), server, breakage) : NO_JOURNEYS;
    return {
      job,
      runs,
      missing,
      journeys: journeys.results,
      observed: merged([await observer.observed(), journeys.observed]),
      illegal: observer.illegalSteps(),
      millis: performance.now() - started,
    };
  } catch (error) {
    throw explained(error, server);
  } finally {
    await server?.close();
  }
}

/** A failure after which nothing can be run, with its cause if the server reports it. */
function explained(error: unknown, server: OwnServer | null): Error {
  const { message } = error as Error;
  const cause = server?.log.causeOf([message], 0);
  return cause ? new Error([cause.title, ...cause.details, message].join('\n  ')) : (error as Error);
}

const NO_ROWS = { runs: [], missing: [] };
const NO_JOURNEYS: JourneyResults = { results: [], observed: nothingObserved() };

/** Journeys check more than a client can see: they run only on a server of this project. */
function runJourneysOf(
  { journeys }: Job,
  world: World,
  { settlementFile, log }: OwnServer,
  breakage: OwnServerOptions,
): Promise<JourneyResults> {
  return runJourneys(journeys.map(journeyNamed), world, settlementFile, { log, breakage });
}

interface Setting {
  contract: LoadedContract;
  world: World;
  means: JobContext;
  server: OwnServer | null;
}

async function runRows(job: Job, setting: Setting): Promise<{ runs: RunResult[]; missing: string[] }> {
  const { contract, world, means, server } = setting;
  const { planned, missing } = plan(contract, means.book);
  const causeOf = (problems: readonly string[]) => (server ? server.log.causeOf(problems) : causeOfHeaders(problems));
  const target = {
    ...statefulTarget(job.url ?? 'server', world.url, world, world.observer),
    causeOf,
    isOurs: server !== null,
    allowed: job.allowed,
  };
  const served = await run(contract.revision, planned, target, means.onRow);
  // A row without a scenario is expected all the same.
  const runs = [{ ...served.result, expected: contract.rows.length }];
  if (job.mock) runs.push(await runAtMock(setting, planned, served));
  return { runs, missing };
}

/** The mock has only the operations of the service, so nothing answers the rows of other documents. */
async function runAtMock(
  { contract, means }: Setting,
  all: readonly Planned<World>[],
  served: Run,
): Promise<RunResult> {
  // Prism takes two seconds of a processor to load, in each process, and most runs ask no mock.
  const { startOwnMock } = require('../target/own-mock') as typeof import('../target/own-mock');
  const mock = await startOwnMock(contract.revision);
  try {
    const planned = all.filter(({ row }) => row.document === 'openapi');
    const target = replayTarget<World>('mock', mock.url, served.sent);
    return (await run(contract.revision, planned, target, means.onRow)).result;
  } finally {
    await mock.close();
  }
}

/** Returns the breakage of a job's mutant, if it has one. */
function breakageOf({ mutant }: Job, { rules }: LoadedContract): OwnServerOptions {
  if (mutant === undefined) return {};
  const { front, ...rest } = mutantNamed(mutant).break;
  return { ...rest, front: front?.(rules) };
}

function originOf(job: Job, server: OwnServer | null): string {
  return server?.url ?? job.url ?? '';
}
