import assert from 'node:assert/strict';
import { type ForcedInput, forcedInput } from '../../world/entities/card-transactions';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';
import type { World } from '../../world/world';

type Made = ReplyOf<'forceAtNetwork'>;

export const valid: Valid<'forceAtNetwork'> = async (world) => ({ body: await forcedInput(world) });

export const scenarios: Scenarios<'forceAtNetwork'> = {
  '201 forced': async (world) => ({
    body: await forcedInput(world, { amount: '5000.00' }),
    expect: (body) => {
      const { state, status, forced, decided_by } = (body as Made).data;
      assert.deepEqual([state, status, forced, decided_by], ['AUTHORIZED', 'APPROVED', true, 'NETWORK']);
    },
  }),
  '201 rejected': async (world) => ({
    body: await forcedInput(world, {
      type: 'REVERSAL_PURCHASE',
      original_transaction_id: crypto.randomUUID(),
    }),
    expect: (body) => {
      const { state, status, status_detail, decided_by } = (body as Made).data;
      assert.deepEqual(
        [state, status, status_detail, decided_by],
        ['REJECTED', 'REJECTED', 'ORIGINAL_NOT_FOUND', 'PROCESSOR'],
      );
    },
  }),
  '404 CARD_NOT_FOUND': forcing({ card_id: crypto.randomUUID() }),
  '422 INVALID_CURRENCY': forcing({ currency: 'XPF' }),
  '422 INVALID_AMOUNT': forcing({ currency: 'CLP', amount: '100.50' }),
  '422 INSTALLMENTS_NOT_ALLOWED': forcing({
    installments: { quantity: 3, credit_type: 'WITH_INTEREST', grace_period: 0 },
  }),
};

function forcing(changes: Partial<ForcedInput>) {
  return async (world: World) => ({ body: await forcedInput(world, changes) });
}
