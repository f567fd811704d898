import { KEY_HEADER } from './api';
import { secondsToWait } from './errors';

/** The number of attempts at a request, and the pauses between them. */
interface RetryParts {
  /** Attempts in all. */
  attempts: number;
  /** Milliseconds for one attempt, until its answer is read in full. */
  timeout: number;
  fetch(request: Request): Promise<Response>;
  /** Waits so many milliseconds, or until the signal is aborted. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
}

const FIRST_PAUSE_MILLISECONDS = 200;
/** The longest pause. If an answer asks for a longer one, it is returned to the caller, who can decide what to do. */
const MAX_PAUSE_MILLISECONDS = 30_000;

/** Statuses after which the request had no effect. */
const NOTHING_DONE = new Set([408, 429, 503]);
const REPEATABLE = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);
/** Statuses of answers that have no body. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/** Gives up waiting as soon as the caller gives up the call. @throws the reason that the caller gave */
export function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') === true;

/**
 * Sends a request once and reads the whole answer: an answer that breaks off is as good as none. A stream of events has
 * no end, and is returned as soon as it begins.
 */
async function send(request: Request, { fetch, timeout }: Pick<RetryParts, 'fetch' | 'timeout'>): Promise<Response> {
  const late = new AbortController();
  const timer: ReturnType<typeof setTimeout> | number = setTimeout(
    () => late.abort(new DOMException(`There was no answer within ${timeout} ms.`, 'TimeoutError')),
    timeout,
  );
  // A number outside of Node.
  if (typeof timer === 'object') timer.unref();
  try {
    const signal = AbortSignal.any([request.signal, late.signal]);
    // A body can be sent once; the original stays as it is.
    const response = await fetch(new Request(request.clone(), { signal }));
    if (isStream(response)) return response;
    const body = await response.arrayBuffer();
    return new Response(WITHOUT_BODY.has(response.status) ? null : body, response);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * How long to wait before the next attempt, in milliseconds: as long as the service asks, or twice as long as the last
 * time.
 */
function pauseAfter(response: Response | null, attempt: number): number {
  const asked = response === null ? null : secondsToWait(response);
  return asked === null ? FIRST_PAUSE_MILLISECONDS * 2 ** (attempt - 1) : asked * 1000;
}

/**
 * Sends a request again, with all its headers, if the service answers that it did nothing. If no answer arrived, it
 * does so only if nothing can happen twice: the method or the idempotency key ensures that, or `isHarmless` says so.
 */
export function retrying({
  attempts,
  timeout,
  fetch,
  pause,
}: RetryParts): (request: Request, isHarmless?: boolean) => Promise<Response> {
  return async (request, isHarmless = false) => {
    const isRepeatable = isHarmless || REPEATABLE.has(request.method) || request.headers.has(KEY_HEADER);
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt >= attempts;
      const response = await send(request, { fetch, timeout }).catch((error: unknown) => {
        if (isLast || !isRepeatable || request.signal.aborted) throw error;
        return null;
      });
      if (response !== null && (isLast || !NOTHING_DONE.has(response.status))) return response;
      const wait = pauseAfter(response, attempt);
      if (response !== null && wait > MAX_PAUSE_MILLISECONDS) return response;
      await unlessAborted(request.signal, pause(wait, request.signal));
    }
  };
}
