import type { AskRule } from '../../../journeys/orders/judge-order';
import { type Exchange, unproven, verdict } from '../../results';
import { examplesOf, fresh } from '../asks';
import type { NetworkContext } from '../context';
import { doneProblems, replyProblems } from '../judge';

/**
 * Sends all examples of a call in the contract, and checks the answers.
 * @returns how many were answered correctly: all, some, none; or `nobody` if there is no answer at all
 */
export async function validAsks(context: NetworkContext, rule: AskRule): Promise<'all' | 'some' | 'none' | 'nobody'> {
  const exchanges: Exchange[] = [];
  const examples = examplesOf(rule);
  let good = 0;
  for (const [name, example] of examples) {
    const ask = fresh(example);
    const exchange = await context.wire.send(name, ask);
    const problems = doneProblems(rule, exchange);
    exchanges.push(exchange);
    context.record('answered', rule, name, verdict(problems), [exchange]);
    const { received } = exchange;
    if (received === null) break;
    if (problems.length === 0) good += 1;
    const judged = problems.length === 0 ? verdict(replyProblems(ask, received)) : unproven(NOTHING);
    context.record('reply-schema', rule, name, judged, [exchange]);
  }
  if (exchanges.every(({ received }) => received === null)) return 'nobody';
  latency(context, rule, exchanges);
  if (good === 0) return 'none';
  return good === examples.length ? 'all' : 'some';
}

const NOTHING = 'the order was not answered as it should be, so there is no reply to judge';

function latency(context: NetworkContext, rule: AskRule, exchanges: readonly Exchange[]): void {
  const late = exchanges.filter(({ milliseconds }) => milliseconds > (rule.timeoutMilliseconds ?? 0));
  const problems = late.map(({ what, milliseconds }) => `${what} took ${Math.round(milliseconds)} ms`);
  const shown = late.length > 0 ? late : exchanges.slice(0, 1);
  context.record('latency', rule, 'every call so far', verdict(problems), shown);
}
