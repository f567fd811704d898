import type { ApiKey } from '../clients/store/api-keys';
import type { Client } from '../kernel/client';
import type { Interception } from './call-interceptor';
import type { CallTrace, ClientCalls } from './client-calls';
import type { CallContract } from './contracts';
import { addressOf } from './rules/kinds';
import { type FinishedAttempt, type NextAttempt, type Outcome, outcomeOf } from './rules/outcome';
import { readRetryAfter } from './rules/schedule';
import { type Incoming, SendError, type SendFailure } from './send';
import type { OutboxEvent } from './store/outbox';

/** A claimed event, with everything that is needed to send it. */
export interface Delivery {
  event: OutboxEvent;
  client: Client;
  /** The client's pairs, the newest first. */
  pairs: readonly ApiKey[];
  /** How it is sent; null as usual. */
  interception: Interception | null;
}

/** The result of sending it. */
export interface Attempt extends FinishedAttempt {
  apiKey: string;
  /** The HTTP status, when there was one. */
  status: number | null;
  /** The problem with the reply to a call that the client signs, or the reason why there is none. */
  problem: string | null;
}

/** RFC 8470, 5.2: the client has the same call in hand already. */
const TOO_EARLY = 425;

const FAILURES: Readonly<Record<SendFailure, Outcome>> = {
  timeout: 'TIMEOUT',
  connection: 'UNREACHABLE',
  'too-large': 'TOO_LARGE',
  'forbidden-address': 'NOT_ALLOWED',
};

const NO_REPLY: Readonly<Record<SendFailure, string>> = {
  timeout: 'no answer arrived in time',
  connection: 'no connection could be made, or it broke before the answer arrived',
  'too-large': 'the answer is longer than 256 KiB',
  'forbidden-address': 'calls to this address are not allowed',
};

/** Returns the address of the event, or null if the client has none. */
export function destinationOf({ event, client }: Pick<Delivery, 'event' | 'client'>): string | null {
  return addressOf(client.configuration.callbacks, event.kind, JSON.parse(event.payload));
}

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
  limits: { now: number; timeoutMilliseconds: number; signal: AbortSignal; trace: CallTrace | null },
): Promise<Attempt> {
  const { event, pairs, interception } = delivery;
  const apiKey = calls.apiKeyFor(pairs, limits.now);
  if (interception !== null && !interception.isSent) return { ...unsent(interception.next('FAULT')), apiKey };
  const body = contract.body(event.kind, event.payload);
  const form =
    event.kind === 'CARD_ADJUSTMENT'
      ? ({ kind: 'call', idempotencyKey: event.key } as const)
      : ({ kind: 'event' } as const);
  const { signatureOrder: order } = contract;
  const to = { client: event.clientId, lane: 'EVENTS' } as const;
  const isSigned = form.kind === 'call';
  const sending = calls.post({ ...to, url, body, form, pairs, order, resign: interception?.resign, ...limits });
  const sent = await answer(sending, {
    ofReply: (reply) => (isSigned ? calls.replyProblem(reply, { pairs, now: limits.now, order }) : null),
    ofFailure: (failure) => (isSigned ? NO_REPLY[failure] : null),
  });
  if (interception === null) return { apiKey, ...(isSigned ? ofCall(sent, event) : { ...sent, next: null }) };
  const outcome = interception.resign === null ? sent.outcome : 'FAULT';
  return { apiKey, ...sent, outcome, next: interception.next(outcome) };
}

/** Milliseconds after which a client that still has a call in hand is called again, and how often that is. */
const BUSY = { pause: 50, most: 20 };

/**
 * Returns what follows from an answer to a call that the client signs. One that still has the call in hand is asked
 * again soon, a number of times that count for nothing else and begin anew with each replay. Nothing but a 2xx ends
 * such a call: 410, with which a receiver ends an event, is a refusal like others.
 */
function ofCall(sent: Answered, { attempts, attemptsBefore, failures }: OutboxEvent): Answered & Pick<Attempt, 'next'> {
  if (sent.outcome === 'GONE') return { ...sent, outcome: 'REFUSED', next: null };
  const repeats = attempts - attemptsBefore - failures;
  const isAskedAgain = sent.status === TOO_EARLY && repeats < BUSY.most;
  return { ...sent, next: isAskedAgain ? { afterMilliseconds: BUSY.pause, held: false, isCounted: false } : null };
}

/** The result of an attempt that never reached the client. */
export function unsent(next: NextAttempt | null): Attempt {
  return { apiKey: '', outcome: 'FAULT', status: null, problem: null, retryAfter: null, next };
}

type Answered = Pick<Attempt, 'outcome' | 'status' | 'problem' | 'retryAfter'>;

async function answer(
  sending: Promise<Incoming>,
  problem: { ofReply(reply: Incoming): string | null; ofFailure(failure: SendFailure): string | null },
): Promise<Answered> {
  try {
    const reply = await sending;
    const { status, headers } = reply;
    const retryAfter = readRetryAfter(headers['retry-after']?.toString(), Date.now());
    return { outcome: outcomeOf(status), status, problem: problem.ofReply(reply), retryAfter };
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
    const { reason } = error;
    return { outcome: FAILURES[reason], status: null, problem: problem.ofFailure(reason), retryAfter: null };
  }
}
