import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate as inflateZlib } from 'node:zlib';
import { parse as parseContentType } from 'content-type';
import type { Context } from 'koa';
import type { ErrorCode } from '../../../generated/errors';
import type { OperationRule } from '../../../generated/operations';
import { DomainError } from '../../kernel/errors';
import { assertHarmless, decodeText, parseJson, refuseBody } from './json';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const UTF_8 = /^utf-?8$/i;

/** The content, and how many bytes of the body it was made of. */
interface Inflated {
  buffer: Buffer;
  engine: { bytesWritten: number };
}

type Inflate = (bytes: Buffer, options: { maxOutputLength: number; info: true }) => Promise<Inflated>;

/** Content codings that are read. `deflate` is the zlib format (RFC 9110, 8.4.1.2). */
const INFLATERS: Readonly<Record<string, Inflate>> = {
  gzip: promisify(gunzip) as unknown as Inflate,
  'x-gzip': promisify(gunzip) as unknown as Inflate,
  deflate: promisify(inflateZlib) as unknown as Inflate,
  br: promisify(brotliDecompress) as unknown as Inflate,
};

const READ_CODINGS = 'gzip, deflate, br';

const cutOff = (code: ErrorCode): DomainError =>
  refuseBody(code, 'aborted', 'the connection ended before the body did');

/**
 * Collects a body of at most `limit` bytes.
 * @throws DomainError PAYLOAD_TOO_LARGE; `code` where the connection ends before the body does
 */
function collect(request: IncomingMessage, limit: number, code: ErrorCode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (request.destroyed) return reject(cutOff(code));
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) return void chunks.push(chunk);
      // The rest of it is received and dropped, as that of any request that is refused.
      request.off('data', take).resume();
      reject(new DomainError('PAYLOAD_TOO_LARGE'));
    };
    request.on('data', take);
    request.on('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    request.on('error', () => reject(cutOff(code)));
  });
}

type FormParser = ReturnType<typeof import('koa-body')['koaBody']>;

/**
 * Loads koa-body, which includes much that forms do not need, such as uploads.
 * @param limit in bytes
 */
function formParser(limit: number): FormParser {
  const { HttpMethodEnum, koaBody } = require('koa-body') as typeof import('koa-body');
  return koaBody({
    json: false,
    text: false,
    multipart: false,
    urlencoded: true,
    formLimit: limit,
    parsedMethods: [HttpMethodEnum.POST],
  });
}

/** Reads bodies. Every body goes through the same steps: limit the size, decompress, limit again, decode, parse. */
export class BodyReader {
  /** There is none before the first form. */
  private parseForm: FormParser | undefined;

  /** @param limit in bytes, before and after decompression, unless the contract allows an operation more */
  constructor(private readonly limit: number) {}

  /**
   * Returns the request's body as the operation's contract describes it, or `undefined` if there is none. The bytes of
   * JSON, also of a refused one, are kept in the state of the context, for observers.
   * @throws DomainError 400, 413 or 415.
   */
  async read(ctx: Context, rule: OperationRule): Promise<unknown> {
    const expected = rule.body;
    if (expected === null) return undefined;
    const headers = ctx.req.headers;
    const limit = Math.max(this.limit, rule.maxBytes ?? 0);
    const length = headers['content-length'];
    if (length !== undefined && Number(length) > limit) throw new DomainError('PAYLOAD_TOO_LARGE');
    const empty = length === '0' || (length === undefined && headers['transfer-encoding'] === undefined);
    if (empty) return undefined;
    assertWhole(headers['transfer-encoding']);
    const type = mediaType(headers['content-type'], expected.contentTypes);
    const inflate = inflaterOf(headers['content-encoding']);
    const bytes = await collect(ctx.req, limit, rule.invalidRequest);
    const plain = inflate === null ? bytes : await this.inflated(bytes, inflate, limit, rule.invalidRequest);
    const text = decodeText(plain, rule.invalidRequest);
    if (type === FORM_TYPE) return this.form(text, rule.invalidRequest);
    ctx.state.json = plain;
    return parseJson(text, rule.invalidRequest);
  }

  private async inflated(bytes: Buffer, inflate: Inflate, limit: number, code: ErrorCode): Promise<Buffer> {
    const { buffer, engine } = await inflate(bytes, { maxOutputLength: limit, info: true }).catch((error) => {
      if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw new DomainError('PAYLOAD_TOO_LARGE');
      throw refuseBody(code, 'encoding', 'the body does not match its Content-Encoding');
    });
    // zlib stops at the end of the content and says nothing about what follows.
    if (engine.bytesWritten === bytes.length) return buffer;
    throw refuseBody(code, 'encoding', 'the body goes on after the end of its compressed content');
  }

  /** Parses a form with koa-body, which gets the checked text and not the connection. */
  private async form(text: string, code: ErrorCode): Promise<unknown> {
    assertDecodes(text, code);
    const headers = { 'content-type': FORM_TYPE, 'content-length': String(Buffer.byteLength(text)) };
    const replay = Object.assign(Readable.from([Buffer.from(text)], { objectMode: false }), { headers });
    const request: { body?: unknown } = {};
    const form = { method: 'POST', req: replay, request, is: () => FORM_TYPE };
    this.parseForm ??= formParser(this.limit);
    await this.parseForm(form as unknown as Context, async () => undefined);
    assertHarmless(request.body, '', code);
    return request.body;
  }
}

function unsupported(reason: string, detail: string, pointer: string): DomainError {
  return new DomainError('UNSUPPORTED_MEDIA_TYPE', [{ code: reason, detail, location: 'header', pointer }]);
}

/**
 * Node decodes chunks but no other transfer coding (RFC 9112, 7).
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE
 */
function assertWhole(transferEncoding: string | undefined): void {
  if (transferEncoding === undefined || transferEncoding.trim().toLowerCase() === 'chunked') return;
  throw unsupported('transfer_encoding', 'must be chunked', 'transfer-encoding');
}

/** Parameters may be empty (RFC 9110, 5.6.6), which the library does not support. */
const EMPTY_PARAMETER = /;[ \t]*(?=;|$)/g;

/**
 * Reads a Content-Type. Its charset must be UTF-8, in any spelling; other parameters are ignored.
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE
 */
function mediaType(header: string | undefined, accepted: readonly string[]): string {
  if (header === JSON_TYPE && accepted.includes(JSON_TYPE)) return JSON_TYPE;
  const { type, charset } = parsedType(header ?? '');
  if (!accepted.includes(type)) throw unsupported('media_type', `must be ${accepted.join(' or ')}`, 'content-type');
  if (!UTF_8.test(charset)) throw unsupported('charset', 'the charset must be utf-8', 'content-type');
  return type;
}

function parsedType(header: string): { type: string; charset: string } {
  try {
    const { type, parameters } = parseContentType(header.replace(EMPTY_PARAMETER, ''));
    return { type, charset: parameters.charset ?? 'utf-8' };
  } catch {
    const [type = ''] = header.split(';');
    return { type: type.trim().toLowerCase(), charset: '' };
  }
}

function inflaterOf(header: string | undefined): Inflate | null {
  if (header === undefined) return null;
  const coding = header.trim().toLowerCase();
  if (coding === 'identity' || coding === '') return null;
  const inflate = Object.hasOwn(INFLATERS, coding) ? INFLATERS[coding] : undefined;
  if (inflate === undefined) {
    throw unsupported('content_encoding', `must be one of ${READ_CODINGS}`, 'content-encoding');
  }
  return inflate;
}

/** The library leaves broken percent-encoding as it is and drops names that every object has; both are refused. */
function assertDecodes(text: string, code: ErrorCode): void {
  try {
    decodeURIComponent(text);
  } catch {
    throw refuseBody(code, 'encoding', 'the percent-encoding is broken');
  }
  for (const name of new URLSearchParams(text).keys()) {
    const inherited = name.split(/[[\].]/).find((part) => part in Object.prototype);
    if (inherited !== undefined) throw refuseBody(code, 'unknown', 'this name is not allowed', `/${inherited}`);
  }
}
