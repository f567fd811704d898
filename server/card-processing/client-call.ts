import { messages, type Payloads } from '../../generated/events';
import type { ApiKey } from '../clients/store/api-keys';
import type { Interception } from '../events/call-interceptor';
import { NoKeyPair, type Resign, type SignedHeaders, traceFor } from '../events/client-calls';
import type { CallContract } from '../events/contracts';
import { EventViolation } from '../events/outbox';
import { addressOf } from '../events/rules/kinds';
import type { MadeCall } from '../events/store/calls';
import type { Client } from '../kernel/client';
import { mistakeIn } from '../platform/http/violations';
import { Budget } from '../platform/timer';
import { outcomeOfFailure, outcomeOfReply } from './client-reply';
import { type ClientDecision, madeCall } from './made-call';
import type { ProcessingParts } from './parts';
import { attemptResult } from './rules/attempt';
import { type CallOutcome, type Conclusion, conclusionOf } from './rules/call-outcome';
import { callOf } from './rules/payload';
import type { CardTransaction } from './rules/transaction';

/** A transaction that waits for its client's decision, with everything that the call needs. */
export interface PendingAuthorization {
  transaction: CardTransaction;
  client: Client;
  /** The client's pairs, the newest first. */
  pairs: readonly ApiKey[];
  /** How it is asked; null as usual. */
  interception: Interception | null;
  /** The call, prepared while the transaction was recorded; null if it is prepared when it is sent. */
  prepared: PreparedCall | null;
}

/** The call of a transaction, ready to be sent. */
interface PreparedCall {
  contract: CallContract;
  /** The call as JSON text, in the current revision. */
  payload: string;
  /** The same as it goes over the wire, in the client's revision. */
  body: string;
  /** The signature of a first attempt; null if the client has no address. */
  signed: SignedHeaders | null;
}

const KIND = 'CARD_AUTHORIZATION';

const NOT_REACHED: CallOutcome = { kind: 'unreached' };
/** The outcome after a failure in this service. The client's decision is not known then. */
const FAILED_HERE: Conclusion = { detail: 'INTERNAL_ERROR', mayBeApproved: true };

/** Returns the address at which the client decides; null if it has none. */
function authorizationUrl({ configuration }: Client): string | null {
  return addressOf(configuration.callbacks, KIND, null);
}

/**
 * Makes the call of a transaction ready.
 * @throws EventViolation, NoKeyPair, and what opening the client's secret does
 */
export function prepareCall(
  { services }: Pick<ProcessingParts, 'services'>,
  { transaction, client, pairs }: Pick<PendingAuthorization, 'transaction' | 'client' | 'pairs'>,
): PreparedCall {
  const prepared = compose(services, transaction, client);
  const { body, contract } = prepared;
  const url = authorizationUrl(client);
  const now = services.clock.now();
  const order = contract.signatureOrder;
  return { ...prepared, signed: url === null ? null : services.calls.sign({ url, body, pairs, now, order }) };
}

function compose(
  { callContracts }: Pick<ProcessingParts['services'], 'callContracts'>,
  transaction: CardTransaction,
  client: Client,
): Omit<PreparedCall, 'signed'> {
  const contract = callContracts.of(client.revision);
  const call = callOf(transaction) as Payloads['cardAuthorization'];
  assertCall(call);
  const payload = JSON.stringify(call);
  return { contract, payload, body: contract.body(KIND, payload) };
}

/** Asks clients to decide, each within its time. */
export class ClientCall {
  constructor(private readonly parts: ProcessingParts) {}

  /**
   * Asks the client, again and again while it says that it still decides, with the same idempotency key and a fresh
   * signature each time. Never throws. Not to be called inside a database transaction.
   * @param until when it is too late, by the timer; null after the usual time
   * @returns its answer, and the call where calls are kept
   */
  async ask(question: PendingAuthorization, until: number | null = null): Promise<ClientDecision> {
    const { services } = this.parts;
    const { log, metrics, keepsCalls } = services;
    const { transaction, client } = question;
    const started = this.parts.options.timer.now();
    const tried: Tried = [];
    let payload = '{}';
    let answer: Conclusion;
    try {
      const made = question.prepared ?? { ...compose(services, transaction, client), signed: null };
      payload = made.payload;
      answer = await this.within(question, { ...made, tried, until });
    } catch (error) {
      log.error(
        { err: error, transaction: transaction.id, client: client.id },
        'the authorization cannot be requested from the client',
      );
      answer = FAILED_HERE;
    }
    const ms = Math.round(this.parts.options.timer.now() - started);
    metrics.clientDecisions.observe(ms / 1000);
    log.debug({ transaction: transaction.id, client: client.id, detail: answer.detail, ms }, 'client asked');
    return { answer, call: keepsCalls ? madeCall(transaction, payload, tried) : null };
  }

  private async within(question: PendingAuthorization, sent: ClientMessage): Promise<Conclusion> {
    const { timer, budgetMilliseconds, pauseMilliseconds } = this.parts.options;
    const url = authorizationUrl(question.client);
    if (url === null) return conclusionOf(NOT_REACHED) as Conclusion;
    const left = sent.until === null ? budgetMilliseconds : sent.until - timer.now();
    const budget = new Budget(timer, Math.max(0, Math.min(budgetMilliseconds, left)));
    try {
      if (question.interception !== null) await this.intercepted(question, question.interception, url, sent, budget);
      for (;;) {
        const isReached = sent.tried.length > 0;
        const answer = conclusionOf(await this.attempt(question, url, sent, budget), isReached);
        if (answer !== null) return answer;
        await budget.wait(pauseMilliseconds);
      }
    } finally {
      budget.close();
    }
  }

  private async attempt(
    { transaction, client, pairs }: PendingAuthorization,
    url: string,
    { body, contract, signed, tried }: ClientMessage,
    budget: Budget,
    resign: Resign | null = null,
  ): Promise<CallOutcome> {
    if (budget.isOver) return { kind: 'late' };
    const { callObserver, calls, clock, interceptor, vault } = this.parts.services;
    const { budgetMilliseconds, machineNow, timer } = this.parts.options;
    interceptor?.asking(client.id);
    const now = clock.now();
    const begun = timer.now();
    const trace = traceFor(callObserver);
    let callOutcome: CallOutcome;
    try {
      const incoming = await calls.post({
        client: client.id,
        lane: 'AUTHORIZATIONS',
        url,
        body,
        form: { kind: 'call', idempotencyKey: transaction.id },
        pairs,
        now,
        order: contract.signatureOrder,
        resign,
        signed,
        // The budget ends the call. The sender's own limit only stands behind it.
        timeoutMilliseconds: 2 * budgetMilliseconds,
        signal: budget.signal,
        trace,
      });
      callOutcome = outcomeOfReply(incoming, { vault, pairs, contract, now, machineNow: machineNow() });
    } catch (error) {
      if (error instanceof NoKeyPair) return NOT_REACHED;
      callOutcome = outcomeOfFailure(error, budget.isOver);
    }
    const { outcome, status, problem } = attemptResult(callOutcome);
    if (problem !== null) {
      const about = { transaction: transaction.id, client: client.id, url, status, problem };
      this.parts.services.log.warn(about, 'the reply to an authorization does not follow the contract');
    }
    const apiKey = calls.apiKeyFor(pairs, now);
    const milliseconds = timer.now() - begun;
    const attempted = { outcome: resign === null ? outcome : 'FAULT', problem } as const;
    tried.push({ startedAt: now, duration: Math.round(milliseconds), apiKey, status, ...attempted });
    callObserver?.called({
      client,
      kind: KIND,
      eventId: null,
      resourceId: transaction.id,
      idempotencyKey: transaction.id,
      url,
      headers: trace?.headers ?? null,
      body,
      pairs,
      order: contract.signatureOrder,
      signsReply: true,
      startedAt: now,
      milliseconds,
      reply: trace?.reply ?? null,
      ...attempted,
    });
    return callOutcome;
  }

  /** Lets the interceptor act before the call. */
  private intercepted(
    question: PendingAuthorization,
    interception: Interception,
    url: string,
    sent: ClientMessage,
    budget: Budget,
  ): Promise<void> {
    return interception.before({
      clientId: question.client.id,
      ask: (resign) => this.attempt(question, url, sent, budget, resign),
      wait: (milliseconds, until) => budget.wait(milliseconds, until),
      pauseMilliseconds: this.parts.options.pauseMilliseconds,
      leftMilliseconds: budget.left,
    });
  }
}

/** The call as it goes over the wire. */
interface ClientMessage extends Pick<PreparedCall, 'body' | 'contract' | 'signed'> {
  /** When it is too late, by the timer; null after the usual time. */
  until: number | null;
  /** Takes every attempt that is over. */
  tried: Tried;
}

type Tried = MadeCall['attempts'][number][];

function assertCall(call: Payloads['cardAuthorization']): void {
  const mistake = mistakeIn(messages.cardAuthorization.payload, call);
  if (mistake !== null) throw new EventViolation(`${KIND} does not follow its schema at ${mistake}`);
}
