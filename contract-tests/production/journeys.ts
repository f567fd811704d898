import { clientReplies, IN_EACH, triggers, UNREVISED } from '../journeys';
import { ClientEndpoints } from '../journeys/endpoints';
import type { Journey, Stage } from '../journeys/journey';
import { orders } from '../journeys/orders';
import type { JourneyResult } from '../matrix/job';
import { nothingObserved } from '../observe/observed';
import type { World } from '../world/world';
import type { Production } from './production';

/**
 * Answers of networks have a service of their own, whose networks are the judges; trigger values are in no message of a
 * network.
 */
const ALL: readonly Journey[] = [...IN_EACH, clientReplies, ...UNREVISED].filter(
  (journey) => journey !== orders && journey !== triggers,
);

/**
 * Makes every journey with a client that is called over HTTPS, and tells of those that touched a network on their way:
 * by a question, a report, or a control of the world.
 */
export async function makeJourneys(production: Production, world: World): Promise<JourneyResult[]> {
  const { client, revision } = world;
  const { api_key, api_secret } = client.apiKey;
  const { tls } = production;
  const now = (moment: number) => production.seenAt(moment);
  const endpoints = await ClientEndpoints.open(revision, { [api_key]: api_secret }, { tls, now });
  try {
    await client.agree({ callback_addresses: endpoints.addresses });
    const results: JourneyResult[] = [];
    for (const journey of ALL) {
      production.forgetJourney();
      const result = await make(journey, production, { world, endpoints });
      if (production.journeyTouched) results.push(result);
    }
    return results;
  } finally {
    await endpoints.close();
  }
}

async function make(
  journey: Journey,
  production: Production,
  { world, endpoints }: { world: World; endpoints: ClientEndpoints },
): Promise<JourneyResult> {
  const started = performance.now();
  const problems: string[] = [];
  const before = endpoints.received.length;
  const stage: Stage = {
    ...{ world, revision: world.revision, client: world.client, breakage: {}, endpoints },
    settlementFile: (clientId, file) => production.settlementFile(clientId, file),
    saw: (kind, name) => void nothingObserved()[kind].push(name),
    fail: (problem) => void problems.push(problem),
  };
  try {
    await journey.run(stage);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  for (const call of endpoints.received.slice(before)) problems.push(...call.problems);
  return { name: journey.name, problems: [...new Set(problems)], millis: performance.now() - started };
}
