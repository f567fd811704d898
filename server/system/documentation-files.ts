import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, Middleware, Next } from 'koa';
import { LRUCache } from 'lru-cache';
import { parseRevision } from '../../generated/revisions';
import type { Config } from '../platform/config';
import type { Documentation } from './documentation';

const ADDRESS = '/docs';
const FILES = `${ADDRESS}/files/`;

/** The names that a document of the contract may have at the root: only such a path is looked up. */
const DOCUMENT = /^\/([a-z-]+(?:-3\.0)?\.(?:json|yaml))$/;

/** Scripts, styles and calls of its own origin, and nothing else: no frame around it, no form that leads elsewhere. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Longer than a revision with a value for every axis. Misspelt names in it are compared with all names. */
const LONGEST_REVISION = 1_024;

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

/** Brotli's best takes seconds for a document; this is smaller than gzip and as fast. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const encoders: Readonly<Record<'br' | 'gzip', (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body) => promisify(gzip)(body),
};

/** The compressed files, by tag and encoding. */
const compressed = new LRUCache<string, Promise<Buffer>>({ max: 200 });

/**
 * Serves the files of the documentation, and sends its pages, which the pipeline answers, as browsers want them: with
 * their policy, a tag by which an unchanged page is not sent again, and compressed.
 * @param httpsOnly whether plain HTTP is left to the pipeline, which refuses it
 */
export function documentationFiles(parts: Parts, httpsOnly: boolean): Middleware {
  return (ctx, next) => (isOwn(ctx.path) ? serve(ctx, next, parts, httpsOnly) : next());
}

interface Parts {
  documentation: Documentation;
  config: Pick<Config, 'publicUrl'>;
}

async function serve(ctx: Context, next: Next, { documentation, config }: Parts, httpsOnly: boolean): Promise<void> {
  const file = ctx.secure || !httpsOnly ? fileOf(ctx.path, documentation) : null;
  if (file !== null && ctx.method !== 'GET' && ctx.method !== 'HEAD') return refuseMethod(ctx);
  if (file !== null) return sendFile(ctx, file, documentation, config.publicUrl);
  await next();
  if (ctx.path !== ADDRESS || ctx.status !== 200 || typeof ctx.body !== 'string') return;
  ctx.set(HEADERS);
  await send(ctx, ctx.body, 'no-cache');
}

const isOwn = (path: string): boolean => path.startsWith(ADDRESS) || DOCUMENT.test(path);

/** The name of the file that an address stands for; documents of the contract have addresses at the root, too. */
function fileOf(path: string, documentation: Documentation): string | null {
  if (path.startsWith(FILES)) return path.slice(FILES.length);
  const [, name = null] = DOCUMENT.exec(path) ?? [];
  return name !== null && documentation.hasDocument(name) ? name : null;
}

async function sendFile(ctx: Context, name: string, documentation: Documentation, baseUrl: string): Promise<void> {
  const stranger = DOCUMENT.test(ctx.path)
    ? Object.keys(ctx.query).find((parameter) => parameter !== 'revision')
    : undefined;
  if (stranger !== undefined) return refuseParameter(ctx, stranger);
  const wanted = [ctx.query.revision ?? 'current'].flat().join(',');
  const isNamed = documentation.hasRevision(wanted);
  const file = isNamed ? await documentation.file(name, wanted, baseUrl) : null;
  ctx.set(HEADERS);
  ctx.status = file === null ? 404 : 200;
  ctx.set('content-type', file?.type ?? 'text/plain; charset=utf-8');
  if (file === null) {
    ctx.body = `${isNamed ? 'There is no such file.' : withoutFiles(wanted)}\n`;
    return;
  }
  await send(ctx, file.body, file.isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache');
}

function refuseMethod(ctx: Context): void {
  ctx.set(HEADERS);
  ctx.set('allow', 'GET, HEAD');
  ctx.status = 405;
  ctx.type = 'text/plain; charset=utf-8';
  ctx.body = 'Use GET or HEAD to read a file.\n';
}

/**
 * Refuses a misspelt parameter. Otherwise a caller would get the current document and take it for that of another
 * revision.
 */
function refuseParameter(ctx: Context, parameter: string): void {
  ctx.set(HEADERS);
  ctx.status = 400;
  ctx.type = 'text/plain; charset=utf-8';
  ctx.body = `A document has the parameter revision, and no ${parameter.slice(0, LONGEST_REVISION)}.\n`;
}

/** Says why a revision has no files: it is none, or a combination, which takes too long to make while serving. */
function withoutFiles(revision: string): string {
  if (revision.length > LONGEST_REVISION) return 'There is no such revision.';
  try {
    parseRevision(revision);
    return 'Only named revisions have files; contrato document writes the document of any combination.';
  } catch (error) {
    const { message } = error as Error;
    return message.charAt(0).toUpperCase() + message.slice(1);
  }
}

/** Sends a body under its tag, or only says that it is the same as before. */
async function send(ctx: Context, content: Uint8Array | string, caching: string): Promise<void> {
  const body = Buffer.from(content);
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  ctx.set('cache-control', caching);
  ctx.vary('accept-encoding');
  ctx.set('etag', `W/"${tag}"`);
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const encoding = ctx.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding !== 'br' && encoding !== 'gzip') {
    ctx.body = body;
    return;
  }
  const key = `${encoding} ${tag}`;
  const known = compressed.get(key) ?? encoders[encoding](body);
  compressed.set(key, known);
  ctx.set('content-encoding', encoding);
  ctx.body = await known;
}
