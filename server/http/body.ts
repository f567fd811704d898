import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { HttpMethodEnum, koaBody } from 'koa-body';
import type { ErrorCode } from '../../generated/errors';
import type { OperationRule } from '../../generated/operations';
import { DomainError } from '../domain/errors';

const MAX_DEPTH = 32;
const LONE_SURROGATE = /\p{Surrogate}/u;
const JSON_TYPE = /^application\/json(\s*;\s*charset="?utf-8"?)?$/i;

function refuse(
  code: ErrorCode,
  reason: string,
  detail: string,
  location: 'body' | 'header' = 'body',
  pointer = '',
): DomainError {
  return new DomainError(code, [{ code: reason, detail, location, pointer }]);
}

/** Collects a body of at most `limit` bytes. A body that ends early or is aborted is an error of the connection. */
function collect(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) {
        request.pause();
        reject(new DomainError('PAYLOAD_TOO_LARGE'));
        return;
      }
      chunks.push(chunk);
    });
    request.on('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    request.on('error', reject);
  });
}

/** How deep the brackets of a JSON text nest; brackets inside strings do not count. */
export function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charCodeAt(i);
    if (inString) {
      if (c === 92) i += 1;
      else if (c === 34) inString = false;
    } else if (c === 34) inString = true;
    else if (c === 123 || c === 91) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (c === 125 || c === 93) depth -= 1;
  }
  return deepest;
}

/** Whether a text has more than `count` opening brackets, wherever: one with fewer can't nest deeper. */
function opensMore(text: string, count: number): boolean {
  let left = count;
  for (const bracket of ['{', '[']) {
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) {
      left -= 1;
      if (left < 0) return true;
    }
  }
  return false;
}

/**
 * Parses JSON from a caller we do not trust: valid UTF-8, bounded depth, no NUL characters and no keys that reach
 * into prototypes.
 * @throws DomainError with `code`, naming the reason.
 */
export function parseJson(bytes: Buffer, code: ErrorCode): unknown {
  if (!isUtf8(bytes)) throw refuse(code, 'encoding', 'the body is not valid UTF-8');
  const text = bytes.toString('utf8');
  if (opensMore(text, MAX_DEPTH) && depthOf(text) > MAX_DEPTH) {
    throw refuse(code, 'depth', `the body nests deeper than ${MAX_DEPTH} levels`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse(code, 'syntax', 'the body is not valid JSON');
  }
  if (text.includes('__proto__') || text.includes('\\u')) assertHarmless(value, '', code);
  return value;
}

function assertHarmless(value: unknown, pointer: string, code: ErrorCode): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000')) throw refuse(code, 'character', 'the NUL character is not allowed', 'body', pointer);
    if (LONE_SURROGATE.test(value))
      throw refuse(code, 'character', 'half of a surrogate pair is not a character', 'body', pointer);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__' || key.includes('\u0000'))
      throw refuse(code, 'unknown', 'this name is not allowed', 'body', pointer);
    assertHarmless(item, `${pointer}/${key}`, code);
  }
}

/** Reads bodies: plain JSON by itself, forms and compressed bodies through koa-body with the same limit. */
export class BodyReader {
  private readonly parse: ReturnType<typeof koaBody>;

  constructor(private readonly limit: number) {
    this.parse = koaBody({
      jsonLimit: limit,
      formLimit: limit,
      textLimit: limit,
      json: true,
      text: false,
      multipart: false,
      jsonStrict: false,
      parsedMethods: [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH, HttpMethodEnum.DELETE],
      includeUnparsed: true,
    });
  }

  /**
   * The request's body as the operation's contract names it, or `undefined` where none came.
   * @throws DomainError 400, 413 or 415.
   */
  async read(ctx: Context, rule: OperationRule): Promise<unknown> {
    const expected = rule.body;
    if (expected === null) return undefined;
    const headers = ctx.req.headers;
    const length = headers['content-length'];
    if (length !== undefined && Number(length) > this.limit) throw new DomainError('PAYLOAD_TOO_LARGE');
    const empty = length === '0' || (length === undefined && headers['transfer-encoding'] === undefined);
    if (empty) {
      if (!expected.required) return undefined;
      throw refuse(rule.invalidRequest, 'required', 'a body is required');
    }
    const type = headers['content-type'] ?? '';
    const json = type === 'application/json' || JSON_TYPE.test(type);
    const media = json ? 'application/json' : (type.split(';', 1)[0]?.trim().toLowerCase() ?? '');
    if (!expected.contentTypes.includes(media)) {
      throw new DomainError('UNSUPPORTED_MEDIA_TYPE', [
        {
          code: 'media_type',
          detail: `read here: ${expected.contentTypes.join(', ')}`,
          location: 'header',
          pointer: 'content-type',
        },
      ]);
    }
    const coding = headers['content-encoding'];
    if (json && (coding === undefined || coding === 'identity')) {
      return parseJson(await collect(ctx.req, this.limit), rule.invalidRequest);
    }
    return this.readWithLibrary(ctx, rule);
  }

  private async readWithLibrary(ctx: Context, rule: OperationRule): Promise<unknown> {
    try {
      await this.parse(ctx, async () => undefined);
    } catch (error) {
      const status = (error as { status?: number }).status;
      if (status === 413) throw new DomainError('PAYLOAD_TOO_LARGE');
      if (status === 415) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
      throw refuse(rule.invalidRequest, 'syntax', 'the body can not be read');
    }
    const body = (ctx.request as { body?: unknown }).body;
    assertHarmless(body, '', rule.invalidRequest);
    return body;
  }
}
