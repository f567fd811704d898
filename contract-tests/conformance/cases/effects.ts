import type { Context } from '../context';
import { unproven, verdict } from '../results';
import { statusOf, type Wallet } from '../wallet';
import { NO_EDGE } from './repeats';

/**
 * Adds what could not be paid a moment ago, and pays it.
 * @returns whether credits are known to count
 */
export async function creditCounts(context: Context, wallet: Wallet): Promise<boolean> {
  const edge = await wallet.edge();
  if (edge === null) {
    context.record('adjustment-effect', 'adjustments/credit', 'spend what was added', unproven(NO_EDGE), []);
    return false;
  }
  const { amount } = edge;
  const payment = context.calls.card('adjustments/credit', 'PAYMENT', amount);
  const paid = await context.wire.send(`payment of ${amount / 100} to a user who has less`, payment);
  const test = await wallet.authorize('purchase of the same amount', amount);
  const status = statusOf(test.exchange);
  const problems = status === 'REJECTED' ? ['the purchase is rejected: nothing was added'] : [];
  if (status === 'APPROVED') await wallet.giveBack(test.call);
  await wallet.giveBack(edge.call);
  await wallet.takeBack(payment);
  const judged = status === null ? unproven('the purchase was not decided') : verdict(problems);
  context.record('adjustment-effect', 'adjustments/credit', 'spend what was added', judged, [paid, test.exchange]);
  return status === 'APPROVED';
}

/** Credits the amount that could not be paid before, debits it again, and tries to pay. */
export async function debitCounts(context: Context, wallet: Wallet): Promise<void> {
  const edge = await wallet.edge();
  if (edge === null) {
    return context.record('adjustment-effect', 'adjustments/debit', 'spend what was taken', unproven(NO_EDGE), []);
  }
  const { amount } = edge;
  const payment = context.calls.card('adjustments/credit', 'PAYMENT', amount);
  const debit = context.calls.card('adjustments/debit', 'PURCHASE', amount);
  const exchanges = [
    await context.wire.send(`payment of ${amount / 100} to a user who has less`, payment),
    await context.wire.send(`debit of ${amount / 100}`, debit),
  ];
  const test = await wallet.authorize('purchase of the same amount', amount);
  exchanges.push(test.exchange);
  const status = statusOf(test.exchange);
  const problems = status === 'APPROVED' ? ['the purchase is approved: nothing was taken'] : [];
  if (status === 'APPROVED') await wallet.giveBack(test.call);
  else await wallet.giveBack(debit);
  await wallet.giveBack(edge.call);
  await wallet.takeBack(payment);
  const judged = status === null ? unproven('the purchase was not decided') : verdict(problems);
  context.record('adjustment-effect', 'adjustments/debit', 'spend what was taken', judged, exchanges);
}
