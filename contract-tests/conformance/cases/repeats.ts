import { isDeepStrictEqual } from 'node:util';
import type { Call } from '../calls';
import type { Context } from '../context';
import type { EndpointName } from '../endpoints';
import { jsonOf, statusProblems } from '../judge';
import { type Exchange, type Received, unproven, type Verdict, verdict } from '../results';
import { statusOf, type Wallet } from '../wallet';
import { goodStatus, judgeReply } from './valid';

/** The reason why cases that need a user whose money runs out prove nothing. */
export const NO_EDGE =
  'the client approves or rejects whatever the amount, so that it does not show whether something counted twice; ' +
  'name a user with a balance with --user';

export const sameBody = (a: Received, b: Received): boolean =>
  a.body.equals(b.body) || (jsonOf(a) !== undefined && isDeepStrictEqual(jsonOf(a), jsonOf(b)));

/** Holds the answer to a repetition against the first one. */
function repeatedProblems(endpoint: EndpointName, first: Exchange, again: Exchange): string[] {
  const problems = statusProblems(again, goodStatus(endpoint));
  if (problems.length > 0 || first.received === null || again.received === null) return problems;
  return sameBody(first.received, again.received) ? [] : ['the second answer is not the first one'];
}

/**
 * The same authorization twice: the second time there is nothing left to pay it with.
 * @returns whether nothing says that keys are forgotten
 */
export async function repeatedAuthorization(context: Context, wallet: Wallet): Promise<boolean> {
  const endpoint = 'authorizations';
  const edge = await wallet.edge();
  let call: Call;
  let first: Exchange;
  if (edge !== null) {
    call = edge.call;
    first = edge.exchange;
  } else {
    call = context.calls.some(endpoint);
    first = await context.wire.send('the first call', call);
  }
  const again = await context.wire.send('the same call again, signed anew', call);
  if (edge !== null) await wallet.giveBack(edge.call);
  const firstProblems = statusProblems(first, 200);
  if (firstProblems.length > 0) {
    const reason = unproven('the first call was not answered as it should be');
    context.record('repeated-key', endpoint, 'the same call twice', reason, [first, again]);
    return false;
  }
  const problems = repeatedProblems(endpoint, first, again);
  const judged: Verdict = problems.length === 0 && edge === null ? unproven(NO_EDGE) : verdict(problems);
  context.record('repeated-key', endpoint, 'the same call twice', judged, [first, again]);
  judgeReply(context, call, 'the repetition', again, statusProblems(again, 200).length === 0);
  return problems.length === 0;
}

/**
 * Sends a payment twice with the same key. Less than the amount was left, so twice the amount can be paid only if the
 * payment counted twice.
 * @returns false if the client forgets keys
 */
export async function repeatedCredit(context: Context, wallet: Wallet): Promise<boolean> {
  const edge = await wallet.edge();
  const amount = edge?.amount ?? 100;
  const call = context.calls.card('adjustments/credit', 'PAYMENT', amount);
  const first = await context.wire.send(`payment of ${amount / 100}`, call);
  const again = await context.wire.send('the same payment again, signed anew', call);
  const problems = statusProblems(again, '2xx');
  const exchanges = [first, again];
  if (edge !== null) {
    const test = await wallet.authorize('purchase of twice the amount, which one payment does not cover', 2 * amount);
    exchanges.push(test.exchange);
    if (statusOf(test.exchange) === 'APPROVED') {
      problems.push('the payment counted twice');
      await wallet.giveBack(test.call);
    }
    await wallet.giveBack(edge.call);
  }
  await wallet.takeBack(call);
  const judged = problems.length === 0 && edge === null ? unproven(NO_EDGE) : verdict(problems);
  context.record('repeated-key', 'adjustments/credit', 'the same call twice', judged, exchanges);
  return problems.length === 0;
}

/**
 * Sends a debit twice with the same key. Twice the amount was added before, so the amount can be paid once more only if
 * the debit counted once.
 * @param creditWorks whether credits are known to work; otherwise nothing can be proved
 * @returns false if the client forgets keys
 */
export async function repeatedDebit(context: Context, wallet: Wallet, creditWorks: boolean): Promise<boolean> {
  const edge = creditWorks ? await wallet.edge() : null;
  const amount = edge?.amount ?? 100;
  const payment = context.calls.card('adjustments/credit', 'PAYMENT', 2 * amount);
  const exchanges = [await context.wire.send(`payment of ${(2 * amount) / 100}`, payment)];
  const call = context.calls.card('adjustments/debit', 'PURCHASE', amount);
  exchanges.push(await context.wire.send(`debit of ${amount / 100}`, call));
  const again = await context.wire.send('the same debit again, signed anew', call);
  exchanges.push(again);
  const problems = statusProblems(again, '2xx');
  if (edge !== null) {
    const test = await wallet.authorize('purchase of the amount, which is covered after one debit', amount);
    exchanges.push(test.exchange);
    if (statusOf(test.exchange) === 'REJECTED') problems.push('the debit counted twice');
    else await wallet.giveBack(test.call);
    await wallet.giveBack(edge.call);
  }
  await wallet.giveBack(call);
  await wallet.takeBack(payment);
  const judged = problems.length === 0 && edge === null ? unproven(NO_EDGE) : verdict(problems);
  context.record('repeated-key', 'adjustments/debit', 'the same call twice', judged, exchanges);
  return problems.length === 0;
}

/**
 * Sends an event again; it must be accepted again.
 * @param isAnswered whether the endpoint answers at all; otherwise nothing is sent
 */
export async function repeatedEvent(context: Context, endpoint: EndpointName, isAnswered: boolean): Promise<void> {
  if (!isAnswered) {
    const reason = unproven('the endpoint does not answer');
    context.record('repeated-key', endpoint, 'not tried', reason, []);
    return;
  }
  const call = context.calls.some(endpoint);
  const first = await context.wire.send('the event', call);
  const again = await context.wire.send('the same event again, signed anew', call);
  const good = statusProblems(first, '2xx').length === 0;
  const judged = good ? verdict(statusProblems(again, '2xx')) : unproven('the event was not taken the first time');
  context.record('repeated-key', endpoint, 'the same event twice', judged, [first, again]);
}
