import type { OperationRule } from '../../generated/operations';
import type { ScenarioRequest } from '../scenario';

/** A number below `bound` from a sequence that a seed decides, so that what was found can be found again. */
export type Chance = (bound: number) => number;

/** The generator mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A request that was changed, and whether the change alone makes it one that the contract refuses. */
interface Mutant {
  request: ScenarioRequest;
  what: string;
  isInvalid: boolean;
}

const LONG = 'x'.repeat(10_000);

const VALUES: readonly Json[] = [
  ...[null, true, false, 0, -1, 1.5, 1e21, 2 ** 53, -0.001, [], {}, [[]], [null], '', ' ', '\u0000', '\ud800', '1e3'],
  ...['-1', '0', '0.00', '0.001', '9'.repeat(30), 'null', LONG, 'ñ🙂', "' OR 1=1 --", '../../etc/passwd', '=1+1', '٣'],
  ...[
    '2026-02-30',
    '2026-01-01',
    '00000000-0000-0000-0000-000000000000',
    'ARG',
    'ARS',
    { $ref: '#' },
    { a: { b: [1] } },
  ],
];

const TEXTS = VALUES.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
/** Texts that Node sends in a header, and that a path or query can hold. */
const HEADER_TEXTS = TEXTS.filter((text) => /^[\x20-\x7e]*$/.test(text));
const PATH_TEXTS = TEXTS.filter((text) => text !== '' && text !== LONG && !text.includes('\ud800'));

const GARBAGE = ['', '{', '[', '"', '{"a":1,}', 'null', '[]', '"text"', '{"__proto__":{"x":1}}', `${'['.repeat(500)}1`];

const pick = <T>(chance: Chance, from: readonly T[]): T => from[chance(from.length)] as T;

const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object that a change is made in: the body, or one within it. */
function somewhere(chance: Chance, body: Record<string, Json>): Record<string, Json> {
  const inner = Object.values(body).filter(isObject);
  return inner.length > 0 && chance(2) === 0 ? somewhere(chance, pick(chance, inner)) : body;
}

type Mutation = (chance: Chance, request: ScenarioRequest, rule: OperationRule) => Mutant | null;

const IN_BODY: Readonly<Record<string, (chance: Chance, place: Record<string, Json>) => void>> = {
  'another value': (chance, place) => {
    const names = Object.keys(place);
    if (names.length > 0) place[pick(chance, names)] = pick(chance, VALUES);
  },
  'a field less': (chance, place) => {
    delete place[pick(chance, Object.keys(place))];
  },
  'a field more': (chance, place) => {
    place[pick(chance, ['surplus', 'id', 'status', 'constructor', 'client_id', ''])] = pick(chance, VALUES);
  },
};

const changedBody: Mutation = (chance, request, { checks, body: content }) => {
  if (!isObject(request.body)) return null;
  const body = structuredClone(request.body);
  const what = pick(chance, Object.keys(IN_BODY));
  IN_BODY[what]?.(chance, somewhere(chance, body));
  // A form knows only texts, so what it makes of a value is another question.
  const isJson = content?.contentTypes[0] === 'application/json';
  const isInvalid = isJson && checks.body?.(JSON.parse(JSON.stringify(body))) === false;
  return { request: { ...request, body }, what: `${what} in ${JSON.stringify(body).slice(0, 300)}`, isInvalid };
};

const garbage: Mutation = (chance, request, { body }) => {
  if (body?.contentTypes[0] !== 'application/json') return null;
  const text = pick(chance, GARBAGE);
  return { request: { ...request, body: text }, what: `the body ${text.slice(0, 30)}`, isInvalid: body.required };
};

const surplusQuery: Mutation = (chance, request) => {
  const name = pick(chance, ['surplus', 'filter[surplus]', 'page[number][x]', '__proto__', 'constructor']);
  return {
    request: { ...request, query: { ...request.query, [name]: 'x' } },
    what: `the query parameter ${name}`,
    isInvalid: true,
  };
};

const changedQuery: Mutation = (chance, request, { parameters }) => {
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  if (names.length === 0) return null;
  const [name, value] = [pick(chance, names), pick(chance, PATH_TEXTS)];
  const query = { ...request.query, [name]: value };
  return { request: { ...request, query }, what: `${name}=${value}`, isInvalid: false };
};

const changedPath: Mutation = (chance, request, { checks }) => {
  const names = Object.keys(request.path ?? {});
  if (names.length === 0) return null;
  const path = { ...request.path, [pick(chance, names)]: pick(chance, PATH_TEXTS) };
  return {
    request: { ...request, path },
    what: `the path ${JSON.stringify(path)}`,
    isInvalid: checks.path?.(path) === false,
  };
};

const changedHeader: Mutation = (chance, request, { parameters }) => {
  const names = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  const [name, value] = [pick(chance, [...names, 'accept-language', 'x-request-id']), pick(chance, HEADER_TEXTS)];
  const headers = { ...request.headers, [name]: value };
  return { request: { ...request, headers }, what: `${name}: ${value.slice(0, 50)}`, isInvalid: false };
};

const MUTATIONS = [
  changedBody,
  changedBody,
  changedBody,
  garbage,
  surplusQuery,
  changedQuery,
  changedPath,
  changedHeader,
];

/** A request that differs from a valid one in one thing. */
export function mutate(chance: Chance, request: ScenarioRequest, rule: OperationRule): Mutant {
  for (;;) {
    const mutant = pick(chance, MUTATIONS)(chance, request, rule);
    if (mutant !== null) return mutant;
  }
}
