import { isDeepStrictEqual } from 'node:util';
import type { AskRule } from '../../../journeys/orders/judge-order';
import { statusProblems } from '../../judge';
import { type Exchange, unproven, verdict } from '../../results';
import { type Ask, changed, examplesOf, fresh } from '../asks';
import type { NetworkContext } from '../context';
import { dataOf, doneProblems, refusalProblems } from '../judge';

const COPIES = 6;
const CHANGED = 409;
/** Nothing was done: the service asks again. */
const NOT_YET = [429, 503];

/**
 * Checks that a repeated order is one order: sent one after the other, at the same time, and with another content.
 * @param isTaken whether orders are answered correctly; otherwise nothing can be proved
 */
export async function ordersAreOne(context: NetworkContext, rule: AskRule, isTaken: boolean): Promise<void> {
  if (rule.countsOnce === undefined) return;
  if (!isTaken) {
    const reason = unproven('orders are not answered as they should be');
    for (const name of ['repeated-order', 'order-in-flight'] as const) {
      context.record(name, rule, 'not tried', reason, []);
    }
    return;
  }
  const [, example] = examplesOf(rule)[0] as [string, Ask];
  if (await repeated(context, rule, fresh(example))) return inFlight(context, rule, fresh(example));
  const reason = unproven('an order counts again whenever it comes');
  context.record('order-in-flight', rule, 'not tried', reason, []);
}

/** @returns whether nothing says that orders are forgotten */
async function repeated(context: NetworkContext, rule: AskRule, ask: Ask): Promise<boolean> {
  const first = await context.wire.send('the order', ask);
  const again = await context.wire.send('the same order again, signed anew', ask);
  const judged =
    doneProblems(rule, first).length > 0
      ? unproven('the first order was not answered as it should be')
      : verdict([...doneProblems(rule, again), ...differences(rule, [first, again])]);
  context.record('repeated-order', rule, 'the same order twice', judged, [first, again]);
  if (CHANGED in rule.responses) await anotherUnderItsId(context, rule, ask, first);
  return judged.outcome !== 'failed';
}

async function anotherUnderItsId(context: NetworkContext, rule: AskRule, ask: Ask, first: Exchange): Promise<void> {
  const other = await context.wire.send('another order under its id', changed(ask));
  const problems = statusProblems(other, CHANGED);
  context.record('changed-order', rule, 'another order under a known id', verdict(problems), [first, other]);
  if (problems.length > 0 || other.received === null) return;
  const shape = verdict(refusalProblems(rule, other.received));
  context.record('refusal-schema', rule, 'another order under a known id', shape, [other]);
}

async function inFlight(context: NetworkContext, rule: AskRule, ask: Ask): Promise<void> {
  const copies = await Promise.all(
    Array.from({ length: COPIES }, (_, index) => context.wire.send(`copy ${index + 1}`, ask)),
  );
  const after = await context.wire.send('the order once more, afterwards', ask);
  const { done, others } = parted(rule, copies);
  const problems = others.flatMap((copy) => statusProblems(copy, ...NOT_YET));
  problems.push(...doneProblems(rule, after), ...differences(rule, [...done, after]));
  context.record('order-in-flight', rule, `${COPIES} copies at once`, verdict(problems), [...copies, after]);
}

function parted(rule: AskRule, exchanges: readonly Exchange[]) {
  const isDone = (exchange: Exchange) => doneProblems(rule, exchange).length === 0;
  return { done: exchanges.filter(isDone), others: exchanges.filter((exchange) => !isDone(exchange)) };
}

/** All answers to one order must agree. An order in progress may have ended by the next answer. */
function differences(rule: AskRule, exchanges: readonly Exchange[]): string[] {
  const answers = parted(rule, exchanges).done.flatMap(({ received }) => (received === null ? [] : [dataOf(received)]));
  const ended = answers.filter((data) => data?.status !== 'IN_PROGRESS');
  const [first, ...others] = ended;
  if (others.every((data) => isDeepStrictEqual(data, first))) return wentBack(answers);
  return ['one order has answers that differ: it was carried out more than once'];
}

/** Finds an order that was final and is in progress again. */
function wentBack(answers: readonly ({ status?: unknown } | undefined)[]): string[] {
  const end = answers.findIndex((data) => data?.status === 'SUCCESS' || data?.status === 'FAILED');
  const isBack = end >= 0 && answers.at(-1)?.status === 'IN_PROGRESS';
  return isBack ? ['an order that had ended is under way again'] : [];
}
