import { generatedDocuments, networkDocuments } from './documents';
import { type Mocks, type NetworkMocks, startMocks, startNetworkMocks } from './start';

/** The parts of an OpenAPI document that a request is made from. */
interface Described {
  operationId: string;
  method: string;
  path: string;
  parameters: { name: string; in: string; required?: boolean; example?: unknown }[];
  body: { mediaType: string; examples: { name: string; value: unknown }[] } | null;
  security: Record<string, unknown>[];
}

// biome-ignore lint/suspicious/noExplicitAny: a walk over JSON of many shapes
type Json = any;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

function readOperations(document: Json): Described[] {
  // References are followed at the places where this contract has them: parameters, bodies and examples.
  const resolve = (node: Json): Json => {
    if (typeof node?.$ref !== 'string') return node;
    const keys: string[] = node.$ref.slice(2).split('/');
    return resolve(keys.reduce((value, key) => value[key.replaceAll('~1', '/')], document));
  };
  const bodyOf = (operation: Json): Described['body'] => {
    const [content] = Object.entries<Json>(resolve(operation.requestBody)?.content ?? {});
    if (!content) return null;
    const [mediaType, { examples }] = content;
    return {
      mediaType,
      examples: Object.entries(examples).map(([name, node]) => ({ name, value: resolve(node).value })),
    };
  };
  return Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      operationId: item[method].operationId,
      method: method.toUpperCase(),
      path,
      parameters: [...(item.parameters ?? []), ...(item[method].parameters ?? [])].map(resolve),
      body: bodyOf(item[method]),
      security: item[method].security ?? document.security ?? [],
    })),
  );
}

/** A request made of the operation's examples, with a body if one is given. */
function requestOf(operation: Described, body: unknown, prefer: string) {
  const query: string[] = [];
  const headers: Record<string, string> = { prefer, authorization: 'Bearer t' };
  let path = operation.path;
  for (const { name, in: place, example } of operation.parameters) {
    if (example === undefined) continue;
    const text = [example]
      .flat()
      .map((item) => encodeURIComponent(String(item)))
      .join(',');
    if (place === 'path') path = path.replace(`{${name}}`, text);
    if (place === 'query') query.push(`${encodeURIComponent(name)}=${text}`);
    if (place === 'header') headers[name] = String(example);
  }
  const needsUser = operation.security.some((scheme) => 'endUserToken' in scheme);
  if (needsUser && !query.some((pair) => pair.startsWith('auth='))) query.push('auth=t');
  const mediaType = operation.body?.mediaType ?? '';
  if (body !== undefined) headers['content-type'] = mediaType;
  const text = mediaType.includes('form')
    ? new URLSearchParams(body as Record<string, string>).toString()
    : JSON.stringify(body);
  return {
    target: path + (query.length > 0 ? `?${query.join('&')}` : ''),
    method: operation.method,
    headers,
    body: text,
  };
}

describe('the mocks take the contract’s own examples', () => {
  let mocks: Mocks;
  let networkMocks: NetworkMocks;
  let sides: { url: string; operations: Described[] }[];

  beforeAll(async () => {
    mocks = await startMocks({ log: () => {} });
    networkMocks = await startNetworkMocks({ log: () => {} });
    const documents = await generatedDocuments('current')();
    const networks = await networkDocuments()();
    sides = [
      { url: mocks.url, operations: readOperations(documents.service) },
      { url: mocks.clientUrl, operations: readOperations(documents.counterpart) },
      { url: networkMocks.url, operations: readOperations(networks.service) },
      { url: networkMocks.networkUrl, operations: readOperations(networks.counterpart) },
    ];
  });
  afterAll(() => Promise.all([mocks.close(), networkMocks.close()]));

  it.each(['dynamic=false', 'dynamic=true, seed=contract'])(
    'in every operation of every side, with Prefer: %s',
    async (prefer) => {
      const wrong: string[] = [];
      for (const { url, operations } of sides) {
        for (const operation of operations) {
          for (const { name, value } of operation.body?.examples ?? [{ name: '', value: undefined }]) {
            const { target, ...request } = requestOf(operation, value, prefer);
            const response = await fetch(url + target, { ...request, redirect: 'manual' });
            const violations = response.headers.get('sl-violations');
            await response.arrayBuffer();
            if (response.status < 400 && violations === null) continue;
            wrong.push(`${operation.operationId} ${name}: ${response.status} ${violations}`);
          }
        }
      }
      expect(wrong).toEqual([]);
      expect(sides.map((side) => side.operations.length)).toEqual([52, 5, 20, 16]);
    },
  );
});
