import assert from 'node:assert/strict';
import { newPayingCard, type UsageInput, usageInput } from '../../world/entities/card-transactions';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';
import type { World } from '../../world/world';

type Made = ReplyOf<'authorizeAtNetwork'>;

export const valid: Valid<'authorizeAtNetwork'> = async (world) => ({ body: await usageInput(world) });

export const scenarios: Scenarios<'authorizeAtNetwork'> = {
  '201 approved': async (world) => ({
    ...(await valid(world)),
    expect: (body) => {
      const { state, status, status_detail, decided_by } = (body as Made).data;
      assert.deepEqual([state, status, status_detail, decided_by], ['AUTHORIZED', 'APPROVED', 'APPROVED', 'LEDGER']);
    },
  }),
  '201 rejected': async (world) => ({
    body: await usageInput(world, { condition: 'FRAUD_ENGINE' }),
    expect: (body) => {
      const { state, status, status_detail, decided_by } = (body as Made).data;
      assert.deepEqual(
        [state, status, status_detail, decided_by],
        ['REJECTED', 'REJECTED', 'REJECTED_FRAUD', 'PROCESSOR'],
      );
    },
  }),
  '404 CARD_NOT_FOUND': using({ card_id: crypto.randomUUID() }),
  '422 INVALID_CURRENCY': using({ currency: 'XPF' }),
  '422 INVALID_AMOUNT': using({ currency: 'CLP', amount: '100.50' }),
  '422 INSTALLMENTS_NOT_ALLOWED': using({
    installments: { quantity: 3, credit_type: 'WITH_INTEREST', grace_period: 0 },
  }),
};

function using(changes: Partial<UsageInput>) {
  return async (world: World) => ({
    body: await usageInput(world, { card_id: await newPayingCard(world), ...changes }),
  });
}
