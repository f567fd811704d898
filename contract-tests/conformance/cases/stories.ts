import { UsageError } from '../../../cli/declaration';
import { addressOf } from '../../../server/events/rules/kinds';
import { loadContract } from '../../load';
import { ArazzoDocument, storyNames } from '../../workflow/document';
import { runDocuments } from '../../workflow/main';
import { redacted } from '../../workflow/redacted';
import type { RunResult, WorkflowResult } from '../../workflow/results';
import { stepLines } from '../../workflow/text';
import { Calls } from '../../world/client';
import type { BodyOf, ReplyOf } from '../../world/types';
import type { Call, TestUser } from '../calls';
import type { Context } from '../context';
import { ENDPOINT_NAMES, ENDPOINTS, type EndpointName } from '../endpoints';
import { statusProblems } from '../judge';
import { verdict } from '../results';
import { statusOf, Wallet } from '../wallet';
import { goodStatus, judgeReply } from './valid';

/** A call by which the service tells a client something in a story. */
interface StoryCall {
  /** The story, and the kind of event. */
  what: string;
  endpoint: EndpointName;
  key: string;
  /** As the revision sends it. */
  body: Record<string, unknown>;
}

/** Placeholder addresses of the endpoints, so that the service's own rule chooses the one of an event. */
const PLACES = {
  transactions: 'client:',
  activities: 'client:/activities',
  shipping_updates: 'client:/shipping-updates',
  identity_sessions: 'client:/identity-sessions',
};

const PAGE = 100;

/**
 * Runs the stories of spec/workflows in a sandbox, and sends to the endpoints the calls that the clients of these
 * stories receive: in the same order, signed for the tested client, card calls for the test user.
 * @param sandbox the address of the sandbox
 * @throws UsageError if a story fails there, because its calls then prove nothing
 */
export async function stories(context: Context, sandbox: string, user: TestUser): Promise<void> {
  const wallet = new Wallet(context);
  for (const storyCall of await callsInStories(context.contract.revision, sandbox)) {
    const url = context.calls.addressOf(storyCall.endpoint);
    if (url !== undefined) await sendCall(context, wallet, storyCall.what, callOf(storyCall, url, user));
  }
}

function callOf({ endpoint, key, body }: StoryCall, url: string, { userId, cardId }: TestUser): Call {
  if (ENDPOINTS[endpoint].kind === 'notification') return { endpoint, url, key, body };
  const named = { ...(userId && { user: { id: userId } }), ...(cardId && { card: { id: cardId } }) };
  return { endpoint, url, key, body: { ...body, ...named } };
}

/** Sends one call and checks the answer. Its effect on the test user's balance is reversed. */
async function sendCall(context: Context, wallet: Wallet, what: string, call: Call): Promise<void> {
  const { endpoint } = call;
  const exchange = await context.wire.send(what, call);
  const problems = statusProblems(exchange, goodStatus(endpoint));
  context.record('story-call', endpoint, what, verdict(problems), [exchange]);
  judgeReply(context, call, what, exchange, problems.length === 0);
  if (endpoint === 'authorizations' && statusOf(exchange) === 'APPROVED') await wallet.giveBack(call);
  if (problems.length > 0) return;
  if (endpoint === 'adjustments/credit') await wallet.takeBack(call);
  if (endpoint === 'adjustments/debit') await wallet.giveBack(call);
}

/** Runs every story, and reads the calls that its clients got. */
async function callsInStories(revision: string, sandbox: string): Promise<StoryCall[]> {
  const documents = storyNames().map((name) => ArazzoDocument.read(name));
  const options = { url: sandbox, revision, clientId: undefined, clientSecret: undefined, input: undefined };
  const result = await runDocuments(documents, options);
  const contract = loadContract(revision);
  assertHeld(redacted(result, contract));
  const calls = new Calls(contract, result.url, null);
  const all: StoryCall[] = [];
  for (const workflow of result.workflows) {
    for (const credentials of clientsIn(workflow)) all.push(...(await callsTo(calls, credentials, workflow.workflow)));
  }
  return all;
}

/** @throws UsageError with the step that does not hold */
function assertHeld({ url, workflows }: RunResult): void {
  for (const { workflow, steps } of workflows) {
    const failed = steps.find(({ outcome }) => outcome === 'failed');
    if (failed) throw new UsageError([`${workflow} does not hold at ${url}:`, ...stepLines(failed)].join('\n'));
  }
}

/** The clients that logged in, each once. */
function clientsIn({ steps }: WorkflowResult): BodyOf<'createToken'>[] {
  const logins = steps
    .flatMap(({ calls }) => calls)
    .filter(({ operation, status }) => operation === 'createToken' && status === 200)
    .map(({ sent }) => sent as BodyOf<'createToken'>);
  return [...new Map(logins.map((login) => [login.client_id, login])).values()];
}

/** The events of a client, oldest first. */
async function callsTo(calls: Calls, credentials: BodyOf<'createToken'>, story: string): Promise<StoryCall[]> {
  const { access_token: token } = await calls.call('createToken', { body: credentials });
  const all: StoryCall[] = [];
  let page: ReplyOf<'searchEvents'>['data'];
  for (let number = 0; ; number += 1) {
    const query = { sort: ['created_at'], 'page[size]': PAGE, 'page[number]': number };
    ({ data: page } = await calls.call('searchEvents', { token, query }));
    for (const { id, type, idempotency_key: key } of page) {
      const { data } = await calls.call('getEvent', { token, path: { event_id: id } });
      all.push({ what: `${story}: ${type}`, endpoint: endpointOf(type, data.payload), key, body: data.payload });
    }
    if (page.length < PAGE) return all;
  }
}

function endpointOf(type: string, payload: unknown): EndpointName {
  const address = addressOf(PLACES, type, payload);
  return ENDPOINT_NAMES.find((name) => address?.endsWith(`/${name}`)) as EndpointName;
}
