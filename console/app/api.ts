import createClient from 'openapi-fetch';
import { v4 as uuid } from 'uuid';
import type { paths as ServicePaths } from '../../generated/types/openapi';
import type { components, paths as SandboxPaths } from '../../generated/types/sandbox';
import { renewed, retryAfterOf, session, VIEW_HEADER } from './session';
import { t } from './texts';

export type Schemas = components['schemas'];

/** Sends a request. @throws Refusal if there is no answer, unless the page itself has ended it */
export async function fetched(request: Request | URL): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    // What is ended on purpose or by a time limit is named so.
    if (error instanceof DOMException) throw error;
    throw new Refusal('NO_ANSWER', t.value.failures.noAnswer, null);
  }
}

/** Sends a request as the client that is logged in; once more with a new token where that is over. */
export async function asClient(request: Request): Promise<Response> {
  const again = request.clone();
  request.headers.set('authorization', `Bearer ${session.value?.token ?? ''}`);
  const response = await fetched(request);
  if (response.status !== 401) return response;
  const token = await renewed();
  if (token === null) return response;
  again.headers.set('authorization', `Bearer ${token}`);
  return fetched(again);
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

/** The code of the problem that the server has a new version of the console: only loading the document again helps. */
export const NEW_VERSION = 'NEW_VERSION';

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
  const message = words?.message ?? t.value.failures.noReason;
  return new Refusal(code ?? String(status), message, headers.get('x-request-id'), retryAfterOf(headers));
}

/** Returns the data of an answer. @throws Refusal where the answer is an error, or not one of the service */
export async function dataOf<T>(answer: Promise<Answered<T>>): Promise<T> {
  const { data, error, response } = await readable(answer);
  if (!response.ok) throw refusalOf(error, response);
  return response.status === NO_CONTENT ? (data as T) : ofService(data as T);
}

const NO_CONTENT = 204;

/**
 * Returns the body of an answer, if it is one of the service: a record, or a list.
 * @throws Refusal where something else answers at its address
 */
export function ofService<T>(body: T): T {
  const { data } = (body ?? {}) as { data?: unknown };
  if (isObject(data) && (!Array.isArray(data) || data.every((record) => isObject(record) && isFilled(record))))
    return body;
  throw new Refusal('UNKNOWN_ANSWER', t.value.failures.unknownAnswer, null);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** No record of the contract is empty. */
const isFilled = (record: object): boolean => Object.keys(record).length > 0;

/** Reads an answer, as JSON or text. @throws Refusal where it breaks off, or is not JSON and has to be */
export async function readable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refusal('NOT_JSON', t.value.failures.notJson, null);
    // Browsers report so that a connection ended within an answer.
    if (error instanceof TypeError) throw new Refusal('NO_ANSWER', t.value.failures.noAnswer, null);
    throw error;
  }
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
