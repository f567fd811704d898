import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/**
 * Returns the headers of an answer, with a list for each that came several times and may come once only. Node keeps the
 * first of such lines, and joins those of other headers.
 */
export function headersOf({ headers, headersDistinct }: IncomingMessage): IncomingHttpHeaders {
  const repeated = Object.entries(headersDistinct).filter(
    ([name, lines = []]) => lines.length > 1 && headers[name] === lines[0],
  );
  return { ...headers, ...Object.fromEntries(repeated) };
}

/** The event of an answer whose headers came, before whoever sent the request gets it. */
const ANSWERED = 'http.client.response.finish';

const keepLines = (event: unknown): void => {
  const { response } = event as { response: IncomingMessage };
  Object.assign(response.headers, headersOf(response));
};

/** Lets a library that sends requests itself get all lines of headers, as long as some work takes. */
export async function withHeaderLines<T>(work: () => Promise<T>): Promise<T> {
  subscribe(ANSWERED, keepLines);
  try {
    return await work();
  } finally {
    unsubscribe(ANSWERED, keepLines);
  }
}
