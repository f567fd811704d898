import assert from 'node:assert/strict';
import { newCardTransaction } from '../../world/entities/card-transactions';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';

export const valid: Valid<'retransmitAtNetwork'> = async (world) => ({
  path: { transaction_id: (await newCardTransaction(world)).id },
});

export const scenarios: Scenarios<'retransmitAtNetwork'> = {
  '201 rejected': async (world) => ({
    ...(await valid(world)),
    expect: (body) => {
      const { status_detail } = (body as ReplyOf<'retransmitAtNetwork'>).data;
      assert.equal(status_detail, 'DUPLICATE_TRANSMISSION_DETECTED');
    },
  }),
  '404 CARD_TRANSACTION_NOT_FOUND': async () => ({ path: { transaction_id: crypto.randomUUID() } }),
};
