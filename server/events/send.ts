import type { Dispatcher } from 'undici';
import { assertReachable, ForbiddenAddress, type Reachable } from './address-policy';
import { type ConnectionOptions, Connections, type Lane } from './connections';
import { NameResolver } from './name-resolver';

/** A call to the client's own endpoint. */
export interface Outgoing {
  /** The client of the endpoint. */
  client: string;
  lane: Lane;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** The whole time: waiting for a connection, resolving, connecting, sending and reading the answer. */
  timeoutMilliseconds: number;
  /** Gives the call up early, as when the process stops. */
  signal?: AbortSignal;
}

export interface Incoming {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** The reasons why a call got no usable answer. */
export type SendFailure = 'timeout' | 'connection' | 'too-large' | 'forbidden-address';

/** A call that got no usable answer. */
export class SendError extends Error {
  override name = 'SendError';
  constructor(
    readonly reason: SendFailure,
    cause?: unknown,
    /** False if nothing of the call can have reached the client: the name, the connection or TLS failed. */
    readonly wasSent = true,
  ) {
    super(`the call got no usable answer: ${reason}`, { cause });
  }
}

const FORBIDDEN = new Set(['ERR_INVALID_URL', 'UND_ERR_INVALID_ARG']);
const TIMEOUTS = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

function failureOf(error: unknown, wasSent: boolean): SendError {
  if (error instanceof SendError) return new SendError(error.reason, error.cause, wasSent);
  const code = (error as { code?: string }).code ?? '';
  if (error instanceof ForbiddenAddress || FORBIDDEN.has(code)) return new SendError('forbidden-address', error, false);
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return new SendError('too-large', error);
  return new SendError(TIMEOUTS.has(code) ? 'timeout' : 'connection', error, wasSent);
}

/**
 * Sends calls to clients over connections that are kept open. Redirects are answers like others and not followed;
 * answers are read up to a limit.
 */
export class Sender {
  private readonly connections: Connections;
  private readonly reachable: Reachable;

  /** @param options without them any address is called directly, also over plain HTTP */
  constructor({ reachable = null, resolver = new NameResolver(), proxy = null }: Partial<ConnectionOptions> = {}) {
    this.reachable = reachable;
    this.connections = new Connections({ reachable, resolver, proxy });
  }

  /**
   * Sends one call and reads its answer.
   * @throws SendError
   */
  async post(call: Outgoing): Promise<Incoming> {
    const exchange = new Exchange();
    try {
      const url = new URL(call.url);
      if (this.reachable !== null) assertReachable(url, this.reachable);
      return await this.within(call, this.exchange(url, call, exchange));
    } catch (error) {
      exchange.end();
      throw failureOf(error, exchange.isBegun);
    }
  }

  close(): void {
    this.connections.close();
  }

  /** A call that still waits for its connection can't be ended, only left: it is not sent any more once it has one. */
  private within<T>(call: Outgoing, work: Promise<T>): Promise<T> {
    const { signal, timeoutMilliseconds } = call;
    return new Promise((resolve, reject) => {
      const giveUp = () => end(() => reject(new SendError('connection', signal?.reason)));
      const timer = setTimeout(() => end(() => reject(new SendError('timeout'))), timeoutMilliseconds);
      const end = (how: () => void) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        how();
      };
      if (signal?.aborted) giveUp();
      else signal?.addEventListener('abort', giveUp, { once: true });
      work.then(
        (value) => end(() => resolve(value)),
        (error) => end(() => reject(error)),
      );
    });
  }

  private async exchange(url: URL, call: Outgoing, exchange: Exchange): Promise<Incoming> {
    const { client, lane, headers, body, timeoutMilliseconds } = call;
    const agent = this.connections.of(client, lane);
    const options: Dispatcher.DispatchOptions = {
      origin: url.origin,
      path: url.pathname + url.search,
      method: 'POST',
      headers,
      body,
      headersTimeout: timeoutMilliseconds,
      bodyTimeout: timeoutMilliseconds,
    };
    try {
      return await exchange.on(agent, options);
    } catch (error) {
      // A connection that was kept open may be closed by the other side just as it is used again.
      if (!this.connections.wasKeptOpen(error) || exchange.isEnded || exchange.status !== null) throw error;
      return exchange.on(agent, { ...options, reset: true });
    }
  }
}

/** A request and its answer, which is read whole: as a stream it would cost as much again as all the rest. */
class Exchange {
  /** True once no caller waits for it any more. */
  isEnded = false;
  /** True once it has a connection on which it is sent. */
  isBegun = false;
  /** The status of its answer, once that has begun. */
  status: number | null = null;
  private controller: Dispatcher.DispatchController | null = null;

  /** Ends it, or lets it not begin once it has a connection. */
  end(): void {
    this.isEnded = true;
    this.controller?.abort(new SendError('connection'));
  }

  on(agent: Dispatcher, options: Dispatcher.DispatchOptions): Promise<Incoming> {
    return new Promise((resolve, reject) => {
      let headers: Incoming['headers'] = {};
      const parts: Buffer[] = [];
      agent.dispatch(options, {
        onRequestStart: (controller) => {
          this.controller = controller;
          if (this.isEnded) this.end();
          else this.isBegun = true;
        },
        // Interim answers, such as 103, arrive here, too, before the final answer.
        onResponseStart: (_, statusCode, responseHeaders) => {
          this.status = statusCode;
          headers = responseHeaders;
        },
        onResponseData: (_, part) => void parts.push(part),
        onResponseEnd: () => resolve({ status: this.status as number, headers, body: Buffer.concat(parts) }),
        onResponseError: (_, error) => reject(error),
      });
    });
  }
}
