import type { ApiKey } from '../clients/store/api-keys';
import type { Vault } from '../platform/crypto/vault';
import { isWatched, publishExchange } from '../platform/exchanges';
import { type Tracing, tracing } from '../platform/telemetry/tracing';
import { openApiSecret } from './api-secrets';
import type { Lane } from './connections';
import { signatureProblem, statusProblem } from './reply-signature';
import { signingPair } from './rules/key-pairs';
import { type Incoming, type Outgoing, SendError, type Sender } from './send';
import { type SignatureOrder, sign } from './signing';

/** A call to an address of the client. */
export interface ClientCall {
  /** The client's id, and what the call is for: connections are not shared between clients, nor between lanes. */
  client: string;
  lane: Lane;
  url: string;
  /** JSON text; empty where there is none. */
  body: string;
  /** The spelling of the headers' names; a call carries its idempotency key among them. */
  form: { kind: 'event' } | { kind: 'call'; idempotencyKey: string };
  /** Every pair of the client, the newest first. */
  pairs: readonly ApiKey[];
  /** The service's time, which decides which pair signs, in milliseconds. */
  now: number;
  order: SignatureOrder;
  timeoutMilliseconds: number;
  /** Signs it anew. */
  resign?: Resign | null;
  /** A signature that was prepared in advance. It is used if it equals the one that would be made now. */
  signed?: SignedHeaders | null;
  signal?: AbortSignal;
  /** Records the request and the answer, if an observer needs them. */
  trace?: CallTrace | null;
}

/** The message as it went over the wire; null until it does. */
export interface CallTrace {
  headers: Readonly<Record<string, string>> | null;
  body: string | null;
  reply: Incoming | null;
}

/** Returns a trace to fill, if an observer needs it. */
export function traceFor(observer: object | null): CallTrace | null {
  return observer === null ? null : { headers: null, body: null, reply: null };
}

/** The status of the reply to an adjustment is its complete answer. */
const NOT_EMPTY = 'the body is not empty';

/** The client has no pair of api-key and api-secret left to sign with. */
export class NoKeyPair extends Error {
  override name = 'NoKeyPair';
}

/** The signed parts and the key that signed them: the client's signed replies are checked against it. */
export interface SignedHeaders {
  apiKey: string;
  endpoint: string;
  timestamp: string;
  signature: string;
}

/**
 * Signs a call again.
 * @param usual the pair with which the service signs it
 */
export type Resign = (usual: SignedHeaders, call: Pick<ClientCall, 'body' | 'pairs' | 'order'>) => SignedHeaders;

/**
 * Calls to the clients' own endpoints, signed. The timestamp is the machine's time even where the service's clock has
 * been moved: the client that verifies it does not have our clock.
 */
export class ClientCalls {
  constructor(
    private readonly sender: Sender,
    private readonly vault: Vault,
    private readonly machineNow: () => number = Date.now,
  ) {}

  /**
   * The name of the pair that would sign now.
   * @throws NoKeyPair
   */
  apiKeyFor(pairs: readonly ApiKey[], now: number): string {
    const pair = signingPair(pairs, now);
    if (pair === null) throw new NoKeyPair('the client has no api-key');
    return pair.id;
  }

  /**
   * Signs a call.
   * @throws NoKeyPair
   */
  sign(call: Pick<ClientCall, 'url' | 'body' | 'pairs' | 'now' | 'order' | 'resign'>): SignedHeaders {
    const { body, pairs, now, order, resign } = call;
    const apiKey = this.apiKeyFor(pairs, now);
    const timestamp = this.timestamp();
    const { pathname, search } = new URL(call.url);
    const endpoint = pathname + search;
    const signature = sign({ timestamp, endpoint, body }, this.secretOf(pairs, apiKey), order);
    const signed = { apiKey, endpoint, timestamp, signature };
    return resign ? resign(signed, call) : signed;
  }

  /**
   * Signs a call, sends it and reads the answer.
   * @throws NoKeyPair, SendError
   */
  post(call: ClientCall): Promise<Incoming> {
    const { client, lane, url, body, form, timeoutMilliseconds, signal, signed = null } = call;
    const { apiKey, endpoint, timestamp, signature } =
      signed !== null && this.isCurrent(signed, call) ? signed : this.sign(call);
    const named: Record<string, string> =
      form.kind === 'event'
        ? { 'X-Api-Key': apiKey, 'X-Signature': signature, 'X-Timestamp': timestamp, 'X-Endpoint': endpoint }
        : {
            'x-api-key': apiKey,
            'x-signature': signature,
            'x-timestamp': timestamp,
            'x-endpoint': endpoint,
            'x-idempotency-key': form.idempotencyKey,
          };
    const headers = { 'content-type': 'application/json', accept: 'application/json', ...named };
    const outgoing = { client, lane, url, headers, body, timeoutMilliseconds, signal };
    const spans = tracing();
    const sent = spans === null ? this.sender.post(outgoing) : this.spanned(spans, outgoing);
    const answer = call.trace ? traced(sent, Object.assign(call.trace, { headers, body })) : sent;
    if (isWatched()) void publishCall(url, answer);
    return answer;
  }

  /**
   * Sends a call in a separate span, which the client can continue. The path of the address may contain ids, so only
   * its origin is recorded.
   */
  private spanned(trace: Tracing, outgoing: Outgoing): Promise<Incoming> {
    const { client, lane, url, headers } = outgoing;
    const attributes = { 'http.request.method': 'POST', 'contrato.client': client, 'contrato.lane': lane };
    return trace.within(`POST ${lane.toLowerCase()}`, { kind: 'client', attributes }, async (span) => {
      span.set({ 'server.address': URL.canParse(url) ? new URL(url).hostname : undefined });
      const incoming = await this.sender.post({ ...outgoing, headers: { ...headers, ...trace.headers() } });
      span.set({ 'http.response.status_code': incoming.status });
      if (incoming.status >= 400) span.fail(String(incoming.status));
      return incoming;
    });
  }

  /** Returns what is wrong with the signed reply to an adjustment; null if nothing is. */
  replyProblem(reply: Incoming, { pairs, now, order }: Pick<ClientCall, 'pairs' | 'now' | 'order'>): string | null {
    if (reply.status !== 200) return statusProblem(reply.status);
    const unsigned = signatureProblem(reply, { vault: this.vault, pairs, order, now, machineNow: this.machineNow() });
    const problems = [...(unsigned === null ? [] : [unsigned]), ...(reply.body.length === 0 ? [] : [NOT_EMPTY])];
    return problems.length === 0 ? null : problems.join('; ');
  }

  close(): void {
    this.sender.close();
  }

  private timestamp(): string {
    return String(Math.floor(this.machineNow() / 1000));
  }

  /** Decides whether a signature that was prepared in advance equals the one that would be made now. */
  private isCurrent({ timestamp, apiKey }: SignedHeaders, { pairs, now, resign }: ClientCall): boolean {
    return !resign && timestamp === this.timestamp() && apiKey === this.apiKeyFor(pairs, now);
  }

  private secretOf(pairs: readonly ApiKey[], id: string): string {
    return openApiSecret(this.vault, pairs.find((pair) => pair.id === id) as ApiKey);
  }
}

async function traced(answer: Promise<Incoming>, trace: CallTrace): Promise<Incoming> {
  trace.reply = await answer;
  return trace.reply;
}

/** Tells the observer how a call ended. */
async function publishCall(target: string, answer: Promise<Incoming>): Promise<void> {
  const started = performance.now();
  const ended = await answer.then(
    ({ status }) => ({ status, code: null }),
    (error: unknown) => ({ status: null, code: error instanceof SendError ? error.reason : String(error) }),
  );
  const milliseconds = performance.now() - started;
  publishExchange({ kind: 'call', method: 'POST', target, ...ended, field: null, milliseconds });
}
