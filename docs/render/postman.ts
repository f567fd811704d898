/**
 * The operations of a revision as a collection for Postman and newman. It is made of what forms and code to copy are
 * made of: each request is an example of the contract, with ids from earlier answers instead of those of the example.
 */

import { asText, draftOf, type Filled } from '../../console/form/draft';
import type { NamedOperation } from '../../console/form/forms';
import { type Json, resolve } from './contract';
import { calledOperations } from './samples';

const FORMAT = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/**
 * The variables that the user of the collection fills in. A local sandbox accepts the values of the contract's example.
 */
const CREDENTIALS = ['client_id', 'client_secret', 'audience'] as const;

const isCredential = (name: string): boolean => (CREDENTIALS as readonly string[]).includes(name);

/** The operations that run first: later ones ask for what they make. */
const FIRST: readonly string[] = ['createToken', 'seedSandboxClient'];

/** Operations after which nothing is as it was for the others: they run last, in this order. */
const LAST = [
  /^PATCH \/users\//,
  /^DELETE \/core\//,
  /^\w+ \/sandbox\/v1\/faults/,
  /^\w+ \/sandbox\/v1\/client\//,
  /^\w+ \/sandbox\/v1\/clock/,
  /^\w+ \/sandbox\/v1\/client$/,
  /^\w+ \/oauth\/.*revoke/,
];

/** The folder of the operations that run last. */
export const CHANGING = 'Changes what others need';

/** The names of resources whose addresses use another name. */
const OTHERWISE: Readonly<Record<string, string>> = { shipping: 'shipment', requests: 'entry' };

/**
 * A collection in the format of Postman, version 2.1.
 * @param documents those whose operations it has, as a server shows them
 */
export function postmanCollection(revision: string, documents: readonly Json[]): Json {
  return new Collection(revision, documents).written();
}

class Collection {
  private readonly operations: readonly NamedOperation[];
  private readonly described: ReadonlyMap<string, { operation: Json; document: Json }>;
  /** The variables that are set by one answer and used in another request, with the contract's example. */
  private readonly variables = new Map<string, string>();
  private readonly taught: ReadonlySet<string>;

  constructor(
    private readonly revision: string,
    documents: readonly Json[],
  ) {
    this.described = new Map(
      documents.flatMap((document) =>
        Object.values(document.paths as Json)
          .flatMap((item) => Object.values(item as Json))
          .filter((operation: Json) => operation?.operationId !== undefined)
          .map((operation: Json) => [operation.operationId, { operation, document }] as const),
      ),
    );
    // A stream has no end that a run could wait for.
    this.operations = [...calledOperations(revision).values()].filter(
      ({ operationId, produces }) => this.described.has(operationId) && produces !== 'text/event-stream',
    );
    const taught = this.operations.flatMap((operation) => this.teaches(operation));
    // The credentials of the collection do not change during a run.
    this.taught = new Set(['end_user_token', ...taught].filter((name) => !isCredential(name)));
  }

  written(): Json {
    // Scripts contain all variables, which are collected while requests are written.
    for (const operation of this.operations) this.requests(operation);
    const item = [...this.folders()].map(([name, operations]) => ({
      name,
      item: operations.flatMap((operation) => this.requests(operation)),
    }));
    const [{ document } = { document: undefined }] = [...this.described.values()];
    const values: [string, string][] = [
      ['base_url', document?.servers?.[0]?.url ?? ''],
      ...CREDENTIALS.map((name): [string, string] => [name, this.credential(name)]),
      ['token', ''],
      ...this.variables,
    ];
    return {
      info: {
        name: `contrato, revision ${this.revision}`,
        description:
          'Each request is an example of the contract. Run it from the top: the first request gets a token, and later ones use the ids of earlier answers. Fill in `base_url` and the credentials.',
        schema: FORMAT,
      },
      item,
      auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
      variable: values.map(([key, value]) => ({ key, value, type: 'string' })),
    };
  }

  private credential(name: string): string {
    const { body } = this.operations.find(({ operationId }) => operationId === 'createToken') ?? { body: null };
    const [example] = Object.values(body?.examples ?? {}) as Json[];
    return String(example?.[name] ?? '');
  }

  /** The operations by the folder that they are shown in, in the order in which they run. */
  private folders(): Map<string, NamedOperation[]> {
    const folders = new Map<string, NamedOperation[]>();
    const put = (name: string, operation: NamedOperation) =>
      folders.set(name, [...(folders.get(name) ?? []), operation]);
    const lateness = ({ path, method }: NamedOperation) =>
      LAST.findIndex((pattern) => pattern.test(`${method} ${path}`));
    const first = this.operations.filter(({ operationId }) => FIRST.includes(operationId));
    const others = this.operations.filter(({ operationId }) => !FIRST.includes(operationId));
    for (const operation of first) put('Begin here', operation);
    for (const operation of others.filter((one) => lateness(one) < 0)) put(operation.tag, operation);
    const late = others.filter((one) => lateness(one) >= 0);
    for (const operation of late.sort((one, other) => lateness(one) - lateness(other))) put(CHANGING, operation);
    return folders;
  }

  /** An operation with each of its examples. */
  private requests(operation: NamedOperation): Json[] {
    const examples = Object.keys(operation.body?.examples ?? {});
    return (examples.length === 0 ? [undefined] : examples).map((example) => ({
      name: examples.length > 1 ? `${operation.summary}: ${example}` : operation.summary,
      request: this.request(operation, example),
      event: [{ listen: 'test', script: { type: 'text/javascript', exec: this.script(operation) } }],
    }));
  }

  private request(operation: NamedOperation, example: string | undefined): Json {
    const { parameters, body } = draftOf(operation, example === undefined ? {} : { example });
    const at = (place: string) => parameters.filter(({ parameter }) => parameter.in === place);
    const listed = ({ parameter: { name }, on, text }: Filled): Json => ({
      key: name,
      value: name === operation.key ? '{{$guid}}' : this.value(name, text, operation, on),
      ...(on ? {} : { disabled: true }),
    });
    const inPath = new Map(at('path').map(({ parameter: { name }, text }) => [name, text]));
    const path = operation.path
      .slice(1)
      .replace(/\{([^}]+)\}/g, (_, name: string) => this.value(name, inPath.get(name) ?? '', operation));
    const type =
      operation.body === null || body === undefined ? [] : [{ key: 'content-type', value: operation.body.type }];
    return {
      method: operation.method,
      description: operation.description,
      ...(operation.auth === 'bearer' ? {} : { auth: { type: 'noauth' } }),
      header: [...type, ...at('header').map(listed)],
      url: {
        raw: `{{base_url}}/${path}`,
        host: ['{{base_url}}'],
        path: path.split('/'),
        query: at('query').map(listed),
      },
      ...(type.length === 0 ? {} : { body: this.body(operation, body as Json) }),
    };
  }

  private body(operation: NamedOperation, value: Json): Json {
    if (operation.body?.type === 'application/x-www-form-urlencoded') {
      const fields = Object.entries(value as Json).map(([key, one]) => ({ key, value: asText(one as Json) }));
      return { mode: 'urlencoded', urlencoded: fields };
    }
    const raw = JSON.stringify(this.filled(value, operation), null, 2);
    return { mode: 'raw', raw, options: { raw: { language: 'json' } } };
  }

  /** A body with variables instead of the values that they replace. */
  private filled(node: Json, operation: NamedOperation): Json {
    if (Array.isArray(node)) return node.map((one) => this.filled(one, operation));
    if (node === null || typeof node !== 'object') return node;
    const isLogin = operation.path.startsWith('/oauth/');
    return Object.fromEntries(
      Object.entries(node as Json).map(([name, value]) => {
        if (isLogin && isCredential(name)) return [name, `{{${name}}}`];
        if (typeof value !== 'string' || name === 'id') return [name, this.filled(value, operation)];
        return [name, this.value(name, value, operation)];
      }),
    );
  }

  /** A value, or the variable that replaces it. */
  private value(name: string, example: string, { path, auth }: NamedOperation, isUsed = true): string {
    const variable = auth === 'endUserToken' && name === 'auth' ? 'end_user_token' : variableOf(name, path);
    if (!this.taught.has(variable)) return example;
    if (isUsed && !this.variables.has(variable)) this.variables.set(variable, example);
    return `{{${variable}}}`;
  }

  /** The variables that the answer of an operation tells: the id of what it makes, or of the first that it lists. */
  private teaches({ operationId, method, path }: NamedOperation): string[] {
    if (path.endsWith('}') || (method !== 'GET' && method !== 'POST') || !this.returnsId(operationId)) return [];
    const name = singular(segmentsOf(path).at(-1) ?? '');
    return [...new Set([`${name}_id`, `${name.split('_').at(-1)}_id`])];
  }

  private returnsId(operationId: string): boolean {
    const { operation, document } = this.described.get(operationId) as { operation: Json; document: Json };
    const answers = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
    return answers.some(([, answer]) => {
      const { schema } = resolve(document, answer).content?.['application/json'] ?? {};
      const data = resolve(document, resolve(document, schema ?? {}).properties?.data ?? {});
      return resolve(document, data.items ?? data).properties?.id !== undefined;
    });
  }

  /** Judges the answer, and keeps what it tells. */
  private script(operation: NamedOperation): string[] {
    const { operationId } = operation;
    const statuses = Object.keys(this.described.get(operationId)?.operation.responses ?? {}).map(Number);
    const judged = `pm.test('The answer is documented', () => pm.expect(pm.response.code).to.be.oneOf([${statuses.join(', ')}]));`;
    const learned = this.learned(operation);
    return learned.length === 0 ? [judged] : [judged, 'if (pm.response.code < 300) {', ...learned, '}'];
  }

  private learned({ operationId, ...operation }: NamedOperation): string[] {
    if (operationId === 'createToken') {
      // The ids that an earlier run collected may no longer exist.
      const examples = [...this.variables].map(
        ([name, value]) => `  pm.collectionVariables.set('${name}', ${JSON.stringify(value)});`,
      );
      return ["  pm.collectionVariables.set('token', pm.response.json().access_token);", ...examples];
    }
    if (operationId === 'createEndUserToken') {
      return ["  pm.collectionVariables.set('end_user_token', pm.response.json().access_token);"];
    }
    if (operationId === 'seedSandboxClient') {
      return [
        '  for (const { kind, id } of pm.response.json().data.reverse()) {',
        "    pm.collectionVariables.set(kind.toLowerCase() + '_id', id);",
        '  }',
      ];
    }
    const variables = this.teaches({ operationId, ...operation }).filter((name) => this.variables.has(name));
    if (variables.length === 0) return [];
    const keep = (name: string) =>
      `  if (one?.id && pm.collectionVariables.get('${name}') === ${JSON.stringify(this.variables.get(name))}) pm.collectionVariables.set('${name}', one.id);`;
    return [
      '  // The id of the first answer stays.',
      '  const [one] = [pm.response.json().data].flat();',
      ...variables.map(keep),
    ];
  }
}

/** The fixed parts of a path, without versions. */
const segmentsOf = (path: string): string[] =>
  path.split('/').filter((part) => part !== '' && !part.startsWith('{') && !/^v\d+$/.test(part));

/** One of what a path has many of, as names of fields are written. */
function singular(segment: string): string {
  const name = OTHERWISE[segment] ?? segment;
  return name
    .replaceAll('-', '_')
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|ss)es$/, '')
    .replace(/(?<!s)s$/, '');
}

/** The variable that a field or parameter would take its value from. */
function variableOf(name: string, path: string): string {
  const own = name
    .replace(/^filter\[(.+)\]$/, '$1')
    .replaceAll('-', '_')
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (own !== 'id' && own !== 'uuid') return own;
  const before = path.slice(0, path.indexOf(`{${name}}`));
  return `${singular(segmentsOf(before).at(-1) ?? '')}_id`;
}
