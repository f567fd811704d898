import { Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Prepared } from '../scenario';

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
 */
export async function send(url: string, prepared: Sendable): Promise<Reply> {
  const message = await exchange(url, prepared);
  const text = await read(message);
  const isJson = message.headers['content-type']?.startsWith('application/json') ?? false;
  return { status: message.statusCode ?? 0, headers: message.headers, body: isJson ? JSON.parse(text) : text };
}

function exchange(url: string, { method, target, headers, body }: Sendable): Promise<IncomingMessage> {
  const secure = url.startsWith('https:');
  const options = { method, agent: secure ? https : http, headers: withLength(headers, body) };
  return new Promise((resolve, reject) => {
    const request = (secure ? httpsRequest : httpRequest)(url + target, options, resolve);
    request.on('error', reject);
    request.end(body);
  });
}

function withLength(headers: Prepared['headers'], body: Sendable['body']): Record<string, string | number> {
  return body === '' ? headers : { ...headers, 'content-length': Buffer.byteLength(body) };
}

async function read(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
