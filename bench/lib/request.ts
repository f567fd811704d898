/**
 * One request of many. `NUMBER` in its path or body, or in the value of a header, is another number each time it is
 * sent.
 */
export interface LoadRequest {
  method: 'GET' | 'POST';
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Requests to one server, one after the other on each connection. */
export interface Load {
  url: string;
  /** Sent in turn. */
  requests: readonly LoadRequest[];
  connections: number;
  /** A whole number. */
  seconds: number;
  /** A text that is in the body of every answer that counts as a success. */
  expectedText?: string;
}

export interface Measured {
  /** Successful answers. */
  answers: number;
  /** Successful answers per second. */
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  failed: number;
}

/** Stands where a request has a number of its own. As long as such a number, so that a body keeps its length. */
export const NUMBER = '{____n____}';

const DIGITS = NUMBER.length;
let last = 0;

/** Takes so many numbers that nobody of this process has had. @returns the first of them */
export function takeNumbers(count: number): number {
  const first = last + 1;
  last += count;
  if (String(last).length > DIGITS) throw new Error('there are no numbers left');
  return first;
}

/** A request as it is sent. */
export function numbered(request: LoadRequest): LoadRequest {
  const number = String(takeNumbers(1)).padStart(DIGITS, '0');
  const fill = (text: string) => text.replaceAll(NUMBER, number);
  const { path, headers, body } = request;
  return {
    ...request,
    path: fill(path),
    ...(headers !== undefined && {
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value)])),
    }),
    ...(body !== undefined && { body: fill(body) }),
  };
}

/** Gives the requests of a list one after the other, over and over, each with a number of its own. */
export function inTurn(requests: readonly LoadRequest[]): () => LoadRequest {
  let turn = 0;
  return () => {
    const request = requests[turn % requests.length];
    if (request === undefined) throw new Error('there is nothing to send');
    turn += 1;
    return numbered(request);
  };
}
