import { messages, type Payloads } from '../../generated/events';
import type { ApiKey } from '../clients/store/api-keys';
import { NoKeyPair } from '../events/client-calls';
import type { CallContract } from '../events/contracts';
import { EventViolation } from '../events/outbox';
import { addressOf } from '../events/rules/kinds';
import { type Tampering, WRONG } from '../events/rules/outcome';
import type { MadeCall } from '../events/store/calls';
import type { Client } from '../kernel/client';
import { heardFrom, heardNothing } from './client-reply';
import { madeCall, type Told } from './made-call';
import type { ProcessingParts } from './parts';
import { type Answer, answerOf, type Heard } from './rules/answer';
import { attemptResult } from './rules/attempt';
import { callOf } from './rules/payload';
import type { CardTransaction } from './rules/transaction';
import { Budget } from './timer';

/** A transaction that waits for its client's decision, with everything that asking takes. */
export interface OpenQuestion {
  transaction: CardTransaction;
  client: Client;
  /** The client's pairs, the newest first. */
  pairs: readonly ApiKey[];
  /** What the sandbox makes go wrong with the first attempt. */
  tampering: Tampering | null;
}

const KIND = 'CARD_AUTHORIZATION';

const UNREACHED: Heard = { kind: 'unreached' };
/** What went wrong here, so that nobody knows what the client made of it. */
const BROKEN_HERE: Answer = { detail: 'INTERNAL_ERROR', mayStand: true };

/** Where the client decides; null while it has given no address. */
export function authorizationUrl({ configuration }: Client): string | null {
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
  async ask(question: OpenQuestion): Promise<Told> {
    const { log, metrics, callContracts } = this.parts.services;
    const { transaction, client } = question;
    const started = this.parts.options.timer.now();
    const tried: Tried = [];
    let payload = '{}';
    let answer: Answer;
    try {
      const contract = callContracts.of(client.revision);
      const call = callOf(transaction) as Payloads['cardAuthorization'];
      assertCall(call);
      payload = JSON.stringify(call);
      const body = contract.body(KIND, payload);
      answer = await this.within(question, { body, contract, tried });
    } catch (error) {
      log.error({ err: error, transaction: transaction.id, client: client.id }, 'authorization can not be asked for');
      answer = BROKEN_HERE;
    }
    const ms = Math.round(this.parts.options.timer.now() - started);
    metrics.clientDecisions.observe(ms / 1000);
    log.debug({ transaction: transaction.id, client: client.id, detail: answer.detail, ms }, 'client asked');
    return { answer, call: this.parts.tamper() === null ? null : madeCall(transaction, payload, tried) };
  }

  private async within(question: OpenQuestion, sent: Sent): Promise<Answer> {
    const { timer, budgetMilliseconds, pauseMilliseconds } = this.parts.options;
    const url = authorizationUrl(question.client);
    if (url === null) return answerOf(UNREACHED) as Answer;
    const budget = new Budget(timer, budgetMilliseconds);
    try {
      await this.spoil(question, url, sent, budget);
      for (;;) {
        const answer = answerOf(await this.attempt(question, url, sent, budget));
        if (answer !== null) return answer;
        await budget.wait(pauseMilliseconds);
      }
    } finally {
      budget.close();
    }
  }

  private async attempt(
    { transaction, client, pairs }: OpenQuestion,
    url: string,
    { body, contract, tried }: Sent,
    budget: Budget,
    tampering: Tampering | null = null,
  ): Promise<Heard> {
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
    let heard: Heard;
    try {
      const order = contract.signatureOrder;
      const incoming = await calls.post({ ...to, url, body, form, pairs, now, order, tampering, ...limits });
      heard = heardFrom(incoming, { vault, pairs, contract, now, machineNow: machineNow() });
    } catch (error) {
      if (error instanceof NoKeyPair) return UNREACHED;
      heard = heardNothing(error, budget.isOver);
    }
    const { outcome, status, problem } = attemptResult(heard);
    if (problem !== null) {
      const about = { transaction: transaction.id, client: client.id, url, status, problem };
      this.parts.services.log.warn(about, 'the reply to an authorization does not follow the contract');
    }
    const apiKey = calls.apiKeyFor(pairs, now);
    const duration = Math.round(timer.now() - begun);
    const isWrong = tampering !== null && WRONG.has(tampering.fault);
    tried.push({ startedAt: now, duration, apiKey, outcome: isWrong ? 'FAULT' : outcome, status, problem });
    return heard;
  }

  /** What the sandbox wants to go wrong first. The right attempt follows it. */
  private async spoil(question: OpenQuestion, url: string, sent: Sent, budget: Budget): Promise<void> {
    const { tampering, client } = question;
    const { pauseMilliseconds } = this.parts.options;
    if (tampering === null) return;
    if (tampering.fault === 'DELAY') return budget.wait(tampering.delaySeconds * 1000);
    if (tampering.fault === 'REORDER') return budget.wait(budget.left, (wake) => this.hold(client.id, wake));
    if (tampering.fault !== 'DROP') await this.attempt(question, url, sent, budget, tampering);
    if (tampering.fault !== 'DUPLICATE') await budget.wait(pauseMilliseconds);
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

/** What goes over the wire, in the client's revision. */
interface Sent {
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
