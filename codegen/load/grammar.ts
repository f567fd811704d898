/**
 * Describes the kinds of nodes in a document: the target of a `$ref` at a place, and the `x-` words that are allowed
 * there. Only the parts of OpenAPI 3.1 and AsyncAPI 3.0 that can hold references or extensions are listed.
 */

import { schemaWords } from './schema-words';
import type { ValueShape } from './shapes';

export interface Child {
  kind: Kind;
  /** `map`: an object of such nodes by name; `list`: an array of them; `one`: the node itself. */
  shape: 'one' | 'map' | 'list';
}

export interface GrammarRule {
  children: Readonly<Record<string, Child>>;
  /** The section of `components` a reference to this kind moves to; null means that the target is written in place. */
  section: string | null;
  /** The extensions allowed on a node of this kind. */
  extensions: readonly string[];
  /** The keywords that a node of this kind has; absent if other tools check that already. */
  words?: ReadonlySet<string>;
  /** The types of the values of its keywords; absent if other tools check that already. */
  values?: Readonly<Record<string, ValueShape>>;
  /** The required keywords of a node of this kind. */
  needs?: readonly string[];
  /** The required keywords for each type that a node of this kind names in `type`. */
  needsOfType?: Readonly<Record<string, readonly string[]>>;
  /** The keywords that have an effect next to a reference to this kind; others would be lost. */
  beside?: readonly string[];
}

export type Kind = string;
export type Grammar = Readonly<Record<Kind, GrammarRule>>;

const one = (kind: Kind): Child => ({ kind, shape: 'one' });
const map = (kind: Kind): Child => ({ kind, shape: 'map' });
const list = (kind: Kind): Child => ({ kind, shape: 'list' });
const rule = (section: string | null, children: GrammarRule['children'], extensions: string[] = []): GrammarRule => ({
  section,
  children,
  extensions,
});
/** The same with the keywords that a node has, and those that are allowed next to a reference to one. */
const knowing = (words: string, found: GrammarRule, beside: readonly string[] = []): GrammarRule => ({
  ...found,
  words: new Set(words.split(/\s+/)),
  beside,
});

/** The same with the types of the values of its keywords, including its children, and the required keywords. */
const shaped = (
  values: Readonly<Record<string, ValueShape>>,
  found: GrammarRule,
  needs: readonly string[] = [],
  needsOfType: Readonly<Record<string, readonly string[]>> = {},
): GrammarRule => ({
  ...found,
  needsOfType,
  words: new Set([...Object.keys(values), ...Object.keys(found.children)]),
  values,
  needs,
});

const subschema = one('schema');

const schemaRule = rule(
  'schemas',
  {
    properties: map('schema'),
    patternProperties: map('schema'),
    dependentSchemas: map('schema'),
    allOf: list('schema'),
    anyOf: list('schema'),
    oneOf: list('schema'),
    items: subschema,
    additionalProperties: subschema,
    propertyNames: subschema,
    contains: subschema,
    not: subschema,
    if: subschema,
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema, never awaited
    then: subschema,
    else: subschema,
  },
  ['x-error', 'x-sensitive', 'x-triggers'],
);
const schema: GrammarRule = {
  ...schemaRule,
  words: schemaWords,
  beside: [...schemaWords, ...schemaRule.extensions],
  values: { title: 'text', description: 'text' },
};

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const content = { content: map('mediaType') };

const OF_PARAMETERS = `description required deprecated style explode schema example examples`;

/** OpenAPI 3.1. */
const openapiNodes: Grammar = {
  root: {
    ...knowing(
      'openapi jsonSchemaDialect info servers security tags externalDocs paths webhooks components',
      rule(null, {
        info: one('info'),
        paths: map('pathItem'),
        webhooks: map('pathItem'),
        components: one('components'),
      }),
    ),
    needs: ['openapi', 'info'],
  },
  info: shaped(
    {
      title: 'text',
      version: 'version',
      summary: 'text',
      description: 'text',
      termsOfService: 'text',
      contact: 'contact',
      license: 'openapiLicense',
    },
    rule(null, {}),
    ['title', 'version'],
  ),
  components: knowing(
    'schemas responses parameters examples requestBodies headers securitySchemes',
    rule(null, {
      schemas: map('schema'),
      responses: map('response'),
      parameters: map('parameter'),
      examples: map('example'),
      requestBodies: map('requestBody'),
      headers: map('header'),
      securitySchemes: map('securityScheme'),
    }),
  ),
  pathItem: knowing(
    `summary description parameters ${methods.join(' ')}`,
    rule(
      null,
      {
        parameters: list('parameter'),
        'x-path-parameters': list('parameter'),
        ...Object.fromEntries(methods.map((method) => [method, one('operation')])),
      },
      ['x-path', 'x-path-parameters'],
    ),
  ),
  operation: knowing(
    'operationId tags summary description externalDocs deprecated security parameters requestBody responses',
    rule(null, { parameters: list('parameter'), requestBody: one('requestBody'), responses: map('response') }, [
      'x-interface-item',
      'x-idempotency',
      'x-repeat',
      'x-invalid-request',
      'x-page-classes',
      'x-also-serves',
      'x-at-least-one',
      'x-counts-once',
      'x-timeout-milliseconds',
      'x-max-bytes',
      'x-cause',
    ]),
  ),
  parameter: knowing(
    `name in ${OF_PARAMETERS}`,
    // A schema in `content` would describe a text that is parsed a second time.
    rule('parameters', { schema: subschema, examples: map('example') }, ['x-signed-bytes', 'x-required-with']),
    ['description'],
  ),
  requestBody: knowing('description required content', rule('requestBodies', content), ['description']),
  // `links` are made by codegen.
  response: knowing('description headers content', rule('responses', { headers: map('header'), ...content }), [
    'description',
  ]),
  header: knowing(OF_PARAMETERS, rule('headers', { schema: subschema, examples: map('example') }, ['x-signed-bytes']), [
    'description',
  ]),
  mediaType: knowing('schema examples', rule(null, { schema: subschema, examples: map('example') })),
  example: knowing('summary description value', rule('examples', {}, ['x-status']), ['summary', 'description']),
  securityScheme: {
    ...knowing(
      'type description name in scheme bearerFormat flows openIdConnectUrl',
      rule(null, {}, ['x-signed-bytes']),
    ),
    values: {
      type: 'openapiSecurityType',
      description: 'text',
      name: 'text',
      in: 'keyPlace',
      scheme: 'text',
      flows: 'flows',
    },
    needs: ['type'],
    needsOfType: { apiKey: ['name', 'in'], http: ['scheme'], oauth2: ['flows'], openIdConnect: ['openIdConnectUrl'] },
  },
  schema,
};

const saying = (
  kind: Kind,
  needs: readonly string[] = [],
  values: Readonly<Record<string, ValueShape>> = {},
): GrammarRule => ({
  ...(openapiNodes[kind] as GrammarRule),
  values: { summary: 'text', description: 'text', ...values },
  needs,
});

/** The same with the types of texts, and the required keywords. */
export const openapiGrammar: Grammar = {
  ...openapiNodes,
  pathItem: saying('pathItem'),
  operation: saying('operation', [], { operationId: 'text', deprecated: 'flag' }),
  parameter: saying('parameter', ['name', 'in'], {
    name: 'text',
    in: 'parameterPlace',
    required: 'flag',
    deprecated: 'flag',
    explode: 'flag',
  }),
  requestBody: saying('requestBody', [], { required: 'flag' }),
  response: saying('response', ['description']),
  header: saying('header', [], { required: 'flag', deprecated: 'flag', explode: 'flag' }),
  example: saying('example'),
};

/** The keywords that describe most nodes of AsyncAPI. */
const DESCRIBED = { summary: 'text', description: 'text' } as const;
const LINKED = { tags: 'list', externalDocs: 'map' } as const;
const OF_VARIABLES = { enum: 'texts', default: 'text', description: 'text', examples: 'texts' } as const;

/** AsyncAPI 3.0. References that start with `#/` in the root file point into the document itself and stay. */
export const asyncapiGrammar: Grammar = {
  root: shaped(
    { asyncapi: 'text', id: 'text', defaultContentType: 'text' },
    rule(null, {
      info: one('info'),
      servers: map('server'),
      channels: map('channel'),
      operations: map('operation'),
      components: one('components'),
    }),
    ['asyncapi', 'info'],
  ),
  info: shaped(
    {
      title: 'text',
      version: 'version',
      ...DESCRIBED,
      termsOfService: 'text',
      contact: 'contact',
      license: 'license',
      ...LINKED,
    },
    rule(null, {}),
    ['title', 'version'],
  ),
  server: shaped(
    {
      host: 'text',
      protocol: 'protocol',
      protocolVersion: 'text',
      pathname: 'text',
      title: 'text',
      ...DESCRIBED,
      ...LINKED,
    },
    rule('servers', { variables: map('serverVariable'), security: list('securityScheme') }),
    ['host', 'protocol'],
  ),
  serverVariable: shaped(OF_VARIABLES, rule('serverVariables', {})),
  components: shaped(
    {},
    rule(null, {
      schemas: map('schema'),
      messages: map('message'),
      messageTraits: map('messageTrait'),
      securitySchemes: map('securityScheme'),
      correlationIds: map('correlationId'),
      channels: map('channel'),
      operations: map('operation'),
      parameters: map('parameter'),
    }),
  ),
  channel: shaped(
    { address: 'address', title: 'text', ...DESCRIBED, servers: 'references', ...LINKED },
    rule('channels', { messages: map('message'), parameters: map('parameter') }),
    ['messages'],
  ),
  operation: shaped(
    { action: 'action', channel: 'reference', title: 'text', ...DESCRIBED, messages: 'references', ...LINKED },
    rule('operations', { security: list('securityScheme'), reply: one('reply'), bindings: one('operationBindings') }, [
      'x-interface-item',
    ]),
    ['action', 'channel', 'messages'],
  ),
  operationBindings: shaped({}, rule(null, { http: one('operationBinding') })),
  operationBinding: shaped({ method: 'text', query: 'map', bindingVersion: 'httpBinding' }, rule(null, {}), ['method']),
  reply: shaped({ channel: 'reference', messages: 'references' }, rule(null, { address: one('address') }), [
    'channel',
    'messages',
  ]),
  address: shaped({ location: 'text', description: 'text' }, rule(null, {}), ['location']),
  parameter: shaped({ ...OF_VARIABLES, location: 'text' }, rule('parameters', {})),
  message: shaped(
    { name: 'text', title: 'text', ...DESCRIBED, contentType: 'text', headers: 'map', payload: 'map', ...LINKED },
    rule('messages', {
      headers: subschema,
      payload: subschema,
      traits: list('messageTrait'),
      correlationId: one('correlationId'),
      examples: list('messageExample'),
      bindings: one('messageBindings'),
    }),
    ['title'],
  ),
  messageBindings: shaped({}, rule(null, { http: one('messageBinding') })),
  messageBinding: shaped({ statusCode: 'number', bindingVersion: 'httpBinding' }, rule(null, { headers: subschema })),
  messageTrait: shaped(
    { name: 'text', title: 'text', ...DESCRIBED, contentType: 'text', ...LINKED },
    rule('messageTraits', {
      headers: subschema,
      correlationId: one('correlationId'),
      examples: list('messageExample'),
      bindings: one('messageBindings'),
    }),
  ),
  messageExample: shaped(
    { name: 'text', summary: 'text' },
    rule(null, { payload: one('exampleValue'), headers: one('exampleValue') }),
  ),
  // An example file holds OpenAPI example objects; a message takes the bare value.
  exampleValue: rule(null, {}),
  correlationId: shaped({ location: 'text', description: 'text' }, rule('correlationIds', {}), ['location']),
  securityScheme: shaped(
    {
      type: 'securityType',
      description: 'text',
      name: 'text',
      in: 'text',
      scheme: 'text',
      bearerFormat: 'text',
      openIdConnectUrl: 'text',
      flows: 'map',
      scopes: 'texts',
    },
    rule('securitySchemes', {}, ['x-signed-bytes']),
    ['type'],
    {
      httpApiKey: ['name', 'in'],
      apiKey: ['in'],
      http: ['scheme'],
      oauth2: ['flows'],
      openIdConnect: ['openIdConnectUrl'],
    },
  ),
  schema,
};
