import type { Revision } from '../../generated/revisions';
import type { JourneyResult } from '../matrix/job';
import { nothingObserved, type Observed } from '../observe/observed';
import type { OwnServerOptions } from '../target/own-server';
import type { ServerLog } from '../target/server-log';
import type { Client } from '../world/client';
import type { World } from '../world/world';
import { ClientEndpoints } from './endpoints';

/** The setup of a journey: a world with a client whose endpoints check every call. */
export interface Stage {
  world: World;
  revision: Revision;
  endpoints: ClientEndpoints;
  /** The client that is called. */
  client: Client;
  /**
   * The text of a settlement file of a client.
   * @param file its path in the client's folder
   */
  settlementFile(clientId: string, file: string): Promise<string>;
  /** The defects built into the server on purpose, for journeys that start one of their own. */
  breakage: OwnServerOptions;
  /** Notes something that no answer shows. */
  saw(kind: 'codes' | 'replies', name: string): void;
  /** Records a difference from the contract after which the journey can continue. */
  fail(problem: string): void;
}

/** A story that shows what single answers can't: calls to the client, and what becomes of things over time. */
export interface Journey {
  name: string;
  /** Throws when something is not as the contract says. */
  run(stage: Stage): Promise<void>;
}

/** The results of journeys. */
export interface JourneyResults {
  results: JourneyResult[];
  observed: Observed;
}

/** Runs journeys one after another. A failed one does not stop the others. */
export async function runJourneys(
  journeys: readonly Journey[],
  world: World,
  settlementFile: Stage['settlementFile'],
  { log, breakage = {} }: { log: ServerLog; breakage?: OwnServerOptions },
): Promise<JourneyResults> {
  const { client, revision } = world;
  const { api_key, api_secret } = client.apiKey;
  const endpoints = await ClientEndpoints.open(revision, { [api_key]: api_secret });
  const observed = nothingObserved();
  const saw: Stage['saw'] = (kind, name) => void observed[kind].push(name);
  const stage = { world, revision, endpoints, client, settlementFile, breakage, saw };
  try {
    await client.agree({ callback_addresses: endpoints.addresses });
    const results = [];
    for (const journey of journeys) results.push(await runJourney(journey, stage, log));
    return { results, observed: { ...observed, messages: sentMessages(endpoints) } };
  } finally {
    await endpoints.close();
  }
}

async function runJourney(journey: Journey, stage: Omit<Stage, 'fail'>, log: ServerLog): Promise<JourneyResult> {
  const started = performance.now();
  const mark = log.length;
  const before = stage.endpoints.received.length;
  const problems: string[] = [];
  try {
    await journey.run({ ...stage, fail: (problem) => void problems.push(problem) });
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  for (const call of stage.endpoints.received.slice(before)) problems.push(...call.problems);
  const distinct = [...new Set(problems)];
  const cause = distinct.length === 0 ? null : log.causeOf(distinct, mark);
  return { name: journey.name, problems: distinct, cause, millis: performance.now() - started };
}

/** Only what follows the contract counts as seen. */
function sentMessages({ received }: ClientEndpoints): string[] {
  const fine = received.filter(({ problems }) => problems.length === 0);
  return [...new Set(fine.map(({ operation, message }) => `${operation} ${message}`))];
}
