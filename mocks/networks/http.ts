import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Something that is not done, with the status that tells the caller what to do next. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** An answer before it is written. */
export interface Sent {
  status: number;
  body?: unknown;
}

const MAX_BYTES = 1024 * 1024;

/**
 * Reads the bytes of a body.
 * @throws Refusal 400 if it is too large
 */
export async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > MAX_BYTES) throw new Refusal(400, 'INVALID_REQUEST', 'The body is too large.');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/**
 * @returns undefined if there is no body
 * @throws Refusal 400 if it is not JSON
 */
export function parsed(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Refusal(400, 'INVALID_REQUEST', 'The body is not JSON.');
  }
}

/** Decides whether a header carries a token, in a time that says nothing of it. */
export function isToken(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}

/** The answer to what failed: the contract's one shape of errors. */
export function refused(error: unknown): Sent {
  const { status, code, message } =
    error instanceof Refusal ? error : new Refusal(500, 'INTERNAL_ERROR', 'An internal error occurred.');
  return { status, body: { error_code: code, error: { message, details: [] }, request_id: randomUUID() } };
}

export function send(response: ServerResponse, { status, body }: Sent): void {
  const text = body === undefined ? '' : JSON.stringify(body);
  const type = text === '' ? {} : { 'content-type': 'application/json' };
  const later = status === 503 ? { 'retry-after': '1' } : {};
  response.writeHead(status, { ...type, ...later }).end(text);
}
