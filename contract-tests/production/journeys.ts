import { clientReplies, IN_EACH, UNREVISED } from '../journeys';
import type { Journey, Stage } from '../journeys/journey';
import { orders } from '../journeys/orders';
import type { JourneyResult } from '../matrix/job';
import { nothingObserved } from '../observe/observed';
import type { World } from '../world/world';
import type { Production } from './production';

/** A journey that touches a network and can't be made here, and why. */
export interface OutOfReach {
  name: string;
  reason: string;
}

export interface ProductionJourneys {
  results: JourneyResult[];
  outOfReach: OutOfReach[];
}

/** Answers of networks have a service of their own, whose networks are the judges. */
const ALL: readonly Journey[] = [...IN_EACH, clientReplies, ...UNREVISED].filter((journey) => journey !== orders);

const CALLED = 'production calls clients at public addresses only, and a journey has none';

/**
 * Makes every journey, and tells of those that touched a network on their way: by a question, a report, or a control of
 * the world.
 */
export async function makeJourneys(production: Production, world: World): Promise<ProductionJourneys> {
  const made: ProductionJourneys = { results: [], outOfReach: [] };
  for (const journey of ALL) {
    const { result, touched, reason } = await make(journey, production, world);
    if (reason !== null && touched) made.outOfReach.push({ name: journey.name, reason });
    else if (touched) made.results.push(result);
  }
  return made;
}

/** Endpoints that can't be called: whatever is done with them ends there. @param used told of it */
function nobodyCalled(used: () => void): Stage['endpoints'] {
  return new Proxy({} as Stage['endpoints'], {
    get: () => {
      used();
      throw new Error(CALLED);
    },
  });
}

async function make(journey: Journey, production: Production, world: World) {
  const started = performance.now();
  const problems: string[] = [];
  let reason: string | null = null;
  production.forgetJourney();
  const stage: Stage = {
    ...{ world, revision: world.revision, client: world.client, breakage: {} },
    endpoints: nobodyCalled(() => {
      reason = CALLED;
    }),
    settlementFile: (clientId, file) => production.settlementFile(clientId, file),
    saw: (kind, name) => void nothingObserved()[kind].push(name),
    fail: (problem) => void problems.push(problem),
  };
  try {
    await journey.travel(stage);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  const { touched, beyond } = production.journey;
  const result: JourneyResult = {
    name: journey.name,
    problems: [...new Set(problems)],
    millis: performance.now() - started,
  };
  return { result, touched, reason: reason ?? beyond };
}
