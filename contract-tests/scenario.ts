import type { Rule } from './contract';

type QueryValue = string | number | boolean | readonly (string | number)[];

/** A request in the terms of the contract. Missing parts get the values that a correct client would send. */
export interface ScenarioRequest {
  /** Values of the path parameters by name. */
  path?: Readonly<Record<string, string>>;
  /** Values of the query parameters by name; arrays are sent in the comma form. */
  query?: Readonly<Record<string, QueryValue>>;
  /** Headers by lower-case name; null removes a default one. */
  headers?: Readonly<Record<string, string | null>>;
  /** The body, encoded by the content type; a string is sent as it is. */
  body?: unknown;
  /** The bearer token; null sends none. Defaults to a token of the world's client. */
  token?: string | null;
  /**
   * Checks the parsed answer and throws if it is not what the row's example describes. Needed if an operation has
   * several successful examples under one status.
   */
  expect?: (body: unknown) => void;
}

/** The base that every row can rely on, whatever the operation. Scenarios of a domain get the richer `World`. */
export interface BaseWorld {
  /** A token with every scope, of the caller of the operation; of the client when none is named. */
  token(rule?: Pick<Rule, 'document'>): Promise<string>;
  /** A token of a client that may do everything but this. */
  tokenWithout(scope: string): Promise<string>;
  /** Sends a request while arranging; rejects unless the service answers 2xx. Resolves with the parsed body. */
  send(operationId: string, request: ScenarioRequest): Promise<unknown>;
  /**
   * Makes the next request to an operation fail with this status: 429, 500 or 503.
   * @param token the token of that request; the client's if absent
   * @returns what the request needs for this
   */
  fault(operationId: string, status: number, token?: string | null): Promise<Partial<ScenarioRequest>>;
  /** True if a failure is found only after every other check of a request, such as its age. */
  readonly failsLate?: boolean;
  /** Bytes of body that the service refuses to read. */
  readonly oversize: number;
}

/** Produces the request that makes the service answer exactly one row. It may arrange state first. */
export type Scenario<W extends BaseWorld> = (world: W) => Promise<ScenarioRequest>;

/** The scenarios of one operation, from `scenarios/<domain>/<operationId>.ts`. */
export interface OperationScenarios<W extends BaseWorld> {
  /** A request that succeeds, with fresh data on every call. Successes and standing errors are derived from it. */
  valid: Scenario<W>;
  /** The rows that can't be derived, by `<status> <example>`. */
  scenarios: Readonly<Record<string, Scenario<W>>>;
}

/** An HTTP request, ready to be sent. */
export interface Prepared {
  method: string;
  /** Path with query, as it goes over the wire. */
  target: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * Turns a scenario's request into an HTTP request by the operation's rule.
 *
 * @throws when a path parameter has no value
 */
export function prepare(rule: Rule, request: ScenarioRequest, token: string | null): Prepared {
  const headers = defaultHeaders(rule, request, token);
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    if (value === null) delete headers[name.toLowerCase()];
    else headers[name.toLowerCase()] = value;
  }
  return {
    method: rule.method,
    target: fillPath(rule.path, request.path ?? {}) + queryString(request.query ?? {}),
    headers,
    body: encodeBody(request.body, headers['content-type'] ?? ''),
  };
}

function defaultHeaders(rule: Rule, request: ScenarioRequest, token: string | null): Record<string, string> {
  const headers: Record<string, string> = { accept: accepted(rule) };
  if (token !== null) headers.authorization = `Bearer ${token}`;
  if (request.body !== undefined) headers['content-type'] = rule.body?.contentTypes[0] ?? 'application/json';
  if (rule.idempotency) headers[rule.idempotency.header] = crypto.randomUUID();
  return headers;
}

function accepted(rule: Rule): string {
  const types = Object.values(rule.responses).map((response) => response.contentType);
  return [...new Set(types.filter((type) => type !== null))].join(', ') || '*/*';
}

function fillPath(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the path parameter ${name} has no value`);
    return encodeURIComponent(value);
  });
}

function queryString(query: Readonly<Record<string, QueryValue>>): string {
  const pairs = Object.entries(query).map(
    // The comma between items stays bare, as `style: form, explode: false` has it.
    ([name, value]) =>
      `${encodeURIComponent(name)}=${[value]
        .flat()
        .map((item) => encodeURIComponent(item))
        .join(',')}`,
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function encodeBody(body: unknown, contentType: string): string {
  if (body === undefined) return '';
  if (typeof body === 'string') return body;
  if (contentType.startsWith('application/x-www-form-urlencoded')) {
    return new URLSearchParams(body as Record<string, string>).toString();
  }
  return JSON.stringify(body);
}
