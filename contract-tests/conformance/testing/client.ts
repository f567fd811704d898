import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isFresh, type SignatureOrder, sign, verifySignature } from '../../../server/events/signing';
import { closeAtOnce, listenLocally } from '../../../server/testing/local-server';
import { type CardCall, type Decision, TestBooks } from './books';

/** The mistakes of a test client. A client without any of these conforms. */
export interface Breaks {
  /** Answers calls to paths that end so with this status. */
  status?: { path: string; status: number };
  /** Changes a decision before it is signed. */
  decision?: (decision: Decision) => object;
  /** Answers adjustments with a body. */
  adjustmentBody?: string;
  /** Changes the headers of a signed reply. */
  replyHeaders?: (headers: Record<string, string>) => Record<string, string>;
  /** The order of the bytes of its replies. */
  replyOrder?: SignatureOrder;
  /** The order of the bytes that it verifies. */
  callOrder?: SignatureOrder;
  /** Seconds by which replies pretend to be signed earlier. */
  replyAgeSeconds?: number;
  ignoresSignature?: boolean;
  /** The status for a call that is not believed. */
  refusalStatus?: number;
  signatureWithoutBody?: boolean;
  ignoresAge?: boolean;
  ignoresApiKey?: boolean;
  ignoresEndpoint?: boolean;
  /** The status for a body that is not JSON. */
  malformedStatus?: number;
  forgets?: 'authorizations' | 'debit' | 'credit';
  /** The answer to a copy that comes in flight: decided again, waiting for the first, or another status. */
  inFlight?: 'again' | 'waits' | number;
  ignoresAdjustments?: 'debit' | 'credit';
  refusesRepeatedEvents?: boolean;
  /** Events with this word in them are refused. */
  refusesWord?: string;
  /** Called with the path of every call that is taken. */
  taken?: (path: string) => void;
}

export interface TestClientOptions {
  apiKey: string;
  apiSecret: string;
  order?: SignatureOrder;
  /** In hundredths. */
  opening?: number;
  /** Milliseconds that the work on a card call takes. */
  work?: number;
  /** The prefix of the paths. */
  base?: string;
}

interface Answer {
  status: number;
  body: string;
}

const refusal = (status: number, message: string): Answer => ({ status, body: JSON.stringify({ message }) });

/** A small client that follows the contract in everything but what it is told to break. */
export class TestClient {
  readonly books: TestBooks;
  private readonly server: Server;
  private readonly records = new Map<string, Answer | Promise<Answer>>();
  private readonly events = new Set<string>();

  constructor(
    private readonly options: TestClientOptions,
    private readonly breaks: Breaks = {},
  ) {
    this.books = new TestBooks(options.opening ?? 100_000_00);
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  async listen(): Promise<string> {
    return `http://127.0.0.1:${await listenLocally(this.server)}`;
  }

  close(): Promise<void> {
    return closeAtOnce(this.server);
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const endpoint = request.url ?? '';
    const path = endpoint.slice((this.options.base ?? '').length);
    const refused = this.refused(request, endpoint, body) ?? this.malformed(body);
    const answer = refused ?? (await this.answer(path, request, JSON.parse(body.toString('utf8'))));
    const { apiSecret, order = 'timestamp-endpoint-body' } = this.options;
    const timestamp = String(Math.floor(Date.now() / 1000) - (this.breaks.replyAgeSeconds ?? 0));
    const parts = { timestamp, endpoint, body: answer.body };
    const signature = sign(parts, apiSecret, this.breaks.replyOrder ?? order);
    const signed = { 'x-endpoint': endpoint, 'x-timestamp': timestamp, 'x-signature': signature };
    const headers = answer.body === '' ? signed : { 'content-type': 'application/json', ...signed };
    response.writeHead(answer.status, this.breaks.replyHeaders?.(headers) ?? headers).end(answer.body);
  }

  private refused({ headers }: IncomingMessage, endpoint: string, body: Buffer): Answer | null {
    const { apiKey, apiSecret, order = 'timestamp-endpoint-body' } = this.options;
    const { breaks } = this;
    const refused = (message: string) => refusal(breaks.refusalStatus ?? 401, message);
    const [key, timestamp, given, named] = ['x-api-key', 'x-timestamp', 'x-signature', 'x-endpoint'].map((name) =>
      String(headers[name] ?? ''),
    ) as [string, string, string, string];
    if (key !== apiKey && !breaks.ignoresApiKey) return refused('This api-key is unknown.');
    if (named !== endpoint && !breaks.ignoresEndpoint) return refused('The call was signed for another endpoint.');
    const signed = { timestamp, endpoint: named, body };
    // A client that leaves the body out verifies only that there is a signature of the right form.
    const matches = breaks.signatureWithoutBody
      ? verifySignature(signed, given, apiSecret, order) || body.toString('utf8').startsWith('{ ')
      : verifySignature(signed, given, apiSecret, breaks.callOrder ?? order);
    if (!matches && !breaks.ignoresSignature) return refused('The signature does not match.');
    if (!isFresh(timestamp, Date.now()) && !breaks.ignoresAge) return refused('The signature is too old.');
    return null;
  }

  private malformed(body: Buffer): Answer | null {
    try {
      JSON.parse(body.toString('utf8'));
      return null;
    } catch {
      return refusal(this.breaks.malformedStatus ?? 400, 'The body is not JSON.');
    }
  }

  private async answer(path: string, { headers }: IncomingMessage, body: object): Promise<Answer> {
    const { status } = this.breaks;
    this.breaks.taken?.(path);
    if (status && path.endsWith(status.path)) return refusal(status.status, 'On purpose.');
    const [, area, kind = '', direction] = path.split('/');
    const { refusesWord } = this.breaks;
    if (refusesWord && JSON.stringify(body).includes(`"${refusesWord}"`)) return refusal(500, 'Not foreseen.');
    if (area !== 'transactions') return this.event((body as { idempotency_key: string }).idempotency_key);
    const key = String(headers['x-idempotency-key']);
    const call = body as CardCall;
    if (kind === 'authorizations') return this.once(key, kind, () => this.authorize(call));
    const forget = direction as 'debit' | 'credit';
    return this.once(key, forget, () => this.adjust(call, forget));
  }

  private event(key: string): Answer {
    if (this.breaks.refusesRepeatedEvents && this.events.has(key)) return refusal(409, 'Known already.');
    this.events.add(key);
    return { status: 200, body: '' };
  }

  /** Does a call once, by its key. */
  private async once(key: string, kind: Breaks['forgets'], run: () => Answer): Promise<Answer> {
    const known = this.records.get(key);
    const { inFlight, forgets } = this.breaks;
    if (known !== undefined && !(known instanceof Promise)) return known;
    if (known !== undefined && inFlight !== 'again') {
      if (inFlight === 'waits') return known;
      const words = { status: 'REJECTED', message: 'In transit.', status_detail: 'OTHER' };
      return { status: inFlight ?? 425, body: kind === 'authorizations' ? JSON.stringify(words) : '' };
    }
    const working = this.work().then(run);
    this.records.set(key, working);
    const answer = await working;
    if (forgets === kind) this.records.delete(key);
    else this.records.set(key, answer);
    return answer;
  }

  private async work(): Promise<void> {
    const { work = 0 } = this.options;
    if (work > 0) await new Promise((resolve) => setTimeout(resolve, work));
  }

  private authorize(call: CardCall): Answer {
    const decision = this.books.decide(call);
    return { status: 200, body: JSON.stringify(this.breaks.decision?.(decision) ?? decision) };
  }

  private adjust({ user, amount }: CardCall, direction: 'debit' | 'credit'): Answer {
    const hundredths = Math.round(amount.local.total * 100);
    if (this.breaks.ignoresAdjustments !== direction) {
      this.books.add(user.id, direction === 'debit' ? -hundredths : hundredths);
    }
    return { status: 200, body: this.breaks.adjustmentBody ?? '' };
  }
}
