import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadContract } from '../../load';
import { startOwnServer } from '../../target/own-server';
import { World } from '../../world/world';
import type { Journey, Stage } from '../journey';
import { replyName } from '../replies';
import { ANSWERS, type Answer } from './answers';
import { type NetworkEndpointOptions, NetworkEndpoints, type ReceivedOrder } from './endpoints';
import { HOW, type Scene } from './questions';

/** Longer than the pauses before a task that failed is tried again. */
const AGAIN_SECONDS = 3_600;

/** A service whose networks are these endpoints, and how it is used. */
interface Serving {
  world: World;
  server: Scene['server'];
  close(): Promise<void>;
}

/** Everything that networks are asked, over HTTP and signed, with every answer that the contract documents. */
export const orders: Journey = {
  name: 'answers of networks',
  run: (stage) =>
    showAnswers(stage, {}, async (calls) => {
      const server = await startOwnServer('current', { ...stage.breakage, asks: calls });
      const contract = loadContract('current');
      const world = await World.open(contract, contract.values, server.url, null, server.edge);
      return { world, server, close: () => server.close() };
    }),
};

/**
 * Makes a service send every order, and gives it every documented answer.
 * @param serve starts the service with the settings of its networks in NETWORKS_FILE
 */
export async function showAnswers(
  stage: Pick<Stage, 'saw' | 'fail'>,
  how: NetworkEndpointOptions,
  serve: (calls: object) => Promise<Serving>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-orders-'));
  const endpoints = await NetworkEndpoints.open(how);
  let serving: Serving | undefined;
  try {
    const secretFile = path.join(folder, 'secret');
    await writeFile(secretFile, endpoints.apiSecret);
    serving = await serve(endpoints.calls(secretFile));
    const { world, server } = serving;
    for (const answer of ANSWERS) await show(stage, { world, server, endpoints }, answer);
    for (const { problems } of endpoints.received) for (const problem of problems) stage.fail(problem);
  } finally {
    await serving?.close();
    await endpoints.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function show(stage: Pick<Stage, 'saw' | 'fail'>, scene: Scene, answer: Answer): Promise<void> {
  try {
    if (HOW[answer.operation].isLater) await showLater(scene, answer);
    else await showAtOnce(scene, answer);
    stage.saw('replies', replyName(answer));
  } catch (error) {
    stage.fail(`${replyName(answer)}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Somebody waits for the answer. */
async function showAtOnce(scene: Scene, answer: Answer): Promise<void> {
  const { ask, outcomes } = HOW[answer.operation];
  const before = scene.endpoints.received.length;
  const came = await ask(scene, answer);
  const calls = scene.endpoints.received.slice(before).filter(({ operation }) => operation === answer.operation);
  assert.ok(
    calls.some(({ answered }) => answered === replyName(answer)),
    `the network was not asked, and what came was ${came}`,
  );
  assertOneOrder(calls);
  assert.equal(came, outcomes[answer.example] ?? outcomes.otherwise);
}

/** A task sends an order, and repeats it with the same content until the network has accepted it. */
async function showLater({ world, server, endpoints }: Scene, answer: Answer): Promise<void> {
  endpoints.answer(answer);
  const before = endpoints.received.length;
  const identity = await HOW[answer.operation].ask({ world, server, endpoints }, answer);
  // The first lets the task run, which may become due only after a minute; the second lets it run again.
  for (const seconds of [AGAIN_SECONDS, AGAIN_SECONDS]) await world.passTime(seconds);
  const calls = () =>
    endpoints.received
      .slice(before)
      .filter((call) => call.operation === answer.operation && call.identity === identity);
  await endpoints.hears(answer.operation, (call) => calls().includes(call));
  const answers = calls().map(({ answered }) => answered);
  const wanted = answer.status < 300 ? 1 : 2;
  assert.equal(answers.length, wanted, `${answers.length} calls came where ${wanted} were due: ${answers.join(', ')}`);
  assert.equal(answers[0], replyName(answer));
  assertOneOrder(calls());
}

/** An order that was not accepted is sent again with exactly the same content. */
function assertOneOrder(calls: readonly ReceivedOrder[]): void {
  const orders = calls.filter(({ identity }) => identity !== null);
  const different = new Set(orders.map(({ identity, text }) => `${identity} ${text}`));
  assert.ok(different.size <= 1, 'the order changed from one call to the next');
}
