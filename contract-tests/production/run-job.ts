import { loadContract } from '../load';
import type { Job, JobContext, JobReport } from '../matrix/job';
import { nothingObserved } from '../observe/observed';
import { plan } from '../plan';
import { run } from '../run';
import { statefulTarget, type Target } from '../target/target';
import { World } from '../world/world';
import { answersOfNetworks } from './answers';
import { makeJourneys } from './journeys';
import { Production } from './production';

/** Carries out a job against a service in production mode and a world of its own. @param folder of both */
export async function runProductionJob(job: Job, folder: string, means: JobContext): Promise<JobReport> {
  const started = performance.now();
  const contract = loadContract(job.revision, job.rows ?? { documents: [] });
  const production = await Production.start(folder);
  try {
    const calls = production.calls(contract, null);
    const world = await World.open(contract, contract.values, production.url, null, production.edge, calls);
    const { planned, missing } = plan(contract, means.book);
    const stateful = statefulTarget('production', production.url, world);
    const target: Target<World> = {
      ...stateful,
      isOurs: true,
      causeOf: (problems) => production.log.causeOf(problems),
      requestFor: async (item) => {
        await production.calm();
        return stateful.requestFor(item);
      },
    };
    const { result } = await run(contract.revision, planned, target, means.onRow);
    const runs = [{ ...result, expected: contract.rows.length }];
    await production.calm();
    const made = job.journeys.length > 0 ? await makeJourneys(production, world) : [];
    const answers = job.journeys.length > 0 ? [await answersOfNetworks(folder, contract)] : [];
    const journeys = [...made, ...answers];
    const { inTheStore } = production;
    const rest = { journeys, inTheStore, observed: nothingObserved(), illegal: [] };
    return { job, runs, missing, ...rest, millis: performance.now() - started };
  } finally {
    await production.stop();
  }
}
