import type { components } from '../../../../generated/types/sandbox';
import { boletoCancelled, boletoPaid, type CashInStep } from '../../../../server/cash/reports';
import { cashInAt, cashInMachine } from '../../../../server/cash/rules/cash-in-intent';
import { findCashInIntent } from '../../../../server/cash/store/cash';
import { formatAmount, parseAmount } from '../../../../server/kernel/money';
import { presentOutcome } from '../../../../server/networks/cash/present';
import { type Call, write } from '../../../../server/platform/http/operation';
import { newId } from '../../../../server/platform/ids';
import type { Tx } from '../../../../server/platform/store/db';
import { namingLegalSteps } from '../../legal-steps';

type Schemas = components['schemas'];
type CashInOperation = 'payCashInIntent' | 'cancelCashInIntentByProvider';

function step<Step extends CashInStep>(
  operation: CashInOperation,
  call: Call<CashInOperation>,
  tx: Tx,
  run: () => Promise<Step>,
): Promise<Step> {
  return namingLegalSteps({
    machine: cashInMachine,
    operation,
    state: async () => {
      const intent = await findCashInIntent(tx, call.client.id, call.path.intent_id);
      return intent === null ? '' : cashInAt(intent, call.now).status;
    },
    run,
  });
}

function presentStep({ before, after }: CashInStep): Schemas['CashInIntentStep'] {
  return {
    id: after.id,
    previous_status: before.status as Schemas['CashInIntentStatus'],
    status: after.status as Schemas['CashInIntentStatus'],
    amount: formatAmount(after.amount),
    paid_amount: formatAmount(after.paidAmount),
  };
}

/** Somebody pays a boleto, in whole or in part. */
export const payCashInIntent = write<'payCashInIntent'>(async (call, tx) => {
  const { amount } = call.body;
  const report = {
    clientId: call.client.id,
    intentId: call.path.intent_id,
    paymentId: newId(),
    amount: amount === undefined ? null : parseAmount(amount),
    now: call.now,
  };
  const paid = await step('payCashInIntent', call, tx, () => boletoPaid(tx, report));
  return { status: 200, body: { data: { ...presentStep(paid), ...presentOutcome(paid.received) } } };
});

/** The provider cancels a boleto. */
export const cancelCashInIntentByProvider = write<'cancelCashInIntentByProvider'>(async (call, tx) => {
  const report = { clientId: call.client.id, intentId: call.path.intent_id, now: call.now };
  const cancelled = await step('cancelCashInIntentByProvider', call, tx, () => boletoCancelled(tx, report));
  return { status: 200, body: { data: presentStep(cancelled) } };
});
