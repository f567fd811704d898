import { performance } from 'node:perf_hooks';
import { Agent, buildConnector } from 'undici';
import { sign } from '../../../server/events/signing';
import { fillPath } from '../../../server/platform/contract/path-template';
import { newId } from '../../../server/platform/ids';
import { acceptingContinue } from '../../../server/platform/interim-answers';
import { type Exchange, type Sent, unsent } from '../results';
import { TimeoutBudget } from '../timeout-budget';
import type { Ask } from './asks';

/** How the service proves itself to the connector, as is agreed. The secret in base64. */
export type Agreed = { apiKey: string; apiSecret: string } | { token: string };

/** The mistakes that a call has on purpose. Everything else about it is right. */
export interface AskMistakes {
  /** The key named in x-api-key. */
  apiKey?: string;
  /** The value of the authorization header; null leaves it out. */
  authorization?: string | null;
  /** Seconds since it was signed. */
  ageSeconds?: number;
  /** The endpoint that is signed and named in x-endpoint. */
  endpoint?: string;
  /** The text that is sent as body, signed like any other. */
  body?: string;
  /** Changes headers and body once they are signed. */
  afterwards?: (sent: Sent) => Sent;
}

interface NetworkWireOptions {
  /** The address of the connector; paths of the contract come after it. */
  url: string;
  agreed: Agreed;
  /** PEM certificates that the connector's own must come from, where it is none of the usual authorities. */
  ca?: string | undefined;
  /** Milliseconds that an answer is waited for. Longer than any budget, so that a late answer is still judged. */
  timeoutMilliseconds: number;
  /** Time that only goes forward, for durations; milliseconds. */
  elapsed?: (() => number) | undefined;
}

const MAX_ANSWER_BYTES = 1024 * 1024;
const ORDER = 'timestamp-endpoint-body';

/** Asks a connector as the service does, and keeps what became of it. */
export class NetworkWire {
  readonly timeoutBudget: TimeoutBudget;
  private readonly agent: Agent;
  private readonly elapsed: () => number;
  /** The client for which all calls are made. */
  private readonly clientId = newId();

  constructor(private readonly options: NetworkWireOptions) {
    const { ca, elapsed = () => performance.now() } = options;
    this.elapsed = elapsed;
    this.timeoutBudget = new TimeoutBudget(options.timeoutMilliseconds);
    const connect = acceptingContinue(buildConnector(ca === undefined ? {} : { ca }));
    this.agent = new Agent({ maxResponseSize: MAX_ANSWER_BYTES, connect });
  }

  get isSigned(): boolean {
    return 'apiKey' in this.options.agreed;
  }

  /** Sends a call, unless its address does not answer. Never throws because of the other side. */
  async send(what: string, ask: Ask, wrong: AskMistakes = {}): Promise<Exchange> {
    const sent = this.written(ask, wrong);
    const whyNot = this.timeoutBudget.whyNot(sent.url);
    if (whyNot !== null) return unsent(what, sent, whyNot);
    const { timeoutMilliseconds: longest } = this.options;
    const timeout = this.timeoutBudget.within(sent.url, ask.rule.timeoutMilliseconds ?? longest);
    const started = this.elapsed();
    const took = () => this.elapsed() - started;
    try {
      const { origin, pathname, search } = new URL(sent.url);
      const answer = await this.agent.request({
        origin,
        path: pathname + search,
        method: ask.rule.method as 'POST',
        headers: sent.headers,
        body: sent.body === '' ? null : sent.body,
        signal: AbortSignal.timeout(timeout),
      });
      const body = Buffer.from(await answer.body.arrayBuffer());
      this.timeoutBudget.answered(sent.url, started, this.elapsed());
      const received = { status: answer.statusCode, headers: answer.headers, body, at: Date.now() };
      return { what, sent, received, failure: null, milliseconds: took() };
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') this.timeoutBudget.timedOut(sent.url, started, this.elapsed());
      else this.timeoutBudget.answered(sent.url, started, this.elapsed());
      return { what, sent, received: null, failure: failureOf(error as Error), milliseconds: took() };
    }
  }

  close(): Promise<void> {
    return this.agent.destroy();
  }

  private written(ask: Ask, wrong: AskMistakes): Sent {
    const path = fillPath(ask.rule.path, ask.path);
    const query = new URLSearchParams(ask.query).toString();
    const url = `${this.options.url.replace(/\/+$/, '')}${path}${query === '' ? '' : `?${query}`}`;
    const body = wrong.body ?? (ask.body === undefined ? '' : JSON.stringify(ask.body));
    const type: Record<string, string> = body === '' ? {} : { 'content-type': 'application/json' };
    const common = { accept: 'application/json', 'x-client-id': this.clientId, ...type };
    const sent = { method: ask.rule.method, url, headers: { ...common, ...this.proof(url, body, wrong) }, body };
    return wrong.afterwards?.(sent) ?? sent;
  }

  private proof(url: string, body: string, wrong: AskMistakes): Record<string, string> {
    const { agreed } = this.options;
    if ('token' in agreed) {
      const { authorization = `Bearer ${agreed.token}` } = wrong;
      return authorization === null ? {} : { authorization };
    }
    const { pathname, search } = new URL(url);
    const endpoint = wrong.endpoint ?? pathname + search;
    const timestamp = String(Math.floor(Date.now() / 1000) - (wrong.ageSeconds ?? 0));
    const signature = sign({ timestamp, endpoint, body }, agreed.apiSecret, ORDER);
    const named = { 'x-endpoint': endpoint, 'x-timestamp': timestamp, 'x-signature': signature };
    return { 'x-api-key': wrong.apiKey ?? agreed.apiKey, ...named };
  }
}

function failureOf({ name, code = undefined, cause }: Error & { code?: string }): string {
  if (name === 'TimeoutError') return 'no answer in time';
  const known = code ?? (cause as { code?: string } | undefined)?.code;
  return `no connection, or it broke before the answer was complete${known === undefined ? '' : ` (${known})`}`;
}
