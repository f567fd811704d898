import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Socket } from 'node:net';
import { printable } from '../../cli/printable';

/** Milliseconds that an answer may take as a whole: longer than the longest wait of an operation, 30 seconds. */
export const MAX_ANSWER_MILLISECONDS = 60_000;

/** The most bytes of an answer that are read. */
export const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

/** Programs that follow each level of a body would fail on a deeper one. No answer of the contract has half as many. */
export const MAX_ANSWER_LEVELS = 256;

const CHECK_MILLISECONDS = 1000;

/** Decides whether a parsed body nests deeper than is read. */
export const nestsTooDeep = (body: unknown): boolean => nests(body, MAX_ANSWER_LEVELS);

const nests = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((one) => nests(one, levels - 1)));

/** The failure of a server to answer in a way that can be read. The message is enough for whoever runs the server. */
export class UnusableAnswer extends Error {
  /** The code of Node, where there is one. */
  readonly code: string | undefined;
  /** The step to the server that failed, where Node names one. */
  readonly syscall: string | undefined;

  constructor(message: string, cause?: unknown) {
    // It may quote the answer.
    super(printable(message), { cause });
    const { code, syscall } = (cause ?? {}) as NodeJS.ErrnoException;
    this.code = code;
    this.syscall = syscall;
  }

  static of(error: Error): UnusableAnswer {
    return error instanceof UnusableAnswer ? error : new UnusableAnswer(error.message, error);
  }
}

/** The failure of an answer that is not complete in time. */
export const tooLate = (milliseconds: number): UnusableAnswer =>
  new UnusableAnswer(`there was no complete answer within ${milliseconds / 1000} s`);

/** The failure of an answer that does not end where it should. */
export const tooLarge = (): UnusableAnswer =>
  new UnusableAnswer(`the answer is larger than ${MAX_ANSWER_BYTES / 1024 / 1024} MiB`);

/** Ends a connection that serves one request once that takes too long, or its answer is too large. */
function bound(socket: Socket): Socket {
  const started = performance.now();
  const watch = setInterval(() => {
    if (performance.now() - started > MAX_ANSWER_MILLISECONDS) socket.destroy(tooLate(MAX_ANSWER_MILLISECONDS));
    else if (socket.bytesRead > MAX_ANSWER_BYTES) socket.destroy(tooLarge());
  }, CHECK_MILLISECONDS);
  watch.unref();
  return socket.once('close', () => clearInterval(watch));
}

class BoundedHttpAgent extends HttpAgent {
  override createConnection(...[options, done]: Parameters<HttpAgent['createConnection']>) {
    return bound(super.createConnection(options, done) as Socket);
  }
}

class BoundedHttpsAgent extends HttpsAgent {
  override createConnection(...[options, done]: Parameters<HttpsAgent['createConnection']>) {
    return bound(super.createConnection(options, done) as Socket);
  }
}

/**
 * The agent for a library that knows no such limits itself: a connection for each request, which ends at the limits.
 * @param url the server's origin
 */
export const boundedAgent = (url: string): HttpAgent =>
  url.startsWith('https:') ? new BoundedHttpsAgent() : new BoundedHttpAgent();
