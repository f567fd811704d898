import { Calls, type TestUser } from './calls';
import { creditCounts, debitCounts } from './cases/effects';
import { authorizationInFlight, creditInFlight, debitInFlight } from './cases/in-flight';
import { refusals } from './cases/refusals';
import { repeatedAuthorization, repeatedCredit, repeatedDebit, repeatedEvent } from './cases/repeats';
import { stories as sendStories } from './cases/stories';
import { validCalls } from './cases/valid';
import { Context } from './context';
import { loadClientContract } from './contract';
import { type Addresses, ENDPOINT_NAMES, ENDPOINTS, type EndpointName } from './endpoints';
import { type ConformanceResult, unproven } from './results';
import { Wallet } from './wallet';
import { Wire, type WireOptions } from './wire';

export interface RunOptions {
  /** A named revision, or `axis=value` pairs separated by commas. */
  revision: string;
  addresses: Addresses;
  apiKey: string;
  /** In base64. */
  apiSecret: string;
  user: TestUser;
  /** The address of a sandbox whose stories are sent to the endpoints; without it none are sent. */
  stories?: string | undefined;
  /** Milliseconds that an answer is waited for. */
  timeoutMilliseconds?: number;
  clocks?: Pick<WireOptions, 'machineNow' | 'elapsed'>;
}

/** Longer than every budget of the contract. */
const TIMEOUT_MILLISECONDS = 20_000;

/**
 * Calls the endpoints of a client as the service does and checks them against the contract.
 * @throws Error for an unknown revision, or if a story fails in the sandbox; never because of the client
 */
export async function runConformance(options: RunOptions): Promise<ConformanceResult> {
  const started = Date.now();
  const { revision, addresses, apiKey, apiSecret, user, timeoutMilliseconds = TIMEOUT_MILLISECONDS } = options;
  const contract = loadClientContract(revision);
  const signing = { apiSecret, order: contract.order };
  const wire = new Wire({ apiKey, ...signing, timeoutMilliseconds, ...options.clocks });
  const context = new Context(contract, wire, new Calls(contract, addresses, user), signing);
  try {
    const good = new Set<EndpointName>();
    for (const endpoint of ENDPOINT_NAMES) {
      if (addresses[endpoint] === undefined) continue;
      const taken = await validCalls(context, endpoint);
      if (taken === 'all') good.add(endpoint);
      await refusals(context, endpoint, taken === 'all' || taken === 'some');
      if (ENDPOINTS[endpoint].kind === 'notification') await repeatedEvent(context, endpoint, taken !== 'nobody');
    }
    const isReachable = Object.values(addresses).some((url) => wire.timeoutBudget.mayCall(url));
    if (options.stories !== undefined && isReachable) await sendStories(context, options.stories, user);
    // These go back and forth between the endpoints of card transactions, so all of them are needed.
    const card = ENDPOINT_NAMES.filter((name) => ENDPOINTS[name].kind !== 'notification' && name in addresses);
    if (!card.every((endpoint) => good.has(endpoint))) withoutMemory(context, card);
    else if (card.length > 0) await memoryAndEffects(context);
  } finally {
    wire.close();
  }
  const { results: cases } = context;
  return {
    revision,
    endpoints: ENDPOINT_NAMES,
    cases,
    silent: wire.timeoutBudget.givenUp,
    slow: wire.timeoutBudget.tooSlow,
    milliseconds: Date.now() - started,
  };
}

async function memoryAndEffects(context: Context): Promise<void> {
  const wallet = new Wallet(context);
  const inFlight = async (endpoint: EndpointName, remembers: boolean, cases: typeof authorizationInFlight) => {
    if (remembers) return cases(context, wallet);
    const reason = unproven('finished keys are forgotten, so that copies count again whenever they come');
    context.record('key-in-flight', endpoint, 'copies at once', reason, []);
  };
  await inFlight('authorizations', await repeatedAuthorization(context, wallet), authorizationInFlight);
  const creditWorks = await creditCounts(context, wallet);
  await inFlight('adjustments/credit', await repeatedCredit(context, wallet), creditInFlight);
  await debitCounts(context, wallet);
  await inFlight('adjustments/debit', await repeatedDebit(context, wallet, creditWorks), debitInFlight);
}

function withoutMemory(context: Context, endpoints: readonly EndpointName[]): void {
  const reason = unproven('the calls to authorizations and adjustments are not all answered as they should be');
  for (const endpoint of endpoints) {
    for (const rule of ['repeated-key', 'key-in-flight'] as const)
      context.record(rule, endpoint, 'not tried', reason, []);
  }
}
