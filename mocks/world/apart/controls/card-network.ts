import { localDateTime } from '../../../../server/card-processing/rules/local-time';
import { newId } from '../../../../server/platform/ids';
import { reportsOfCards } from '../../../networks/card';
import { Refusal } from '../../../networks/http';
import type { Reported, BodyOf as ReportOf } from '../../../networks/report';
import { merchantId } from '../../operations/card-transactions/message';
import type { Edges } from '../edges';
import type { Verdicts } from '../fraud';
import type { SentOperation, WorldStore } from '../store';
import { type ControlCall, type ControlReply, type Controls, notFound } from './control';

type Sending = ControlCall<'authorizeAtNetwork'> | ControlCall<'forceAtNetwork'>;

/** The conditions that a network can bring about from outside, by the verdict that they need. */
const VERDICTS = { FRAUD_THRESHOLD: 'OVER_THRESHOLD', FRAUD_ENGINE: 'REFUSE' } as const;

/** The fields that a message shares with the control that sends it. */
function common({ body, clientId, reference, now }: Sending) {
  const { merchant, condition: _, local_date_time, ...rest } = body;
  return {
    ...rest,
    reference,
    ...(clientId === null ? {} : { issuer_id: clientId }),
    merchant: { ...merchant, id: merchant.id ?? merchantId(merchant.name) },
    local_date_time: local_date_time ?? localDateTime(body.country_code, now),
  };
}

type Decided = Reported<'receiveCardAuthorization'>;
type Authorization = ReportOf<'receiveCardAuthorization'>;

/** Says that a use ended without the service's answer. The same call gets the same answer from then on. */
export const REVERSED_MESSAGE = 'No answer in time; the use is reversed.';

const reversed = () => new Refusal(503, 'SERVICE_UNAVAILABLE', REVERSED_MESSAGE);

const noMessage = (condition: string) =>
  new Refusal(400, 'INVALID_REQUEST', `No such message of this contract can be ${condition}.`);

/** The message, marked as a repeat if it was sent before without a known answer. */
const marked = <M extends object>(message: M, isRepeated: boolean): M =>
  isRepeated ? { ...message, repeat: true } : message;

/** The card network. */
export function cardNetworkControls(edges: Edges, store: WorldStore, verdicts: Verdicts): Controls {
  const network = reportsOfCards(edges.of('card'));

  /** Stores the service's result of a message, so that later steps find the message by its transaction. */
  async function noted(
    operation: SentOperation,
    content: { reference: string },
    answer: ControlReply,
  ): Promise<ControlReply> {
    const { transaction_id: transactionId } = (answer.body as { data?: { transaction_id?: string | null } }).data ?? {};
    if (typeof transactionId === 'string') {
      await store.sent({ transactionId, reference: content.reference, operation, content });
    }
    return answer;
  }

  async function originalOf(transactionId: string): Promise<string> {
    const message = await store.message(transactionId);
    if (message === null) throw notFound('CARD_TRANSACTION_NOT_FOUND');
    return message.reference;
  }

  /** A card use whose message was interrupted is reversed, because the terminal got no answer. */
  async function authorize(message: Authorization, isRepeated = false): Promise<ControlReply> {
    const original_reference = message.reference;
    const back = { reference: newId(), now: Date.now() };
    const { reference } = await store.referenceOf(`reversal of ${original_reference}`, back);
    if (isRepeated && !(await store.isAnswered(original_reference))) {
      await network.reversal({ reference, original_reference });
      throw reversed();
    }
    const answer: Decided | null = await network.authorization(marked(message, isRepeated), reference);
    if (answer === null) throw reversed();
    return noted('authorization', message, answer);
  }

  async function follow(
    name: 'reversal' | 'refund' | 'clearing',
    { path, body, reference }: ControlCall<'reverseAtNetwork' | 'refundAtNetwork' | 'clearAtNetwork'>,
  ): Promise<ControlReply> {
    const message = { ...body, reference, original_reference: await originalOf(path.transaction_id) };
    return noted(name, message, await network[name](message));
  }

  return {
    authorizeAtNetwork: (call) => {
      const { condition } = call.body;
      const message = common(call) as Authorization;
      if (condition === undefined) return authorize(message, call.isRepeated);
      const verdict = VERDICTS[condition as keyof typeof VERDICTS];
      if (verdict === undefined) throw noMessage(condition);
      const use = { merchantId: message.merchant.id, clientId: call.clientId, cardId: message.card_id ?? null };
      return verdicts.during({ ...use, verdict }, () => authorize(message, call.isRepeated));
    },
    forceAtNetwork: async (call) => {
      if (call.body.condition !== undefined) throw noMessage(call.body.condition);
      const { original_transaction_id, pin, cvv, expiration_date, ...body } = call.body as Sending['body'] & {
        original_transaction_id?: string;
        pin?: string;
        cvv?: string;
        expiration_date?: string;
      };
      const original =
        original_transaction_id === undefined ? {} : { original_reference: await originalOf(original_transaction_id) };
      const message = { ...common({ ...call, body } as Sending), ...original } as ReportOf<'receiveCardAdvice'>;
      return noted('advice', message, await network.advice(marked(message, call.isRepeated)));
    },
    retransmitAtNetwork: async ({ path }) => {
      const sent = await store.message(path.transaction_id);
      if (sent === null) throw notFound('CARD_TRANSACTION_NOT_FOUND');
      if (sent.operation === 'authorization') return authorize(sent.content as Authorization);
      return network[sent.operation](sent.content as never);
    },
    reverseAtNetwork: (call) => follow('reversal', call),
    refundAtNetwork: (call) => follow('refund', call),
    clearAtNetwork: (call) => follow('clearing', call),
  };
}
