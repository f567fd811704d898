import { cashWithdrawn } from '../../../../server/cash/reports';
import { cashOutAt, cashOutMachine } from '../../../../server/cash/rules/cash-out-intent';
import { findCashOutIntent } from '../../../../server/cash/store/cash';
import { recordingWrongToken } from '../../../../server/cash/wrong-token';
import { parseAmount } from '../../../../server/kernel/money';
import { type Call, write } from '../../../../server/platform/http/operation';
import type { FixedReply } from '../../../../server/platform/idempotency/request';
import { newId } from '../../../../server/platform/ids';
import type { Services } from '../../../../server/platform/services';
import { namingLegalSteps } from '../../legal-steps';
import { presentReceived } from './movement';

/** The user says the token at a store of the cash network and gets cash. */
export const withdrawCash = write<'withdrawCash'>(async (call, tx, { vault }) => {
  const { body, client, now } = call;
  const report = {
    clientId: client.id,
    intentId: call.path.intent_id,
    withdrawalId: newId(),
    token: body.token,
    amount: body.amount === undefined ? null : parseAmount(body.amount),
    now,
  };
  const received = await namingLegalSteps({
    machine: cashOutMachine,
    operation: 'withdrawCash',
    state: async () => {
      const intent = await findCashOutIntent(tx, client.id, report.intentId);
      return intent === null ? '' : cashOutAt(intent, now).status;
    },
    run: () => cashWithdrawn(tx, vault, report),
  });
  return { status: 201, body: { data: presentReceived(received) } };
}, recordingAttempt);

function recordingAttempt(
  { body, client, idempotencyKey: key, path, now }: Call<'withdrawCash'>,
  services: Services,
  work: () => Promise<FixedReply>,
): Promise<FixedReply> {
  const amount = body.amount === undefined ? null : parseAmount(body.amount);
  // A refusal leaves the key usable, so the request is one that is sent again only with the same token.
  const report = key === null ? null : { reference: `key:${key}`, token: body.token };
  const withdrawal = { intentId: path.intent_id, amount, now, report, clientId: async () => client.id };
  return recordingWrongToken(services, withdrawal, work);
}
