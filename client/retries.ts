import { KEY_HEADER } from './api';
import { secondsToWait } from './errors';

/** The number of attempts at a request, and the pauses between them. */
export interface RetryParts {
  /** Attempts in all. */
  attempts: number;
  fetch(request: Request): Promise<Response>;
  /** Waits so many milliseconds. */
  pause(milliseconds: number): Promise<void>;
}

const FIRST_PAUSE_MILLISECONDS = 200;
/** The longest pause. If an answer asks for a longer one, it is returned to the caller, who can decide what to do. */
const MAX_PAUSE_MILLISECONDS = 30_000;

/** Statuses after which the request had no effect. */
const NOTHING_DONE = new Set([429, 503]);
const REPEATABLE = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);

/** How long to wait before the next attempt, in milliseconds: as long as the service asks, or twice as long as the last time. */
function pauseAfter(response: Response | null, attempt: number): number {
  const asked = response === null ? null : secondsToWait(response);
  return asked === null ? FIRST_PAUSE_MILLISECONDS * 2 ** (attempt - 1) : asked * 1000;
}

/**
 * Sends a request again, with all its headers, if the service answers that it did nothing. If no answer arrived, it
 * does so only if the method or the idempotency key ensures that nothing happens twice.
 */
export function retrying({ attempts, fetch, pause }: RetryParts): (request: Request) => Promise<Response> {
  return async (request) => {
    const isRepeatable = REPEATABLE.has(request.method) || request.headers.has(KEY_HEADER);
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt >= attempts;
      // A body can be sent once; the original stays as it is.
      const response = await fetch(request.clone()).catch((error: unknown) => {
        if (isLast || !isRepeatable || request.signal.aborted) throw error;
        return null;
      });
      if (response !== null && (isLast || !NOTHING_DONE.has(response.status))) return response;
      const wait = pauseAfter(response, attempt);
      if (response !== null && wait > MAX_PAUSE_MILLISECONDS) return response;
      await response?.body?.cancel();
      await pause(wait);
    }
  };
}
