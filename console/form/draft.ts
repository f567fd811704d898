import { fillPath } from '../../server/platform/contract/path-template';
import { firstInexactNumber } from '../../server/platform/http/inexact-number';
import type { FormParameter, Json, NamedOperation } from './forms';
import type { ContractCall, Outgoing } from './outgoing';

/** The value that was entered for a parameter. It is sent only where `on` is true. */
export interface Filled {
  parameter: FormParameter;
  on: boolean;
  text: string;
}

/** An operation with everything that is filled in. */
export interface Draft {
  operation: NamedOperation;
  parameters: Filled[];
  /** The body as a value; undefined where there is none. */
  body: Json | undefined;
  /** The body as text, until it is edited, if it has numbers that a value cannot hold. */
  text?: string | undefined;
}

/** The values that a draft begins with instead of the contract's example. */
export interface Beginning {
  /** Values of parameters, by name. */
  parameters?: Readonly<Record<string, string>>;
  body?: Json;
  /** The body as text, if it has numbers that a value cannot hold. */
  text?: string;
  /** The name of the example that the body is taken from; the first one where absent. */
  example?: string;
  /** The client that fills it in: where the example names a client, it is this one. */
  clientId?: string;
}

/** Reads the values that a link gives a form; null where it is no JSON, or JSON of another shape. */
export function beginningIn(text: string): Beginning | null {
  const given = jsonIn(text);
  if (!isFields(given) || firstInexactNumber(text) !== null) return null;
  const { parameters = {}, body, example } = given;
  if (!isFields(parameters) || Object.values(parameters).some(isFields)) return null;
  if (example !== undefined && typeof example !== 'string') return null;
  const texts = Object.entries(parameters).map(([name, value]) => [name, asText(value)]);
  return {
    parameters: Object.fromEntries(texts),
    ...(body !== undefined && { body }),
    ...(example !== undefined && { example }),
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isFields = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a request goes, and as whom. */
interface Target {
  baseUrl: string;
  /** The access token; absent where nobody is logged in. */
  token?: string;
  /** Makes an idempotency key. */
  newKey: () => string;
}

/** A parameter's value as it is typed: lists with commas. */
export function asText(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(asText).join(',');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * Fills an operation in with the contract's example: what it asks for is on, what it allows is there to be switched on.
 */
export function draftOf(operation: NamedOperation, beginning: Beginning = {}): Draft {
  const given = beginning.parameters ?? {};
  const { atLeastOne = [] } = operation;
  const needed = atLeastOne.some((one) => given[one] !== undefined) ? undefined : atLeastOne[0];
  const parameters = operation.parameters.map((parameter): Filled => {
    const own = given[parameter.name];
    const isKey = parameter.name === operation.key;
    // A key is new with every request: the contract's example would be the same request for everybody.
    const example = isKey ? '' : asText(parameter.example ?? parameter.schema.default);
    const on = parameter.required || isKey || own !== undefined || parameter.name === needed;
    return { parameter, on, text: own ?? example };
  });
  return { operation, parameters, body: beginning.body ?? exampleOf(operation, beginning), text: beginning.text };
}

function exampleOf({ body }: NamedOperation, { example: name, clientId }: Beginning): Json | undefined {
  if (body === null) return undefined;
  const [first] = Object.values(body.examples);
  const example = (name === undefined ? undefined : body.examples[name]) ?? first;
  const namesClient =
    clientId !== undefined && typeof example === 'object' && example !== null && 'client_id' in example;
  return namesClient ? { ...example, client_id: clientId } : example;
}

/** The request that a draft describes. */
export function requestOf(draft: Draft, { baseUrl, token, newKey }: Target): Outgoing {
  const { operation, body, text } = draft;
  const sent = draft.parameters.filter(({ on }) => on);
  const headers: [string, string][] = [];
  if (operation.auth === 'bearer' && token !== undefined) headers.push(['authorization', `Bearer ${token}`]);
  for (const { parameter, text } of sent.filter(({ parameter: { in: place } }) => place === 'header')) {
    headers.push([parameter.name, text === '' && parameter.name === operation.key ? newKey() : text]);
  }
  if (operation.body !== null && body !== undefined) headers.push(['content-type', operation.body.type]);
  return {
    method: operation.method,
    url: baseUrl + addressOf(operation.path, sent),
    headers,
    body: operation.body === null || body === undefined ? null : (text ?? encoded(operation.body.type, body)),
    ...(operation.produces === 'text/event-stream' ? { isStream: true } : {}),
    ...(isTyped(operation) && text === undefined ? { call: callOf(draft, baseUrl) } : {}),
  };
}

/** The typed client has the types of the current revision, and reads JSON alone. */
const isTyped = ({ isCurrent, document, auth, produces }: NamedOperation): boolean =>
  isCurrent && (document === 'openapi' || document === 'sandbox') && auth !== 'endUserToken' && produces === undefined;

function callOf({ operation, parameters, body }: Draft, baseUrl: string): ContractCall {
  const places: ContractCall['parameters'] = {};
  for (const { parameter, text, on } of parameters) {
    if (!on || parameter.name === operation.key) continue;
    places[parameter.in] = { ...places[parameter.in], [parameter.name]: typedValue(parameter, text) };
  }
  return {
    baseUrl,
    path: operation.path,
    parameters: places,
    ...(operation.body === null || body === undefined ? {} : { body }),
    needsToken: operation.auth === 'bearer',
  };
}

/** A parameter as a value of its type. */
function typedValue({ schema }: FormParameter, text: string): Json {
  const types = [schema.type ?? 'string'].flat();
  if (types.includes('array')) return text.split(',').map((item) => plain(schema.items?.type, item));
  return plain(schema.type, text);
}

function plain(type: string | string[] | undefined, text: string): Json {
  const types = [type ?? 'string'].flat();
  if ((types.includes('integer') || types.includes('number')) && text !== '') return Number(text);
  return types.includes('boolean') ? text === 'true' : text;
}

function addressOf(template: string, sent: readonly Filled[]): string {
  const inPath = sent.filter(({ parameter }) => parameter.in === 'path');
  const path = fillPath(template, Object.fromEntries(inPath.map(({ parameter, text }) => [parameter.name, text])));
  const query = sent
    .filter(({ parameter }) => parameter.in === 'query')
    .map(({ parameter, text }) => `${name(parameter)}=${text.split(',').map(encodeURIComponent).join(',')}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** Brackets of filters are left as people write them. */
const name = ({ name: own }: FormParameter): string =>
  encodeURIComponent(own).replaceAll('%5B', '[').replaceAll('%5D', ']');

function encoded(type: string, body: Json): string {
  if (type !== 'application/x-www-form-urlencoded') return JSON.stringify(body, null, 2);
  const fields = Object.entries((body ?? {}) as Record<string, Json>).map(([key, value]): [string, string] => [
    key,
    asText(value),
  ]);
  return new URLSearchParams(fields).toString();
}
