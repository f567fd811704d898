import {
  type ClientRequest,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Prepared } from '../scenario';
import { headersOf } from './header-lines';
import {
  MAX_ANSWER_BYTES,
  MAX_ANSWER_LEVELS,
  MAX_ANSWER_MILLISECONDS,
  nestsTooDeep,
  tooLarge,
  tooLate,
  UnusableAnswer,
} from './limits';

/** An answer to a call that prepares data. */
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** A prepared request, whose body may be bytes: compressed, for one. */
type Sendable = Omit<Prepared, 'body'> & { body: string | Buffer };

// Thousands of small calls go to one server, and `fetch` takes several times as long for each.
const http = new HttpAgent({ keepAlive: true });
const https = new HttpsAgent({ keepAlive: true });

/**
 * Sends a prepared request to a server and reads the answer, JSON parsed. Redirects are answers like others.
 *
 * @param url the server's origin
 * @param limit milliseconds for the whole exchange
 * @throws UnusableAnswer if there is no answer, none within the limits, or one whose JSON can't be read
 */
export async function send(url: string, prepared: Sendable, limit = MAX_ANSWER_MILLISECONDS): Promise<Reply> {
  const { message, text } = await exchange(url, prepared, limit);
  const isJson = message.headers['content-type']?.startsWith('application/json') ?? false;
  return { status: message.statusCode ?? 0, headers: headersOf(message), body: isJson ? readJson(text) : text };
}

function readJson(text: string): unknown {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw new UnusableAnswer(`the body of the answer is not JSON: ${(error as Error).message}`, error);
  }
  if (nestsTooDeep(body)) throw new UnusableAnswer(`the answer nests deeper than ${MAX_ANSWER_LEVELS} levels`);
  return body;
}

/** Sends a request and reads the whole answer, within the limits. */
function exchange(
  url: string,
  { method, target, headers, body }: Sendable,
  limit: number,
): Promise<{ message: IncomingMessage; text: string }> {
  const secure = url.startsWith('https:');
  const options = { method, agent: secure ? https : http, headers: withLength(headers, body) };
  return new Promise((resolve, reject) => {
    let request: ClientRequest | null = null;
    const late = setTimeout(() => request?.destroy(tooLate(limit)), limit);
    const fail = (error: Error) => {
      clearTimeout(late);
      reject(UnusableAnswer.of(error));
    };
    const answered = (message: IncomingMessage) => {
      read(message).then((text) => {
        clearTimeout(late);
        resolve({ message, text });
      }, fail);
    };
    request = (secure ? httpsRequest : httpRequest)(url + target, options, answered);
    request.on('error', fail);
    request.end(body);
  });
}

function withLength(headers: Prepared['headers'], body: Sendable['body']): Record<string, string | number> {
  return body === '' ? headers : { ...headers, 'content-length': Buffer.byteLength(body) };
}

async function read(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of message) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes > MAX_ANSWER_BYTES) throw tooLarge();
  }
  return Buffer.concat(chunks).toString('utf8');
}
