import { activityOfLeg } from '../../domain/activities/activity';
import type { Leg, SingleMovement } from '../../domain/ledger/movement';
import { totalOf, validDetails } from '../../domain/transactions/details';
import { type Call, direct } from '../../http/operation';
import { newId } from '../../ids';
import { timestamp } from '../present';
import { isFraud, settle } from './settle';

/** Moves money between an account and the outside, in a batch with whatever else arrives at the same time. */
export const createTransaction = direct<'createTransaction'>(async (call, services, finish) => {
  const { body, client, now } = call;
  const total = totalOf(body.total_amount);
  const details = validDetails(body.data?.details, total, body.entry_type, '/data/details');
  const movement = singleMovement(call, total, await isFraud(call, 'createTransaction', services));
  const content = {
    properties: body.data?.tx_properties ?? null,
    description: body.data?.description ?? null,
    details,
    metadata: body.data?.metadata ?? {},
  };
  return settle(call, 'createTransaction', services, movement, ({ legs }) => {
    const [leg] = legs as [Leg];
    return {
      activities: [activityOfLeg(leg, 'CLIENT', content, { id: newId(), clientId: client.id, now })],
      reply: finish({ status: 201, body: presentTransaction(leg, now) }),
    };
  });
});

function singleMovement(call: Call<'createTransaction'>, amount: bigint, fraud: boolean): SingleMovement {
  const { body, client, now } = call;
  return {
    kind: 'single',
    id: newId(),
    clientId: client.id,
    accountId: body.account_id,
    type: body.type,
    processType: body.process_type,
    entryType: body.entry_type,
    parentId: body.parent_tx_id ?? null,
    amount,
    now,
    processBefore: body.process_before === undefined ? null : Date.parse(body.process_before),
    fraud,
    forced: false,
  };
}

function presentTransaction(leg: Leg, now: number) {
  return {
    id: leg.transactionId,
    result: leg.result,
    rejection_reason: leg.rejectionReason,
    created_at: timestamp(now),
  };
}
