import { randomBytes } from 'node:crypto';
import type { ApiKey } from '../clients/store/api-keys';
import type { Vault } from '../platform/crypto/vault';
import { isWatched, publishExchange } from '../platform/exchanges';
import { openApiSecret } from './api-secrets';
import type { Lane } from './connections';
import { signatureProblem, statusProblem } from './reply-signature';
import { signingPair } from './rules/key-pairs';
import type { InjectedFault } from './rules/outcome';
import { type Incoming, SendError, type Sender } from './send';
import { MAX_SIGNATURE_AGE_SECONDS, type SignatureOrder, sign } from './signing';

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
  injectedFault?: InjectedFault | null;
  signal?: AbortSignal;
}

/** The client has no pair of api-key and api-secret left to sign with. */
export class NoKeyPair extends Error {
  override name = 'NoKeyPair';
}

/** The signed parts and the key that signed them: the client's signed replies are held against it. */
export interface SignedHeaders {
  apiKey: string;
  endpoint: string;
  timestamp: string;
  signature: string;
}

/**
 * Calls to the clients' own endpoints, signed. The timestamp is the machine's time even where the service's clock has
 * been moved: whoever verifies it has no clock of ours.
 */
export class ClientCalls {
  constructor(
    private readonly sender: Sender,
    private readonly vault: Vault,
    private readonly machineNow: () => number = Date.now,
  ) {}

  /** The name of the pair that would sign now. @throws NoKeyPair */
  apiKeyFor(pairs: readonly ApiKey[], now: number): string {
    const pair = signingPair(pairs, now);
    if (pair === null) throw new NoKeyPair('the client has no api-key');
    return pair.id;
  }

  /** Signs a call. @throws NoKeyPair */
  sign(call: Pick<ClientCall, 'url' | 'body' | 'pairs' | 'now' | 'order' | 'injectedFault'>): SignedHeaders {
    const { body, pairs, now, order, injectedFault } = call;
    const apiKey = this.apiKeyFor(pairs, now);
    const fault = injectedFault?.fault;
    const age = fault === 'STALE_TIMESTAMP' ? MAX_SIGNATURE_AGE_SECONDS + 1 : 0;
    const timestamp = String(Math.floor(this.machineNow() / 1000) - age);
    const { pathname, search } = new URL(call.url);
    const endpoint = pathname + search;
    const secret = fault === 'OLD_SECRET' ? this.oldSecret(pairs, apiKey) : this.secretOf(pairs, apiKey);
    const signature = sign({ timestamp, endpoint, body }, secret, order);
    return {
      apiKey,
      endpoint,
      timestamp,
      signature: fault === 'BAD_SIGNATURE' ? withFlippedBit(signature) : signature,
    };
  }

  /** Signs a call, sends it and reads the answer. @throws NoKeyPair, SendError */
  post(call: ClientCall): Promise<Incoming> {
    const { client, lane, url, body, form, timeoutMilliseconds, signal } = call;
    const { apiKey, endpoint, timestamp, signature } = this.sign(call);
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
    const answer = this.sender.post({ client, lane, url, headers, body, timeoutMilliseconds, signal });
    if (isWatched()) void publishCall(url, answer);
    return answer;
  }

  /** Says what is wrong with the reply to a call that the client signs; null when nothing is. */
  replyProblem(reply: Incoming, { pairs, now, order }: Pick<ClientCall, 'pairs' | 'now' | 'order'>): string | null {
    if (reply.status !== 200) return statusProblem(reply.status);
    return signatureProblem(reply, { vault: this.vault, pairs, order, now, machineNow: this.machineNow() });
  }

  close(): void {
    this.sender.close();
  }

  private secretOf(pairs: readonly ApiKey[], id: string): string {
    return openApiSecret(this.vault, pairs.find((pair) => pair.id === id) as ApiKey);
  }

  /** The secret before the present one, or one that never was. */
  private oldSecret(pairs: readonly ApiKey[], present: string): string {
    const before = pairs[pairs.findIndex((pair) => pair.id === present) + 1];
    return before === undefined ? randomBytes(32).toString('base64') : openApiSecret(this.vault, before);
  }
}

/** Tells whoever looks on how a call ended. */
async function publishCall(target: string, answer: Promise<Incoming>): Promise<void> {
  const started = performance.now();
  const ended = await answer.then(
    ({ status }) => ({ status, code: null }),
    (error: unknown) => ({ status: null, code: error instanceof SendError ? error.reason : String(error) }),
  );
  const milliseconds = performance.now() - started;
  publishExchange({ kind: 'call', method: 'POST', target, ...ended, field: null, milliseconds });
}

/** One bit of the digest turned over, the form kept. */
function withFlippedBit(signature: string): string {
  const at = signature.indexOf(' ') + 1;
  const digest = Buffer.from(signature.slice(at), 'base64');
  digest.writeUInt8(digest.readUInt8(0) ^ 1, 0);
  return signature.slice(0, at) + digest.toString('base64');
}
