import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import Koa, { type Context } from 'koa';

/** The one violation of the contract by a fake server; `right` for none. */
export type Flaw =
  | 'right'
  | 'wrong-status'
  | 'missing-field'
  | 'extra-field'
  | 'wrong-enum'
  | 'wrong-outcome'
  | 'wrong-content-type'
  | 'missing-header'
  | 'repeated-header'
  | 'undocumented-code'
  | 'other-documented-code'
  | 'ignored-token'
  | 'body-with-204'
  | 'not-json'
  | 'too-deep';

export const LIMIT = 4096;
const TOKENS = ['Bearer full', 'Bearer narrow'];

interface State {
  flaw: Flaw;
  things: Map<string, string>;
  keys: Map<string, string>;
  faults: Set<number>;
}

/** A server of the fake contract. `fault` makes the next creation fail. */
export async function startFakeServer(
  flaw: Flaw,
): Promise<{ url: string; fault(status: number): void; close(): Promise<void> }> {
  const state: State = { flaw, things: new Map([['t1', 'RED']]), keys: new Map(), faults: new Set() };
  const app = new Koa();
  app.use((ctx) => serve(ctx, state));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: (status) => void state.faults.add(status),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function serve(ctx: Context, state: State): Promise<void> {
  if (state.flaw !== 'missing-header') ctx.set('x-request-id', 'r1');
  const authorization = ctx.get('authorization');
  if (!TOKENS.includes(authorization) && state.flaw !== 'ignored-token') {
    ctx.set('www-authenticate', 'Bearer');
    return fail(ctx, 401, 'UNAUTHORIZED');
  }
  if (ctx.querystring !== '') return fail(ctx, 400, 'INVALID_REQUEST');
  if (ctx.method === 'POST') return create(ctx, state);
  const colour = state.things.get(ctx.path.replace('/things/', ''));
  if (colour === undefined) {
    return fail(ctx, 404, state.flaw === 'undocumented-code' ? 'GONE_MISSING' : 'THING_NOT_FOUND');
  }
  if (ctx.method === 'GET') {
    ctx.set('etag', state.flaw === 'repeated-header' ? ['"a"', '"b"'] : '"a"');
    return found(ctx, state, colour);
  }
  ctx.status = 204;
  // Koa drops the body of a 204, so this flaw bypasses Koa.
  if (state.flaw === 'body-with-204') {
    ctx.respond = false;
    ctx.res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }
}

async function create(ctx: Context, state: State): Promise<void> {
  if (ctx.get('authorization') === 'Bearer narrow') return fail(ctx, 403, 'INSUFFICIENT_SCOPE');
  if (!ctx.accepts('application/json')) return fail(ctx, 406, 'NOT_ACCEPTABLE');
  if (!ctx.is('application/json')) return fail(ctx, 415, 'UNSUPPORTED_MEDIA_TYPE');
  const text = (await buffer(ctx.req)).toString('utf8');
  if (text.length > LIMIT) return fail(ctx, 413, 'PAYLOAD_TOO_LARGE');
  if (state.faults.delete(503)) return fail(ctx, 503, 'SERVICE_UNAVAILABLE');
  const body = JSON.parse(text) as Record<string, string>;
  if (Object.keys(body).some((name) => !['name', 'colour'].includes(name))) return fail(ctx, 400, 'INVALID_REQUEST');
  const key = ctx.get('x-idempotency-key');
  if ((state.keys.get(key) ?? text) !== text) return fail(ctx, 409, 'KEY_REUSED');
  state.keys.set(key, text);
  if (body.name === 'taken') {
    return fail(ctx, 409, state.flaw === 'other-documented-code' ? 'KEY_REUSED' : 'COLOUR_TAKEN');
  }
  ctx.status = state.flaw === 'wrong-status' ? 200 : 201;
  ctx.body = { data: { id: 't2', colour: state.flaw === 'wrong-outcome' ? 'RED' : body.colour } };
}

function found(ctx: Context, { flaw }: State, colour: string): void {
  const data: Record<string, string> = { id: 't1', colour };
  if (flaw === 'missing-field') delete data.colour;
  if (flaw === 'extra-field') data.size = 'L';
  if (flaw === 'wrong-enum') data.colour = 'PINK';
  ctx.body = { data };
  if (flaw === 'wrong-content-type') ctx.type = 'text/plain';
  if (flaw === 'too-deep') {
    const levels = 10_000;
    ctx.body = `{"data":{"id":"t1","colour":${'['.repeat(levels)}${']'.repeat(levels)}}}`;
    ctx.type = 'application/json';
  }
  if (flaw === 'not-json') {
    ctx.body = 'data: thing';
    ctx.type = 'application/json';
  }
}

function fail(ctx: Context, status: number, code: string): void {
  ctx.status = status;
  ctx.body = { error_code: code, error: { message: code, details: [] }, request_id: 'r1' };
}
