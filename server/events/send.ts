import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { assertPublicUrl, ForbiddenAddress, publicLookup } from './address-policy';

/** A call to the client's own endpoint. */
export interface Outgoing {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** The whole time for connection, sending and reading the answer. */
  timeoutMilliseconds: number;
  /** Gives the call up early, as when the process stops. */
  signal?: AbortSignal;
}

export interface Incoming {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** Why a call got no usable answer. */
export type SendFailure = 'timeout' | 'connection' | 'too-large' | 'forbidden-address';

/** A call that got no usable answer. */
export class SendError extends Error {
  override name = 'SendError';
  constructor(
    readonly reason: SendFailure,
    cause?: unknown,
  ) {
    super(`the call got no usable answer: ${reason}`, { cause });
  }
}

/** Nothing came back over a connection that had been open before. */
class StaleConnection extends Error {}

const MAX_ANSWER_BYTES = 256 * 1024;
const CONNECTIONS_PER_HOST = 64;

function collect(response: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    response.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_ANSWER_BYTES) {
        reject(new SendError('too-large'));
        response.destroy();
      } else chunks.push(chunk);
    });
    response.on('end', () => resolve(Buffer.concat(chunks)));
    response.on('error', (error) => reject(new SendError('connection', error)));
    response.on('aborted', () => reject(new SendError('connection')));
  });
}

/**
 * Sends calls to clients over connections that are kept open. Redirects are answers like others and not followed;
 * answers are read up to a limit.
 */
export class Sender {
  private readonly http = new HttpAgent({ keepAlive: true, maxSockets: CONNECTIONS_PER_HOST });
  private readonly https = new HttpsAgent({ keepAlive: true, maxSockets: CONNECTIONS_PER_HOST });

  /** @param publicOnly production: HTTPS to public addresses and nothing else */
  constructor(private readonly publicOnly: boolean) {}

  /** @throws SendError */
  async post(call: Outgoing): Promise<Incoming> {
    const timeout = AbortSignal.timeout(call.timeoutMilliseconds);
    const signal = call.signal === undefined ? timeout : AbortSignal.any([timeout, call.signal]);
    try {
      const url = new URL(call.url);
      if (this.publicOnly) assertPublicUrl(url);
      return await this.exchange(url, call, signal).catch((error: unknown) => {
        // A connection that was kept open may be closed by the other side just as it is used again.
        if (error instanceof StaleConnection && !signal.aborted) return this.exchange(url, call, signal, false);
        throw error;
      });
    } catch (error) {
      if (error instanceof ForbiddenAddress) throw new SendError('forbidden-address', error);
      if ((error as { code?: string }).code === 'ERR_INVALID_URL') throw new SendError('forbidden-address', error);
      if (timeout.aborted) throw new SendError('timeout', error);
      throw error instanceof SendError ? error : new SendError('connection', error);
    }
  }

  private exchange(url: URL, call: Outgoing, signal: AbortSignal, keptOpen = true): Promise<Incoming> {
    const secure = url.protocol === 'https:';
    const body = Buffer.from(call.body, 'utf8');
    return new Promise((resolve, reject) => {
      const request = (secure ? httpsRequest : httpRequest)(
        url,
        {
          method: 'POST',
          agent: keptOpen ? (secure ? this.https : this.http) : false,
          signal,
          headers: { ...call.headers, 'content-length': String(body.length) },
          ...(this.publicOnly ? { lookup: publicLookup } : {}),
        },
        (response) => {
          collect(response).then(
            (bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes }),
            reject,
          );
        },
      );
      request.on('error', (error: NodeJS.ErrnoException) => {
        const stale = request.reusedSocket && error.code === 'ECONNRESET';
        reject(stale ? new StaleConnection('the connection was closed meanwhile', { cause: error }) : error);
      });
      request.end(body);
    });
  }

  close(): void {
    this.http.destroy();
    this.https.destroy();
  }
}
