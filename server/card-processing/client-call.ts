import { messages, type Payloads } from '../../generated/events';
import type { ApiKey } from '../clients/store/api-keys';
import { NoKeyPair } from '../events/client-calls';
import type { CallContract } from '../events/contracts';
import { EventViolation } from '../events/outbox';
import { addressOf } from '../events/rules/kinds';
import { type InjectedFault, WRONG } from '../events/rules/outcome';
import type { MadeCall } from '../events/store/calls';
import type { Client } from '../kernel/client';
import { outcomeOfFailure, outcomeOfReply } from './client-reply';
import { type ClientDecision, madeCall } from './made-call';
import type { ProcessingParts } from './parts';
import { attemptResult } from './rules/attempt';
import { type CallOutcome, type Conclusion, conclusionOf } from './rules/call-outcome';
import { callOf } from './rules/payload';
import type { CardTransaction } from './rules/transaction';
import { Budget } from './timer';

/** A transaction that waits for its client's decision, with everything that asking takes. */
export interface PendingAuthorization {
  transaction: CardTransaction;
  client: Client;
  /** The client's pairs, the newest first. */
  pairs: readonly ApiKey[];
  /** The fault that the sandbox injects into the first attempt. */
  injectedFault: InjectedFault | null;
}

const KIND = 'CARD_AUTHORIZATION';

const NOT_REACHED: CallOutcome = { kind: 'unreached' };
/** The conclusion after a failure in this service, which leaves open what the client decided. */
const FAILED_HERE: Conclusion = { detail: 'INTERNAL_ERROR', mayBeApproved: true };

/** Returns the address where the client decides; null while it has given none. */
function authorizationUrl({ configuration }: Client): string | null {
  return addressOf(configuration.callbacks, KIND, null);
}

/** Asks clients to decide, each within its time. */
export class ClientCall {
  /** Whom a question that is held back lets go first, by client. */
  private readonly held = new Map<string, Set<() => void>>();

  constructor(private readonly parts: ProcessingParts) {}

  /**
   * Asks the client, again and again while it says that it still decides, with the same idempotency key and a fresh
   * signature each time. Never throws. Not to be called inside a database transaction.
   * @returns its answer, and in the sandbox the call as it is listed
   */
  async ask(question: PendingAuthorization): Promise<ClientDecision> {
    const { log, metrics, callContracts } = this.parts.services;
    const { transaction, client } = question;
    const started = this.parts.options.timer.now();
    const tried: Tried = [];
    let payload = '{}';
    let answer: Conclusion;
    try {
      const contract = callContracts.of(client.revision);
      const call = callOf(transaction) as Payloads['cardAuthorization'];
      assertCall(call);
      payload = JSON.stringify(call);
      const body = contract.body(KIND, payload);
      answer = await this.within(question, { body, contract, tried });
    } catch (error) {
      log.error({ err: error, transaction: transaction.id, client: client.id }, 'authorization can not be asked for');
      answer = FAILED_HERE;
    }
    const ms = Math.round(this.parts.options.timer.now() - started);
    metrics.clientDecisions.observe(ms / 1000);
    log.debug({ transaction: transaction.id, client: client.id, detail: answer.detail, ms }, 'client asked');
    return { answer, call: this.parts.faultInjector() === null ? null : madeCall(transaction, payload, tried) };
  }

  private async within(question: PendingAuthorization, sent: ClientMessage): Promise<Conclusion> {
    const { timer, budgetMilliseconds, pauseMilliseconds } = this.parts.options;
    const url = authorizationUrl(question.client);
    if (url === null) return conclusionOf(NOT_REACHED) as Conclusion;
    const budget = new Budget(timer, budgetMilliseconds);
    try {
      await this.injectFault(question, url, sent, budget);
      for (;;) {
        const answer = conclusionOf(await this.attempt(question, url, sent, budget));
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
    { body, contract, tried }: ClientMessage,
    budget: Budget,
    injectedFault: InjectedFault | null = null,
  ): Promise<CallOutcome> {
    if (budget.isOver) return { kind: 'late' };
    const { calls, clock, vault } = this.parts.services;
    const { budgetMilliseconds, machineNow, timer } = this.parts.options;
    this.letHeldFollow(client.id);
    const now = clock.now();
    const form = { kind: 'call', idempotencyKey: transaction.id } as const;
    const to = { client: client.id, lane: 'AUTHORIZATIONS' } as const;
    // The budget ends the call. The sender's own limit only stands behind it.
    const limits = { timeoutMilliseconds: 2 * budgetMilliseconds, signal: budget.signal };
    const begun = timer.now();
    let callOutcome: CallOutcome;
    try {
      const order = contract.signatureOrder;
      const incoming = await calls.post({ ...to, url, body, form, pairs, now, order, injectedFault, ...limits });
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
    const duration = Math.round(timer.now() - begun);
    const isWrong = injectedFault !== null && WRONG.has(injectedFault.fault);
    tried.push({ startedAt: now, duration, apiKey, outcome: isWrong ? 'FAULT' : outcome, status, problem });
    return callOutcome;
  }

  /** Injects the fault that the sandbox asks for. The right attempt follows it. */
  private async injectFault(
    question: PendingAuthorization,
    url: string,
    sent: ClientMessage,
    budget: Budget,
  ): Promise<void> {
    const { injectedFault, client } = question;
    const { pauseMilliseconds } = this.parts.options;
    if (injectedFault === null) return;
    if (injectedFault.fault === 'DELAY') return budget.wait(injectedFault.delaySeconds * 1000);
    if (injectedFault.fault === 'REORDER') return budget.wait(budget.left, (wake) => this.hold(client.id, wake));
    if (injectedFault.fault !== 'DROP') await this.attempt(question, url, sent, budget, injectedFault);
    if (injectedFault.fault !== 'DUPLICATE') await budget.wait(pauseMilliseconds);
  }

  private hold(clientId: string, wake: () => void): () => void {
    const waiting = this.held.get(clientId) ?? new Set();
    this.held.set(clientId, waiting.add(wake));
    return () => {
      waiting.delete(wake);
      if (waiting.size === 0) this.held.delete(clientId);
    };
  }

  private letHeldFollow(clientId: string): void {
    for (const wake of this.held.get(clientId) ?? []) wake();
  }
}

/** The body as it goes over the wire, in the client's revision. */
interface ClientMessage {
  body: string;
  contract: CallContract;
  /** Takes every attempt that is over. */
  tried: Tried;
}

type Tried = MadeCall['attempts'][number][];

function assertCall(call: Payloads['cardAuthorization']): void {
  const check = messages.cardAuthorization.payload;
  if (check === null || check(call)) return;
  const error = check.errors?.[0];
  throw new EventViolation(`${KIND} breaks its schema at ${error?.instancePath || '/'}: ${error?.message}`);
}
