import type { AllServices } from '../../../../server/all-services';
import { clearingOf } from '../../../../server/card-processing/clearing';
import { readMessageAmount } from '../../../../server/card-processing/rules/message';
import { type CardTransaction, cardTransactionMachine } from '../../../../server/card-processing/rules/transaction';
import { findCardTransaction, findPresentments } from '../../../../server/card-processing/store/card-transactions';
import { DomainError } from '../../../../server/kernel/errors';
import { type Call, direct } from '../../../../server/platform/http/operation';
import { namingLegalSteps } from '../../legal-steps';
import { presentCardTransaction } from './shape';

type NetworkStep = 'reverseAtNetwork' | 'clearAtNetwork' | 'refundAtNetwork' | 'expireAtNetwork';

/** Runs a step of the network; when the state allows no such step, the refusal names those that are legal. */
function step<K extends NetworkStep, T>(
  operation: K,
  { client, path }: Call<K>,
  { db }: AllServices,
  run: (id: string) => Promise<T>,
): Promise<T> {
  const id = (path as unknown as { transaction_id: string }).transaction_id;
  return namingLegalSteps({
    machine: cardTransactionMachine,
    operation,
    state: async () => existing(await findCardTransaction(db, client.id, id)).state,
    run: () => run(id),
  });
}

function existing(transaction: CardTransaction | null): CardTransaction {
  if (transaction === null) throw new DomainError('CARD_TRANSACTION_NOT_FOUND');
  return transaction;
}

function made(follower: CardTransaction | null): CardTransaction {
  if (follower === null) throw new Error('the step created no transaction');
  return follower;
}

const amountOf = (amount: string | undefined) => (amount === undefined ? null : readMessageAmount(amount, '/amount'));

/** The reversal that the network sends. */
export const reverseAtNetwork = direct<'reverseAtNetwork', AllServices>(async (call, services) => {
  const amount = amountOf(call.body.amount);
  const reversal = await step('reverseAtNetwork', call, services, async (id) =>
    made((await services.processor.reverse(call.client, id, amount)).follower),
  );
  return { status: 201, body: { data: presentCardTransaction(reversal, []) } };
});

/** The refund, held until its settlement. */
export const refundAtNetwork = direct<'refundAtNetwork', AllServices>(async (call, services) => {
  const amount = amountOf(call.body.amount);
  const refund = await step('refundAtNetwork', call, services, async (id) =>
    made((await services.processor.refund(call.client, id, amount)).follower),
  );
  return { status: 201, body: { data: presentCardTransaction(refund, []) } };
});

/** The transaction with everything that was presented of it. */
export const clearAtNetwork = direct<'clearAtNetwork', AllServices>(async (call, services) => {
  const clearing = clearingOf(call.body, amountOf(call.body.amount));
  const { transaction } = await step('clearAtNetwork', call, services, (id) =>
    services.processor.clear(call.client, id, clearing),
  );
  const presentments = await findPresentments(services.db, call.client.id, [transaction.id]);
  return { status: 200, body: { data: presentCardTransaction(transaction, presentments) } };
});

/** The transaction, whose user has the money back. */
export const expireAtNetwork = direct<'expireAtNetwork', AllServices>(async (call, services) => {
  const { transaction } = await step('expireAtNetwork', call, services, (id) =>
    services.processor.expire(call.client, id),
  );
  return { status: 200, body: { data: presentCardTransaction(transaction, []) } };
});
