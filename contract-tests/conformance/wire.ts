import { performance } from 'node:perf_hooks';
import { SendError, Sender } from '../../server/events/send';
import { type SignatureOrder, sign } from '../../server/events/signing';
import type { Call } from './calls';
import { ENDPOINTS } from './endpoints';
import { type Exchange, type Sent, unsent } from './results';
import { budgetOf } from './rules';
import { TimeoutBudget } from './timeout-budget';

/** The mistakes that a call has on purpose. Everything else about it is right. */
export interface CallMistakes {
  /** The key named in x-api-key. */
  apiKey?: string;
  /** Seconds since it was signed. */
  ageSeconds?: number;
  /** The endpoint that is signed and named in x-endpoint. */
  endpoint?: string;
  /** The text that is sent as body, signed like any other. */
  body?: string;
  /** Changes headers and body once they are signed. */
  afterwards?: (sent: Sent) => Sent;
}

export interface WireOptions {
  apiKey: string;
  apiSecret: string;
  order: SignatureOrder;
  /** Milliseconds that an answer is waited for. Longer than any budget, so that a late answer is still judged. */
  timeoutMilliseconds: number;
  /** The machine's time, for signatures; milliseconds. */
  machineNow?: () => number;
  /** Time that only goes forward, for durations; milliseconds. */
  elapsed?: () => number;
}

const NAMES = {
  call: ['x-api-key', 'x-signature', 'x-timestamp', 'x-endpoint'],
  event: ['X-Api-Key', 'X-Signature', 'X-Timestamp', 'X-Endpoint'],
} as const;

const FAILURES: Readonly<Record<SendError['reason'], string>> = {
  timeout: 'no answer in time',
  connection: 'no connection, or it broke before the answer was complete',
  'too-large': 'the answer is too large',
  'forbidden-address': 'the address can’t be called',
};

const TO = { client: 'conformance', lane: 'EVENTS' } as const;

/** Signs calls as the service does, sends them and keeps what became of them. */
export class Wire {
  readonly timeoutBudget: TimeoutBudget;
  private readonly sender = new Sender();
  private readonly machineNow: () => number;
  private readonly elapsed: () => number;

  constructor(private readonly options: WireOptions) {
    this.timeoutBudget = new TimeoutBudget(options.timeoutMilliseconds);
    this.machineNow = options.machineNow ?? Date.now;
    this.elapsed = options.elapsed ?? (() => performance.now());
  }

  /** Sends a call, unless its address does not answer. Never throws because of the other side. */
  async send(what: string, call: Call, wrong: CallMistakes = {}): Promise<Exchange> {
    const sent = this.signed(call, wrong);
    const whyNot = this.timeoutBudget.whyNot(sent.url);
    if (whyNot !== null) return unsent(what, sent, whyNot);
    const timeoutMilliseconds = this.timeoutBudget.within(sent.url, budgetOf(call.endpoint));
    const started = this.elapsed();
    try {
      const { status, headers, body } = await this.sender.post({ ...TO, ...sent, timeoutMilliseconds });
      const milliseconds = this.elapsed() - started;
      this.timeoutBudget.answered(sent.url, started, this.elapsed());
      return { what, sent, received: { status, headers, body, at: this.machineNow() }, failure: null, milliseconds };
    } catch (error) {
      if (!(error instanceof SendError)) throw error;
      if (error.reason === 'timeout') this.timeoutBudget.timedOut(sent.url, started, this.elapsed());
      else this.timeoutBudget.answered(sent.url, started, this.elapsed());
      const cause = (error.cause as { code?: string } | undefined)?.code;
      const failure = FAILURES[error.reason] + (cause ? ` (${cause})` : '');
      return { what, sent, received: null, failure, milliseconds: this.elapsed() - started };
    }
  }

  close(): void {
    this.sender.close();
  }

  private signed(call: Call, wrong: CallMistakes): Sent {
    const { apiKey, apiSecret, order } = this.options;
    const { pathname, search } = new URL(call.url);
    const endpoint = wrong.endpoint ?? pathname + search;
    const body = wrong.body ?? JSON.stringify(call.body);
    const timestamp = String(Math.floor(this.machineNow() / 1000) - (wrong.ageSeconds ?? 0));
    const signature = sign({ timestamp, endpoint, body }, apiSecret, order);
    const isEvent = ENDPOINTS[call.endpoint].kind === 'notification';
    const values = [wrong.apiKey ?? apiKey, signature, timestamp, endpoint];
    const headers: Record<string, string> = { 'content-type': 'application/json', accept: 'application/json' };
    for (const [at, name] of NAMES[isEvent ? 'event' : 'call'].entries()) headers[name] = values[at] as string;
    if (!isEvent) headers['x-idempotency-key'] = call.key;
    const sent = { url: call.url, headers, body };
    return wrong.afterwards?.(sent) ?? sent;
  }
}
