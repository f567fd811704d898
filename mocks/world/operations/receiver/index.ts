import type { components } from '../../../../generated/types/sandbox';
import type { AllServices } from '../../../../server/all-services';
import { changedClient } from '../../../../server/clients/agreement';
import { lockClient, updateClient } from '../../../../server/clients/store/clients';
import { type CallbackAddresses, channels } from '../../../../server/events/rules/kinds';
import { resumeParked } from '../../../../server/events/store/events';
import type { Client } from '../../../../server/kernel/client';
import { DomainError } from '../../../../server/kernel/errors';
import { direct, type OperationRegistry, read, write } from '../../../../server/platform/http/operation';
import type { Tx } from '../../../../server/platform/store/db';
import { type Answers, APPROVED, ASKING, rejected } from '../../receiver/answers';
import { addressesBefore, type Receivers } from '../../receiver/receivers';
import { deleteReceiver, findReceiver, putReceiver } from '../../store/receivers';

type Schemas = components['schemas'];
type ReceiverOperation = 'getReceiver' | 'setReceiver' | 'deleteReceiver' | 'answerQuestion';

/** The sandbox's replacement for a client's endpoints. */
export function receiverOperations(receivers: Receivers): OperationRegistry<ReceiverOperation, AllServices> {
  const present = (client: Client, answers: Answers): Schemas['Receiver'] => ({
    receiving: receivers.isReceiving(client),
    answers,
    questions: receivers.questions.of(client.id).map(({ transactionId, payload, until }) => ({
      transaction_id: transactionId,
      payload: { ...payload },
      left_milliseconds: Math.max(0, Math.floor(until - performance.now())),
    })),
  });
  return {
    getReceiver: read<'getReceiver'>(async ({ client }, db) => {
      const { answers } = (await findReceiver(db, client.id)) ?? { answers: ASKING };
      return { status: 200, body: { data: present(client, answers) } };
    }),
    setReceiver: write<'setReceiver'>(async ({ body, client, now }, tx) => {
      const before = (await lockClient(tx, client.id)) as Client;
      const known = await findReceiver(tx, client.id);
      const answers: Answers = { ...ASKING, ...body };
      await putReceiver(tx, {
        clientId: client.id,
        answers,
        before: addressesBefore(before, known?.before ?? null),
        createdAt: known?.createdAt ?? now,
      });
      const after = await callAt(tx, before, receivers.addressesFor(before), now);
      return { status: 200, body: { data: present(after, answers) } };
    }),
    deleteReceiver: write<'deleteReceiver'>(async ({ client, now }, tx) => {
      const before = (await lockClient(tx, client.id)) as Client;
      const known = await findReceiver(tx, client.id);
      if (known !== null) await callAt(tx, before, addressesBefore(before, known.before), now);
      await deleteReceiver(tx, client.id);
      return { status: 204, body: undefined };
    }),
    answerQuestion: direct<'answerQuestion', AllServices>(async ({ body, client, path }) => {
      const question = receivers.questions.find(client.id, path.transaction_id);
      if (question === undefined) throw new DomainError('QUESTION_NOT_FOUND');
      const { status, status_detail: detail = 'OTHER' } = body;
      question.answer(status === 'APPROVED' ? APPROVED : rejected(detail, 'Rejected by hand.'));
      return { status: 204, body: undefined };
    }),
  };
}

/** Has a client called at other addresses. What waited for one that is there now is sent. */
async function callAt(tx: Tx, client: Client, callbacks: CallbackAddresses, now: number): Promise<Client> {
  const after = changedClient(client, { callback_addresses: callbacks }, now);
  await updateClient(tx, client.id, after);
  const missed = client.configuration.callbacks;
  const found = channels.filter((channel) => missed[channel] === null && callbacks[channel] !== null);
  await resumeParked(tx, client.id, found, now);
  return after;
}
