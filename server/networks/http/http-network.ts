import { setTimeout as pause } from 'node:timers/promises';
import type { OperationRule } from '../../../generated/operations';
import type { ForwardProxy } from '../../events/forward-proxy';
import type { NameResolver } from '../../events/name-resolver';
import { readRetryAfter } from '../../events/rules/schedule';
import { fillPath } from '../../platform/contract/path-template';
import { Gate } from '../../platform/gate';
import type { Metrics } from '../../platform/http/metrics';
import { mistakeIn } from '../../platform/http/violations';
import type { Log } from '../../platform/log';
import { tracing } from '../../platform/telemetry/tracing';
import type { Calls, Network } from '../configuration/network';
import { Circuit, type CircuitState, type Pass } from './circuit';
import { proof } from './credentials';
import { NetworkFailure, type NetworkFailureReason } from './failure';
import { type Reply, readReply } from './reply';
import { type Attempt, type RawAnswer, Transport } from './transport';

/** Calls that wait for their turn, for each one that may be under way. */
const WAITING_PER_CALL = 10;
/** Milliseconds before the first repeat; each further one waits twice as long. */
const FIRST_PAUSE = 50;

/** A call in the contract's words. */
export interface NetworkCall {
  rule: OperationRule;
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}

/** The services that calls to networks need. */
export interface NetworkServices {
  log: Log;
  metrics: Metrics;
  resolver: NameResolver;
  /** The way to the networks that are called through it; null without one. */
  proxy?: ForwardProxy | null;
  /** The machine's time in milliseconds: signatures carry it. */
  machineNow?: () => number;
  /** Milliseconds of a clock that never goes back: times and circuits go by it. */
  steadyNow?: () => number;
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Between 0 and 1, so that what failed together is not repeated together. */
  random?: () => number;
}

/** The circuit of a network, for metrics and status. */
export interface CircuitReport {
  network: string;
  state: CircuitState;
  /** The machine's time since when it is not closed, in milliseconds; null while it is. */
  since: number | null;
}

/** One network that is reached over HTTP: bounded in time and number, with repeats and a circuit. */
export class HttpNetwork {
  readonly name: string;
  private readonly calls: Calls;
  private readonly transport: Transport;
  private readonly gate: Gate;
  private readonly circuit: Circuit;
  private readonly services: Required<NetworkServices>;
  private since: number | null = null;

  constructor({ name, calls }: Pick<Network, 'name'> & { calls: Calls }, services: NetworkServices) {
    this.name = name;
    this.calls = calls;
    this.services = {
      machineNow: Date.now,
      steadyNow: () => performance.now(),
      pause: (milliseconds, signal) => pause(milliseconds, undefined, { signal }),
      random: Math.random,
      proxy: null,
      ...services,
    };
    const proxy = calls.throughProxy ? this.services.proxy : null;
    this.transport = new Transport(name, calls, { resolver: services.resolver, proxy });
    this.gate = new Gate(calls.atOnce, calls.atOnce * WAITING_PER_CALL);
    const onChange = (state: CircuitState) => this.changed(state);
    this.circuit = new Circuit({ ...calls.circuit, now: this.services.steadyNow, onChange });
    services.metrics.networkCircuitOpen.set({ network: name }, 0);
    services.metrics.networkCircuitOpenSince.set({ network: name }, 0);
  }

  get report(): CircuitReport {
    return { network: this.name, state: this.circuit.state, since: this.since };
  }

  /**
   * Calls the network and reads its reply, a refusal among them. Never to be called inside a transaction.
   * @throws NetworkFailure
   */
  async call(call: NetworkCall): Promise<Reply> {
    const { networkCalls, networkCallDuration } = this.services.metrics;
    const labels = { network: this.name, operation: call.rule.operationId };
    const started = this.services.steadyNow();
    let outcome: string = 'failed';
    try {
      const reply = await this.inTime(call);
      outcome = reply.status < 400 ? 'done' : 'refused';
      return reply;
    } catch (error) {
      if (error instanceof NetworkFailure) outcome = error.reason;
      throw error;
    } finally {
      networkCalls.inc({ ...labels, outcome });
      networkCallDuration.observe(labels, (this.services.steadyNow() - started) / 1_000);
    }
  }

  async close(): Promise<void> {
    await this.transport.close();
  }

  /** One time for all: waiting for its turn, every attempt, the pauses between them. */
  private async inTime(call: NetworkCall): Promise<Reply> {
    const { rule } = call;
    assertFollows(call);
    const milliseconds = Math.min(this.calls.timeoutMilliseconds, rule.timeoutMilliseconds ?? Number.POSITIVE_INFINITY);
    const end = this.services.steadyNow() + milliseconds;
    const stop = new AbortController();
    const late = this.failure(rule, 'timeout', `no answer within ${milliseconds} ms`);
    const ended = new Promise<never>((_resolve, reject) => {
      stop.signal.addEventListener('abort', () => reject(late), { once: true });
    });
    ended.catch(() => undefined);
    const timer = setTimeout(() => stop.abort(late), milliseconds);
    try {
      const work = this.gate.run(() => this.attempts(call, stop.signal, end));
      const reply = await Promise.race([work, ended]);
      if (reply === null) throw this.failure(rule, 'busy', 'too many calls are waiting');
      return reply;
    } finally {
      clearTimeout(timer);
    }
  }

  /** @param end when the time of the call is over: a repeat that would come after it is not waited for */
  private async attempts(call: NetworkCall, signal: AbortSignal, end: number): Promise<Reply> {
    const { retries } = this.calls;
    const maxRepeats = isRepeatable(call.rule) ? retries : 0;
    let last: NetworkFailure | null = null;
    for (let repeats = 0; ; repeats += 1) {
      signal.throwIfAborted();
      const pass = this.circuit.enter();
      if (pass === null) throw last ?? this.failure(call.rule, 'circuit-open', 'it has not answered recently');
      const result = await this.attempt(call, pass, signal);
      if ('reply' in result) return result.reply;
      last = result.failure;
      if (last.reason === 'credentials' || repeats >= maxRepeats) throw last;
      const planned = FIRST_PAUSE * 2 ** repeats * (1 + this.services.random());
      const milliseconds = Math.max(planned, result.retryAfter ?? 0);
      if (this.services.steadyNow() + milliseconds >= end) throw last;
      await this.services.pause(milliseconds, signal);
    }
  }

  private async attempt(
    call: NetworkCall,
    pass: Pass,
    signal: AbortSignal,
  ): Promise<{ reply: Reply } | { failure: NetworkFailure; retryAfter: number | null }> {
    const { rule } = call;
    let isEnded = false;
    try {
      const answer = await this.sent(this.attemptOf(call, signal), rule);
      const read = readReply(rule, answer);
      isEnded = true;
      if (read.kind === 'reply' || read.kind === 'credentials') this.circuit.succeeded(pass);
      else this.circuit.failed(pass);
      if (read.kind === 'reply') return read;
      if (read.kind !== 'unavailable') this.warn(rule, read.kind, read.detail);
      const retryAfter = readRetryAfter(answer.headers['retry-after']?.toString(), this.services.machineNow());
      return { failure: this.failure(rule, read.kind, read.detail), retryAfter };
    } catch (error) {
      if (isEnded) throw error;
      this.circuit.failed(pass);
      signal.throwIfAborted();
      const { code = 'unknown' } = error as NodeJS.ErrnoException;
      return { failure: this.failure(rule, 'connection', code, error), retryAfter: null };
    }
  }

  private sent(attempt: Attempt, { operationId, method, path }: OperationRule): Promise<RawAnswer> {
    const trace = tracing();
    if (trace === null) return this.transport.send(attempt);
    const attributes = {
      'http.request.method': method,
      'url.template': path,
      'contrato.network': this.name,
      'contrato.operation': operationId,
    };
    return trace.within(`${method} ${path}`, { kind: 'client', attributes }, async (span) => {
      const answer = await this.transport.send({ ...attempt, headers: { ...attempt.headers, ...trace.headers() } });
      span.set({ 'http.response.status_code': answer.status });
      if (answer.status >= 400) span.fail(String(answer.status));
      return answer;
    });
  }

  private attemptOf({ rule, path = {}, query = {}, headers = {}, body }: NetworkCall, signal: AbortSignal): Attempt {
    const text = body === undefined ? '' : JSON.stringify(body);
    const { pathname } = new URL(this.calls.address);
    const filled = fillPath(rule.path, path);
    const search = new URLSearchParams(query).toString();
    const endpoint = (pathname === '/' ? '' : pathname) + filled + (search === '' ? '' : `?${search}`);
    return {
      method: rule.method as Attempt['method'],
      endpoint,
      headers: {
        accept: 'application/json',
        ...headers,
        ...proof(this.calls.authentication, { endpoint, body: text }, this.services.machineNow()),
      },
      body: text,
      signal,
    };
  }

  private failure({ operationId }: OperationRule, reason: NetworkFailureReason, detail: string, cause?: unknown) {
    return new NetworkFailure(this.name, operationId, reason, detail, cause);
  }

  private warn({ operationId }: OperationRule, reason: NetworkFailureReason, detail: string): void {
    this.services.log.warn(
      { network: this.name, operation: operationId, reason, detail },
      'a network gave an invalid answer',
    );
  }

  private changed(state: CircuitState): void {
    const { log, metrics, machineNow } = this.services;
    metrics.networkCircuitOpen.set({ network: this.name }, state === 'closed' ? 0 : 1);
    const isClosed = state === 'closed';
    const text = isClosed
      ? 'a network answers again: its circuit is closed'
      : 'a network does not answer: its circuit is open';
    // A trial that fails does not begin the time anew.
    if (isClosed || this.since === null) log[isClosed ? 'info' : 'warn']({ network: this.name }, text);
    this.since = isClosed ? null : (this.since ?? machineNow());
    metrics.networkCircuitOpenSince.set({ network: this.name }, (this.since ?? 0) / 1_000);
  }
}

/** @throws where the call itself breaks the contract, for which the network is not to blame */
function assertFollows({ rule, body }: NetworkCall): void {
  const mistake = mistakeIn(rule.checks.body, body);
  if (mistake !== null) throw new Error(`${rule.operationId}: the call does not follow the contract at ${mistake}`);
}

/** Decides whether a call may be made twice: orders carry their id, and everything but POST is the same done twice. */
function isRepeatable({ method, idempotency, countsOnce }: OperationRule): boolean {
  return method !== 'POST' || idempotency !== null || countsOnce !== undefined;
}
