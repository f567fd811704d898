import createClient from 'openapi-fetch';
import { v4 as uuid } from 'uuid';
import type { paths as ServicePaths } from '../../generated/types/openapi';
import type { components, paths as SandboxPaths } from '../../generated/types/sandbox';
import { renewed, retryAfterOf, session, VIEW_HEADER } from './session';

export type Schemas = components['schemas'];

/** Sends a request as the client that is logged in; once more with a new token where that is over. */
export async function asClient(request: Request): Promise<Response> {
  const again = request.clone();
  request.headers.set('authorization', `Bearer ${session.value?.token ?? ''}`);
  const response = await fetch(request);
  if (response.status !== 401) return response;
  const token = await renewed();
  if (token === null) return response;
  again.headers.set('authorization', `Bearer ${token}`);
  return fetch(again);
}

function drawing(request: Request): Promise<Response> {
  if (request.method === 'GET') request.headers.set(VIEW_HEADER, '1');
  return asClient(request);
}

const options = {
  baseUrl: location.origin,
  fetch: drawing,
  querySerializer: { array: { style: 'form' as const, explode: false } },
};

/** The API, typed by the contract. */
export const service = createClient<ServicePaths>(options);

/** The sandbox's controls, typed by the contract. */
export const sandbox = createClient<SandboxPaths>(options);

/** A new idempotency key. Browsers have `crypto.randomUUID` on this machine and over TLS alone. */
export const newKey = (): string => uuid();

/** A refusal of the service. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly requestId: string | null,
    /** The seconds after which to try again; null if the service names none. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

interface Answered<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** Turns an answer that is an error into a refusal that a page can show. */
export function refusalOf(error: unknown, { status, headers }: Response): Refusal {
  const { error_code: code, error: words } = (error ?? {}) as { error_code?: string; error?: { message?: string } };
  return new Refusal(code ?? String(status), words?.message ?? '', headers.get('x-request-id'), retryAfterOf(headers));
}

/** Returns the data of an answer. @throws Refusal where the answer is an error */
export async function dataOf<T>(answer: Promise<Answered<T>>): Promise<T> {
  const { data, error, response } = await answer;
  if (response.ok) return data as T;
  throw refusalOf(error, response);
}

/**
 * Reads something that is shown on a page, from an address of the contract.
 * @throws Refusal where the answer is an error
 */
export async function viewed(address: string): Promise<Response> {
  const response = await drawing(new Request(location.origin + address));
  if (response.ok) return response;
  throw refusalOf(await response.json().catch(() => null), response);
}
