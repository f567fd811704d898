import { activityOfLeg } from '../../domain/activities/activity';
import type { Leg, P2PMovement } from '../../domain/ledger/movement';
import { totalOf, validDetails } from '../../domain/transactions/details';
import { type Call, direct } from '../../http/operation';
import { newId } from '../../ids';
import { timestamp } from '../present';
import { isFraud, settle } from './settle';

type Side = 'source' | 'destination';

/** Moves money between two accounts of the client: both legs or none. */
export const createP2PTransaction = direct<'createP2PTransaction'>(async (call, services, finish) => {
  const { client, now } = call;
  const total = totalOf(call.body.total_amount);
  const contents = { source: contentOf(call, 'source', total), destination: contentOf(call, 'destination', total) };
  const movement = p2pMovement(call, total, await isFraud(call, 'createP2PTransaction', services));
  return settle(call, 'createP2PTransaction', services, movement, ({ legs }) => {
    const [source, destination] = legs as [Leg, Leg];
    return {
      activities: [
        activityOfLeg(source, 'P2P', contents.source, { id: newId(), clientId: client.id, now }),
        activityOfLeg(destination, 'P2P', contents.destination, { id: newId(), clientId: client.id, now }),
      ],
      reply: finish({
        status: 201,
        body: { source_account_tx: presentLeg(source, now), destination_account_tx: presentLeg(destination, now) },
      }),
    };
  });
});

function contentOf({ body }: Call<'createP2PTransaction'>, side: Side, total: bigint) {
  const data = body[`${side}_data`];
  const entryType = side === 'source' ? 'DEBIT' : 'CREDIT';
  return {
    properties: null,
    description: data.description ?? null,
    details: validDetails(data.details, total, entryType, `/${side}_data/details`),
    metadata: data.metadata ?? {},
  };
}

function p2pMovement({ body, client, now }: Call<'createP2PTransaction'>, amount: bigint, fraud: boolean): P2PMovement {
  return {
    kind: 'p2p',
    clientId: client.id,
    sourceId: newId(),
    destinationId: newId(),
    sourceAccountId: body.source_account_id,
    destinationAccountId: body.destination_account_id,
    amount,
    now,
    processBefore: body.process_before === undefined ? null : Date.parse(body.process_before),
    fraud,
  };
}

function presentLeg(leg: Leg, now: number) {
  return {
    id: leg.transactionId,
    account_id: leg.accountId,
    result: leg.result,
    rejection_reason: leg.rejectionReason,
    created_at: timestamp(now),
  };
}
