import createFetchClient, { type Middleware } from 'openapi-fetch';
import { keyedPaths } from '../generated/keyed-paths';
import { type Api, type Call, type InitParam, type Item, KEY_HEADER, type ListPath, type OperationAt } from './api';
import { ContratoError } from './errors';
import { retrying, unlessAborted } from './retries';
import { type Credentials, Tokens } from './tokens';

export type { Api, Item, ListPath } from './api';
export { ContratoError, type ErrorDetail } from './errors';
export { type Order, refusal, type Secrets, type SignedHeaders, signature, signedHeaders } from './signature';
export type { Credentials } from './tokens';

export interface ClientOptions {
  /** The origin of the service, as `https://api.example.com`. */
  baseUrl: string;
  /** Without them only what needs no token can be called. */
  credentials?: Credentials;
  /** The path of tokens in the revision that the client is pinned to. */
  tokenPath?: '/oauth/token' | '/oauth/v1/token';
  /** Attempts at a request in all, when repeating can do no harm. */
  attempts?: number;
  /** Milliseconds for one attempt, until its answer is read in full; a minute if absent. */
  timeout?: number;
  /** The function that sends requests; the global one unless something else is given. */
  fetch?: (request: Request) => Promise<Response>;
  /** Milliseconds, for the life of tokens. */
  now?: () => number;
  /** Waits so many milliseconds before a request is sent again, or until the signal is aborted. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** The contract as functions: `await client.GET('/users/v1/{id}', { params: { path: { id } } })`. */
export interface ContratoClient {
  GET: Call<'get'>;
  POST: Call<'post'>;
  PUT: Call<'put'>;
  PATCH: Call<'patch'>;
  DELETE: Call<'delete'>;
  /** Every item of a list, page after page as they are needed. Filters, order and size of pages go in the query. */
  items<P extends ListPath>(path: P, ...init: InitParam<ListInit<P>>): AsyncGenerator<Item<P>, void, undefined>;
}

/** The request for a list. The number of the page is the iterator's business. */
export type ListInit<P extends ListPath> =
  object extends ListParams<P> ? { params?: ListParams<P> } | undefined : { params: ListParams<P> };

type ListParams<P extends ListPath> =
  OperationAt<P, 'get'> extends { parameters: infer R extends { query?: unknown } }
    ? Omit<R, 'query'> & { query?: Omit<NonNullable<R['query']>, 'page[number]'> }
    : never;

/** Longer than the longest wait that an operation offers, which is 30 seconds. */
const TIMEOUT_MILLISECONDS = 60_000;

/** Waits with what every runtime has, not only Node. @throws the reason of a caller who gives up */
function pauseUntil(milliseconds: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  return unlessAborted(signal, waited).finally(() => clearTimeout(timer));
}

/** A client of the service, typed by the contract. */
export function createClient(options: ClientOptions): ContratoClient {
  const { credentials, attempts = 3, timeout = TIMEOUT_MILLISECONDS, now = Date.now, pause = pauseUntil } = options;
  // Paths begin with a slash.
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const resend = retrying({ attempts, timeout, fetch: options.fetch ?? fetch, pause });
  // The token is the same however often it is requested.
  const requestToken = (request: Request) => resend(request, true);
  const url = baseUrl + (options.tokenPath ?? '/oauth/token');
  const tokens = credentials === undefined ? null : new Tokens({ url, credentials, fetch: requestToken, now });
  const http = createFetchClient<Api>({
    baseUrl,
    // The service redirects no request of its API. To follow one would turn a POST into a GET, and could lead
    // elsewhere.
    redirect: 'manual',
    querySerializer: { array: { style: 'form', explode: false } },
    fetch: tokens === null ? (request) => resend(request) : authorized(tokens, resend),
  });
  http.use(keys, refusals);
  const request = http.request as (method: string, path: string, init?: object) => Promise<{ data?: unknown }>;
  const call = (method: string) => async (path: string, init?: object) => (await request(method, path, init)).data;
  return {
    GET: call('get') as Call<'get'>,
    POST: call('post') as Call<'post'>,
    PUT: call('put') as Call<'put'>,
    PATCH: call('patch') as Call<'patch'>,
    DELETE: call('delete') as Call<'delete'>,
    items: (path, ...[init]) => items(call('get') as GetPage, path, init?.params ?? {}),
  };
}

/** Adds an idempotency key to every request that accepts one. All repeats of a request have the same key. */
const keys: Middleware = {
  onRequest({ request, schemaPath }) {
    if (request.method === 'POST' && keyedPaths.has(schemaPath) && !request.headers.has(KEY_HEADER)) {
      request.headers.set(KEY_HEADER, crypto.randomUUID());
    }
  },
};

const refusals: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await ContratoError.of(response);
  },
};

type Send = (request: Request) => Promise<Response>;

/** Adds the token. A token that was revoked in the meantime is replaced once. */
function authorized(tokens: Tokens, send: Send): Send {
  const sendWith = (request: Request, token: string) => {
    const copy = request.clone();
    copy.headers.set('authorization', `Bearer ${token}`);
    return send(copy);
  };
  return async (request) => {
    // Several calls may wait for one token: a caller who gives up leaves it to the others.
    const token = await unlessAborted(request.signal, tokens.get());
    const response = await sendWith(request, token);
    if (response.status !== 401) return response;
    tokens.drop(token);
    const fresh = await unlessAborted(request.signal, tokens.get());
    return fresh === token ? response : sendWith(request, fresh);
  };
}

interface Page {
  data: unknown[];
  /** Absent in revisions in which the list does not say how many pages there are. */
  meta?: { pagination: { total_pages: number } };
}

type GetPage = (path: string, init: object) => Promise<Page>;

async function* items<P extends ListPath>(get: GetPage, path: P, params: { query?: object }): AsyncGenerator<Item<P>> {
  for (let at = 0, pages = 1; at < pages; at += 1) {
    const { data, meta } = await get(path, { params: { ...params, query: { ...params.query, 'page[number]': at } } });
    yield* data as Item<P>[];
    // A list that does not say how many pages there are ends with an empty one.
    pages = meta?.pagination.total_pages ?? (data.length > 0 ? at + 2 : at);
  }
}
