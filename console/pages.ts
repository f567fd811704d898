import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context, Middleware } from 'koa';
import type { End } from '../generated/revisions';
import { escapeHtml } from '../server/platform/http/html';
import { consoleFiles, type Files } from './files';
import { isThisMachine } from './form/this-machine';

const ROOT = path.join(__dirname, '..');
const FILES = '/console/files/';
const SOURCES = '/console/sources/';
/** The same values as the page gets, for the first page of the documentation. */
const SETUP = '/console/setup.json';
/** Documents that verdicts point into. */
const SOURCE = /^(?:spec|docs\/guides)\/(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.(?:yaml|md)$/;
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
};

/**
 * Its own scripts, styles and calls, and nothing else: no frame around it, no form that leads elsewhere, no address but
 * this one.
 */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** The client that a person at this machine can use without a login. */
interface LocalClient {
  client_id: string;
  client_secret: string;
}

/** The settings that the page gets from the server that serves it. */
interface Setup {
  audience: string;
  /** Absent unless a person at this machine asks. */
  local?: LocalClient;
  /** The values of revisions that end; absent where none does. */
  ends?: Ends;
}

type Ends = Readonly<Record<string, End>>;

interface Served {
  status: number;
  type: string;
  body: Uint8Array | string;
  cached: boolean;
}

const toGzip = promisify(gzip);
const gzipped = new WeakMap<Uint8Array, Promise<Buffer>>();

/**
 * Serves the console at `/console`, and nothing else. What it shows, the page itself asks the API for.
 * @param local null where only others ask, because the service is behind a proxy
 */
export function consolePages(audience: string, local: LocalClient | null, ends: Ends = {}): Middleware {
  return async (ctx, next) => {
    const { path: address, method } = ctx;
    if (leadsHere(ctx)) return ctx.redirect('/console');
    if (address !== '/console' && !address.startsWith('/console/')) return next();
    ctx.set(HEADERS);
    if (method !== 'GET' && method !== 'HEAD') {
      ctx.set('allow', 'GET, HEAD');
      ctx.status = 405;
      ctx.body = 'The console is read with GET or HEAD.\n';
      return;
    }
    const setup = setupFor(ctx, audience, local, ends);
    const served = (await fileAt(address)) ?? (address === SETUP ? json(setup) : page(await consoleFiles(), setup));
    await send(ctx, served);
  };
}

/** A person who opens the root in a browser; a program gets the address of the documentation. */
const leadsHere = ({ path: address, method, req }: Context): boolean =>
  address === '/' && method === 'GET' && (req.headers.accept?.includes('text/html') ?? false);

/** The headers by which a proxy says for whom it asks, or under which name. */
const FORWARDED =
  /^(?:forwarded|via|x-forwarded.*|x-original-.*|x-envoy-.*|x-real-ip|(?:x-|true-|x-cluster-)client-ip|cf-connecting-ip)$/;

/** The version in which a proxy asks that is not set up for another one. No browser does. */
const OF_PROXIES = '1.0';

/**
 * Decides whether a person at this machine asks: by the address, by a name of this machine, since a page of others can
 * make a name of theirs lead here, and not through a proxy on this machine. A proxy can ask by a name of this machine
 * for everybody, without a header that says so.
 */
function isFromHere({ socket, headers, httpVersion }: Context['req']): boolean {
  if (httpVersion === OF_PROXIES || Object.keys(headers).some((name) => FORWARDED.test(name))) return false;
  return LOOPBACK.test(socket.remoteAddress ?? '') && isThisMachine(headers.host ?? '');
}

function setupFor(ctx: Context, audience: string, local: LocalClient | null, ends: Ends): Setup {
  const all = Object.keys(ends).length === 0 ? { audience } : { audience, ends };
  return local !== null && isFromHere(ctx.req) ? { ...all, local } : all;
}

async function fileAt(address: string): Promise<Served | null> {
  if (address.startsWith(FILES)) {
    const name = address.slice(FILES.length);
    const body = (await consoleFiles()).get(name);
    const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
    return body === undefined ? NOTHING : { status: 200, type, body, cached: true };
  }
  if (address === '/console/icon.svg') return { status: 200, type: 'image/svg+xml', body: ICON, cached: false };
  if (!address.startsWith(SOURCES)) return null;
  const name = address.slice(SOURCES.length);
  const file = path.join(ROOT, name);
  if (!SOURCE.test(name) || !existsSync(file)) return NOTHING;
  return { status: 200, type: 'text/plain; charset=utf-8', body: readFileSync(file), cached: false };
}

const json = (value: object): Served => ({
  status: 200,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
  cached: false,
});

const NOTHING: Served = {
  status: 404,
  type: 'text/plain; charset=utf-8',
  body: 'There is no such file.\n',
  cached: false,
};

async function send(ctx: Context, { status, type, body, cached }: Served): Promise<void> {
  ctx.status = status;
  ctx.set('content-type', type);
  ctx.set('cache-control', cached ? 'private, max-age=31536000, immutable' : 'no-store');
  ctx.set('vary', 'accept-encoding');
  if (ctx.acceptsEncodings('gzip', 'identity') !== 'gzip') {
    ctx.body = typeof body === 'string' ? body : Buffer.from(body);
    return;
  }
  ctx.set('content-encoding', 'gzip');
  ctx.body = await compressed(body);
}

/** Files that stay are compressed once. */
function compressed(body: Uint8Array | string): Promise<Buffer> {
  if (typeof body === 'string') return toGzip(body);
  const known = gzipped.get(body) ?? toGzip(body);
  gzipped.set(body, known);
  return known;
}

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="#0b5cad"/><path d="M10.9 5.2A4 4 0 1 0 10.9 10.8" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/></svg>';

function page(files: Files, setup: Setup): Served {
  const named = (ending: string) => [...files.keys()].find((name) => name.startsWith('main-') && name.endsWith(ending));
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>contrato console</title>
<link rel="icon" href="/console/icon.svg">
<link rel="stylesheet" href="${FILES}${named('.css')}">
<script type="module" src="${FILES}${named('.js')}"></script>
</head>
<body>
<div id="app" data-setup="${escapeHtml(JSON.stringify(setup))}"></div>
<noscript><p>The console is a program that runs in the browser, and scripts are off here.</p></noscript>
</body>
</html>
`;
  return { status: 200, type: 'text/html; charset=utf-8', body, cached: false };
}
