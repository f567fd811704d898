import type { ApiKey } from '../clients/store/api-keys';
import type { Client } from '../kernel/client';
import type { ClientCalls } from './client-calls';
import type { CallContract } from './contracts';
import { addressOf } from './rules/kinds';
import { type FinishedAttempt, type InjectedFault, type Outcome, outcomeOf, WRONG } from './rules/outcome';
import { readRetryAfter } from './rules/schedule';
import { type Incoming, SendError, type SendFailure } from './send';
import type { OutboxEvent } from './store/outbox';

/** An event in hand, with everything that sending it takes. */
export interface Delivery {
  event: OutboxEvent;
  client: Client;
  /** The client's pairs, the newest first. */
  pairs: readonly ApiKey[];
  injectedFault: InjectedFault | null;
}

/** The result of sending it. */
export interface Attempt extends FinishedAttempt {
  apiKey: string;
  /** The HTTP status, when there was one. */
  status: number | null;
  /** The mistake in the reply to a call that the client signs. */
  problem: string | null;
}

const FAILURES: Readonly<Record<SendFailure, Outcome>> = {
  timeout: 'TIMEOUT',
  connection: 'UNREACHABLE',
  'too-large': 'TOO_LARGE',
  'forbidden-address': 'NOT_ALLOWED',
};

/** Returns the address that the event goes to, or null while the client has given none. */
export function destinationOf({ event, client }: Pick<Delivery, 'event' | 'client'>): string | null {
  return addressOf(client.configuration.callbacks, event.kind, JSON.parse(event.payload));
}

/** Faults that keep the call from being made. */
const UNSENT: ReadonlySet<string> = new Set(['DROP', 'DELAY', 'REORDER']);

/**
 * Sends an event once.
 * @param url where it goes
 * @throws NoKeyPair when there is nothing to sign with, EventViolation when the body breaks the client's revision
 */
export async function attempt(
  delivery: Delivery,
  url: string,
  calls: ClientCalls,
  contract: CallContract,
  limits: { now: number; timeoutMilliseconds: number; signal: AbortSignal },
): Promise<Attempt> {
  const { event, pairs, injectedFault } = delivery;
  const apiKey = calls.apiKeyFor(pairs, limits.now);
  const fault = injectedFault?.fault ?? '';
  if (UNSENT.has(fault))
    return { apiKey, outcome: 'FAULT', status: null, problem: null, retryAfter: null, injectedFault };
  const body = contract.body(event.kind, event.payload);
  const form =
    event.kind === 'CARD_ADJUSTMENT'
      ? ({ kind: 'call', idempotencyKey: event.key } as const)
      : ({ kind: 'event' } as const);
  const { signatureOrder: order } = contract;
  const to = { client: event.clientId, lane: 'EVENTS' } as const;
  const sending = calls.post({ ...to, url, body, form, pairs, order, injectedFault, ...limits });
  const problemOf = (reply: Incoming) =>
    form.kind === 'call' ? calls.replyProblem(reply, { pairs, now: limits.now, order }) : null;
  const sent = await answer(sending, problemOf);
  return { apiKey, ...sent, outcome: WRONG.has(fault) ? 'FAULT' : sent.outcome, injectedFault };
}

async function answer(
  sending: Promise<Incoming>,
  problemOf: (reply: Incoming) => string | null,
): Promise<Pick<Attempt, 'outcome' | 'status' | 'problem' | 'retryAfter'>> {
  try {
    const reply = await sending;
    const { status, headers } = reply;
    const retryAfter = readRetryAfter(headers['retry-after']?.toString(), Date.now());
    return { outcome: outcomeOf(status), status, problem: problemOf(reply), retryAfter: retryAfter };
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
    return { outcome: FAILURES[error.reason], status: null, problem: null, retryAfter: null };
  }
}
