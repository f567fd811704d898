import type { Call } from '../calls';
import type { Context } from '../context';
import { ENDPOINTS, type EndpointName } from '../endpoints';
import { ageVerdict, decisionProblems, emptyProblems, signatureProblems, statusProblems } from '../judge';
import { type Exchange, unproven, verdict } from '../results';
import { budgetOf } from '../rules';

/** The status that ends a call: a decision has 200, all other calls accept any 2xx. */
export const goodStatus = (endpoint: EndpointName) => (ENDPOINTS[endpoint].kind === 'authorization' ? 200 : '2xx');

type Taken = 'all' | 'some' | 'none' | 'nobody';

/**
 * Sends everything that the contract shows, and judges the answers.
 * @returns how many were answered as they should be: all, some, none; or `nobody` if there is no answer at all
 */
export async function validCalls(context: Context, endpoint: EndpointName): Promise<Taken> {
  const exchanges: Exchange[] = [];
  let good = 0;
  for (const [name, call] of context.calls.examples(endpoint)) {
    const exchange = await context.wire.send(name, call);
    exchanges.push(exchange);
    const problems = statusProblems(exchange, goodStatus(endpoint));
    context.record('answered', endpoint, name, verdict(problems), [exchange]);
    if (exchange.received === null) break;
    if (problems.length === 0) good += 1;
    judgeReply(context, call, name, exchange, problems.length === 0);
  }
  if (exchanges.every(({ received }) => received === null)) return 'nobody';
  latency(context, endpoint, exchanges);
  if (good === 0) return 'none';
  return good === context.calls.examples(endpoint).length ? 'all' : 'some';
}

/** Checks the content and the signature of a reply; notifications need neither. */
export function judgeReply(
  context: Context,
  { endpoint }: Call,
  name: string,
  exchange: Exchange,
  good: boolean,
): void {
  const { kind } = ENDPOINTS[endpoint];
  const { received } = exchange;
  if (kind === 'notification') return;
  if (received === null || !good) {
    const nothing = unproven('the call was not answered as it should be, so there is no reply to judge');
    for (const rule of ['reply-schema', 'reply-signature', 'reply-age'] as const) {
      context.record(rule, endpoint, name, nothing, [exchange]);
    }
    return;
  }
  const { decision } = context.contract;
  const schema = kind === 'authorization' ? decisionProblems(received, decision) : emptyProblems(received);
  context.record('reply-schema', endpoint, name, verdict(schema), [exchange]);
  const signature = signatureProblems(received, context.signing);
  context.record('reply-signature', endpoint, name, verdict(signature), [exchange]);
  context.record('reply-age', endpoint, name, ageVerdict(received), [exchange]);
}

function latency(context: Context, endpoint: EndpointName, exchanges: readonly Exchange[]): void {
  const budget = budgetOf(endpoint);
  const late = exchanges.filter(({ milliseconds }) => milliseconds > budget);
  const problems = late.map(({ what, milliseconds }) => `${what} took ${Math.round(milliseconds)} ms`);
  context.record(
    'latency',
    endpoint,
    'every call so far',
    verdict(problems),
    late.length > 0 ? late : exchanges.slice(0, 1),
  );
}
