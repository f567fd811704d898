/** Changes of operations, and of the document around them. */

import { arrayOf, type Json, type JsonObject, objectOf } from '../../../codegen/util/json';
import { withValueAt } from '../../../codegen/util/pointer';
import type { Slice } from '../slices';
import { type Changed, type Kind, type Means, of, omit, shortly, withMembers } from './kind';

const itemOf = ({ root, section, path }: Slice): JsonObject => objectOf(objectOf(root[section])[path]);

/** A document whose operation stands in other path items. */
const withItems = ({ root, section }: Slice, items: JsonObject): Changed => ({ node: { ...root, [section]: items } });

/** The address of an operation: of a callback the one that clients choose, which is next to its name. */
function moved(slice: Slice, address: (path: string) => string): Changed {
  const item = itemOf(slice);
  if (slice.section === 'paths') return withItems(slice, { [address(slice.path)]: item });
  return withItems(slice, { [slice.path]: { ...item, 'x-path': address(String(item['x-path'])) } });
}

const addresses = of('document', {
  'the operation is removed': (_, { slice }) => withItems(slice, {}),
  'another operation is added': (_, { slice }) => {
    const { [slice.method]: own, ...rest } = itemOf(slice);
    const other = { ...rest, [slice.method]: { ...objectOf(own), operationId: 'another' } };
    const at = slice.section === 'paths' ? `/another${slice.path}` : 'another';
    return withItems(slice, { [slice.path]: itemOf(slice), [at]: other });
  },
  'the path is another': (_, { slice }) => moved(slice, (path) => `/moved${path}`),
  'a parameter of the path has another name': (_, { slice }) => renamedParameter(slice),
  'the method is another': (_, { slice }) => {
    const { [slice.method]: own, ...rest } = itemOf(slice);
    const method = slice.method === 'put' ? 'post' : 'put';
    return { ...withItems(slice, { [slice.path]: { ...rest, [method]: own as Json } }), detail: method } as Changed;
  },
});

/** Renames `{id}` in the path and its parameter. */
function renamedParameter(slice: Slice): Changed {
  const item = itemOf(slice);
  const list = arrayOf(item.parameters);
  const at = list.findIndex((one) => objectOf(one).in === 'path');
  if (at < 0 || slice.section !== 'paths') return null;
  const name = String(objectOf(list[at]).name);
  const parameters = list.map((one, index) => (index === at ? { ...objectOf(one), name: 'renamed' } : one));
  return withItems(slice, { [slice.path.replace(`{${name}}`, '{renamed}')]: { ...item, parameters } });
}

const SCOPES = ['components', 'securitySchemes', 'oauth2', 'flows', 'clientCredentials'];

/** Changes of the document outside of its operation; callbacks have none. */
const around = of('document', {
  'it is served at a further address': (root, { slice }) =>
    withMembers(slice.section === 'paths', root, {
      servers: [...arrayOf(root.servers), { url: 'https://another.example' }],
    }),
  'it is served at another address': (root, { slice }) =>
    withMembers(slice.section === 'paths', root, { servers: [{ url: 'https://another.example' }] }),
  'tokens come from another address': (root, { slice }) =>
    slice.section === 'paths' && needs(slice)
      ? { node: withValueAt(root, [...SCOPES, 'tokenUrl'], '/another/token') as JsonObject }
      : null,
  'there is a further scope': (root, { slice }) =>
    slice.section === 'paths' && needs(slice)
      ? { node: withValueAt(root, [...SCOPES, 'scopes', 'another:read'], 'Another scope') as JsonObject }
      : null,
  'the title of the document is changed': (root) => ({
    node: withValueAt(root, ['info', 'title'], 'Another title') as JsonObject,
  }),
});

/** The scopes that an operation requires; null if it accepts no bearer token. */
function scopesOf(operation: JsonObject): string[] | null {
  const [need] = arrayOf(operation.security);
  const { oauth2 } = objectOf(need);
  return oauth2 === undefined ? null : arrayOf(oauth2).map(String);
}

const needs = (slice: Slice): boolean => scopesOf(objectOf(itemOf(slice)[slice.method])) !== null;

function secured(operation: JsonObject, scopes: (now: readonly string[]) => string[]): Changed {
  const now = scopesOf(operation);
  return withMembers(now !== null && now.length > 0, operation, { security: [{ oauth2: scopes(now ?? []) }] });
}

const security = of('operation', {
  'a further scope is needed': (operation) => secured(operation, (scopes) => [...scopes, 'another:read']),
  'another scope is needed': (operation) => secured(operation, () => ['another:read']),
  'no scope is needed any more': (operation) => secured(operation, () => []),
  'nobody has to prove who they are any more': (operation) =>
    withMembers(scopesOf(operation) !== null, operation, { security: [] }),
  'whoever calls has to prove who they are': (operation, { slice }) =>
    withMembers(slice.section === 'paths' && arrayOf(operation.security).length === 0, operation, {
      security: [{ oauth2: [] }],
    }),
  'there is another way to prove who one is': (operation) =>
    withMembers(scopesOf(operation) !== null, operation, {
      security: [...arrayOf(operation.security), { endUserToken: [] }],
    }),
  'who one is has to be proved in two ways': (operation) =>
    withMembers(scopesOf(operation) !== null, operation, {
      security: [{ ...objectOf(arrayOf(operation.security)[0]), endUserToken: [] }],
    }),
});

const words = of('operation', {
  'it has another operationId': (operation) => withMembers(true, operation, { operationId: 'another' }),
  'its summary is changed': (operation) => withMembers(true, operation, { summary: 'Another summary' }),
  'it has another tag': (operation) => withMembers(true, operation, { tags: ['Another'] }),
  'the operation is deprecated': (operation) => withMembers(true, operation, { deprecated: true }),
  'it calls back': (operation, { slice }) => {
    const post = { operationId: 'calledBack', responses: { 200: { description: 'Heard.' } } };
    return withMembers(slice.section === 'paths', operation, { callbacks: { told: { '{$url}': { post } } } });
  },
});

type Place = 'query' | 'header';

function withParameter(operation: JsonObject, place: Place, required: boolean): Changed {
  const parameter = { name: 'x-unheard-of', in: place, required, schema: { type: 'string' } };
  return { node: { ...operation, parameters: [...arrayOf(operation.parameters), parameter] } };
}

const inPlace = (operation: JsonObject, { slice }: Means, place: Place, required: boolean): Changed =>
  slice.section === 'webhooks' && place === 'query' ? null : withParameter(operation, place, required);

const BODY: JsonObject = { content: { 'application/json': { schema: { type: 'object' } } } };

const sent = of('operation', {
  'an optional query parameter is added': (operation, means) => inPlace(operation, means, 'query', false),
  'a required query parameter is added': (operation, means) => inPlace(operation, means, 'query', true),
  'an optional header is asked for': (operation, means) => inPlace(operation, means, 'header', false),
  'a required header is asked for': (operation, means) => inPlace(operation, means, 'header', true),
  'a parameter is removed': (operation, { choose }) => {
    const list = arrayOf(operation.parameters);
    const gone = choose(list);
    return withMembers(
      gone !== undefined,
      operation,
      { parameters: list.filter((one) => one !== gone) },
      shortly(gone),
    );
  },
  'an optional body is added': (operation) => withMembers(!operation.requestBody, operation, { requestBody: BODY }),
  'a required body is added': (operation) =>
    withMembers(!operation.requestBody, operation, { requestBody: { ...BODY, required: true } }),
  'the body is removed': (operation) =>
    operation.requestBody === undefined ? null : { node: omit(operation, 'requestBody') },
});

const statusesOf = (operation: JsonObject, first: string): string[] =>
  Object.keys(objectOf(operation.responses)).filter((status) => status.startsWith(first));

/** Another status with the answer of an existing one. */
function withStatus(operation: JsonObject, first: string, status: string): Changed {
  const [like] = statusesOf(operation, first);
  const responses = objectOf(operation.responses);
  if (like === undefined || responses[status] !== undefined) return null;
  return { node: { ...operation, responses: { ...responses, [status]: responses[like] as Json } }, detail: status };
}

function withoutStatus(operation: JsonObject, first: string, { choose }: Means): Changed {
  const status = choose(statusesOf(operation, first));
  if (status === undefined) return null;
  return { node: { ...operation, responses: omit(objectOf(operation.responses), status) }, detail: status };
}

const answered = of('operation', {
  'a further success is answered': (operation) => withStatus(operation, '2', '202'),
  'a success is answered no more': (operation, means) => withoutStatus(operation, '2', means),
  'a redirection is answered no more': (operation, means) => withoutStatus(operation, '3', means),
  'success has another status': (operation) => {
    const [status] = statusesOf(operation, '2');
    if (status === undefined || status === '202') return null;
    const { [status]: own, ...rest } = objectOf(operation.responses);
    return { node: { ...operation, responses: { ...rest, 202: own as Json } }, detail: `${status} to 202` };
  },
  'a further refusal is answered': (operation) => withStatus(operation, '4', '451'),
  'a refusal is answered no more': (operation, means) => withoutStatus(operation, '4', means),
  'any other status has an answer, too': (operation) => {
    const [like] = statusesOf(operation, '4');
    const responses = objectOf(operation.responses);
    return withMembers(like !== undefined, operation, {
      responses: { ...responses, default: responses[String(like)] as Json },
    });
  },
  'a further error code is answered': (operation, means) =>
    withCodes(operation, means, (codes) => ({ ...codes, ANOTHER_CODE: Object.values(codes)[0] as Json })),
  'an error code is answered no more': (operation, means) =>
    withCodes(operation, means, (codes) =>
      Object.keys(codes).length > 1 ? omit(codes, Object.keys(codes)[0] as string) : null,
    ),
  'an error code is answered with another status': (operation) => withMovedCode(operation),
});

/** The refusals that are written in the operation itself, with the path to the codes that they name. */
function codesOf(operation: JsonObject): { status: string; codes: JsonObject }[] {
  return statusesOf(operation, '4').flatMap((status) => {
    const { content } = objectOf(objectOf(operation.responses)[status]);
    const { examples } = objectOf(objectOf(content)['application/json']);
    return examples === undefined ? [] : [{ status, codes: objectOf(examples) }];
  });
}

const pathOf = (status: string): string[] => ['responses', status, 'content', 'application/json', 'examples'];

function withCodes(
  operation: JsonObject,
  { choose, slice }: Means,
  change: (codes: JsonObject) => JsonObject | null,
): Changed {
  const chosen = slice.section === 'paths' ? choose(codesOf(operation)) : undefined;
  const codes = chosen === undefined ? null : change(chosen.codes);
  if (chosen === undefined || codes === null) return null;
  return { node: withValueAt(operation, pathOf(chosen.status), codes) as JsonObject, detail: chosen.status };
}

function withMovedCode(operation: JsonObject): Changed {
  const [from, to] = codesOf(operation);
  const [code] = Object.entries(from?.codes ?? {});
  if (from === undefined || to === undefined || code === undefined) return null;
  const [name, example] = code;
  const taken = withValueAt(operation, pathOf(from.status), omit(from.codes, name));
  const given = withValueAt(taken, pathOf(to.status), { ...to.codes, [name]: example });
  return { node: given as JsonObject, detail: `${name} from ${from.status} to ${to.status}` };
}

export const OPERATION_KINDS: readonly Kind[] = [...addresses, ...around, ...security, ...words, ...sent, ...answered];
