import { type CardCall, complaint, type Decision } from './call';
import type { Endpoint, ReferenceClient } from './client';
import type { ClientLedger } from './client-ledger';
import { type Answer, IdempotencyRecord } from './idempotency';
import { authorize, movementOf, type Rules } from './transactions';

const FAILED: Answer = { status: 500, body: { message: 'An error occurred at the client.' } };
const NO_KEY = 'x-idempotency-key is missing.';

/** The answer to a call whose first copy is not decided yet. */
const IN_TRANSIT = {
  authorization: { status: 425, body: { status: 'REJECTED', message: 'In transit.', status_detail: 'OTHER' } },
  adjustment: { status: 425, body: undefined },
} satisfies Record<string, Answer>;

/** Decides each call once, by its key, and gives every repetition the same answer. */
function deciding(record: IdempotencyRecord, inTransit: Answer, decide: (call: CardCall) => Promise<Answer>): Endpoint {
  return {
    signsReplies: true,
    failure: FAILED,
    answer: async ({ headers, body }) => {
      const key = headers['x-idempotency-key'];
      const message = typeof key === 'string' && key !== '' ? complaint(body) : NO_KEY;
      if (message !== null) return { status: 400, body: { message } };
      return (await record.once(String(key), () => decide(body as CardCall))) ?? inTransit;
    },
  };
}

interface Deciding {
  /** Milliseconds. */
  now?: () => number;
  /** Runs before a call counts, such as a look elsewhere. */
  before?: (call: CardCall) => Promise<void>;
  /** Called when the ledger has changed. */
  after?: () => void;
}

/** The client's part in card transactions. */
interface CardDecisions {
  decide(call: CardCall): Promise<Decision>;
  /** Hears of an adjustment. */
  adjust(call: CardCall, direction: 'debit' | 'credit'): Promise<void>;
}

/**
 * Answers the calls about card transactions, and applies each call once.
 * @param now milliseconds
 */
export function answerCards(client: ReferenceClient, cards: CardDecisions, now: () => number = Date.now): void {
  const record = new IdempotencyRecord(now);
  const decide = async (call: CardCall): Promise<Answer> => ({ status: 200, body: await cards.decide(call) });
  client.on('/transactions/authorizations', deciding(record, IN_TRANSIT.authorization, decide));
  for (const direction of ['debit', 'credit'] as const) {
    const adjust = async (call: CardCall): Promise<Answer> => {
      await cards.adjust(call, direction);
      return { status: 200, body: undefined };
    };
    client.on(`/transactions/adjustments/${direction}`, deciding(record, IN_TRANSIT.adjustment, adjust));
  }
}

/** Has a client decide card transactions by its ledger, and write the adjustments that the service sends. */
export function decideCards(client: ReferenceClient, ledger: ClientLedger, rules: Rules, options: Deciding = {}): void {
  const decide = async (call: CardCall): Promise<Decision> => {
    await options.before?.(call);
    const decision = authorize(ledger, rules, call);
    options.after?.();
    return decision;
  };
  const adjust = async (call: CardCall, direction: 'debit' | 'credit'): Promise<void> => {
    await options.before?.(call);
    ledger.adjust(movementOf(call), direction);
    options.after?.();
  };
  answerCards(client, { decide, adjust }, options.now);
}
