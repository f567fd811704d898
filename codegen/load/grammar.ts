/**
 * Describes the kinds of nodes in a document: the target of a `$ref` at a place, and the `x-` words that are allowed
 * there. Only the parts of OpenAPI 3.1 and AsyncAPI 3.0 that can hold references or extensions are listed.
 */

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
  /** The words that a node of this kind knows; absent where tools judge that already. */
  words?: ReadonlySet<string>;
  /** The words that say something beside a reference to this kind: what is not among them would be lost. */
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
/** The same with the words that a node knows, and those that stand beside a reference to one. */
const knowing = (words: string, found: GrammarRule, beside: readonly string[] = []): GrammarRule => ({
  ...found,
  words: new Set(words.split(/\s+/)),
  beside,
});

const subschema = one('schema');

/** JSON Schema without the words that validators would have to track at run time ($dynamicRef, unevaluated…). */
export const schemaWords: ReadonlySet<string> = new Set(
  `$ref $comment type enum const title description default example examples deprecated readOnly writeOnly format
   properties required additionalProperties patternProperties propertyNames minProperties maxProperties
   dependentRequired dependentSchemas items minItems maxItems uniqueItems contains minContains maxContains
   minLength maxLength pattern contentEncoding contentMediaType contentSchema
   minimum maximum exclusiveMinimum exclusiveMaximum multipleOf allOf anyOf oneOf not if then else
   discriminator xml externalDocs`.split(/\s+/),
);

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
};

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const content = { content: map('mediaType') };

const OF_PARAMETERS = `description required deprecated style explode schema example examples`;

/** OpenAPI 3.1. */
export const openapiGrammar: Grammar = {
  root: knowing(
    'openapi jsonSchemaDialect info servers security tags externalDocs paths webhooks components',
    rule(null, { paths: map('pathItem'), webhooks: map('pathItem'), components: one('components') }),
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
    // A schema of `content` would be of a text that is read once more.
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
  securityScheme: rule(null, {}),
  schema,
};

/** The sorts of values that extensions have, in words; one that is not here is judged where it is read. */
export const EXTENSION_SORTS: Readonly<Record<string, readonly string[]>> = {
  'x-also-serves': ['an object'],
  'x-at-least-one': ['a list'],
  'x-cause': ['a string', 'a list'],
  'x-counts-once': ['a string'],
  'x-error': ['a string'],
  'x-idempotency': ['an object'],
  'x-interface-item': ['a number'],
  'x-invalid-request': ['a string'],
  'x-page-classes': ['an object'],
  'x-path': ['a string'],
  'x-path-parameters': ['a list'],
  'x-repeat': ['a string'],
  'x-required-with': ['a string'],
  'x-sensitive': ['a boolean'],
  'x-signed-bytes': ['a list'],
  'x-status': ['a number'],
  'x-triggers': ['a list'],
};

/** AsyncAPI 3.0. References that start with `#/` in the root file point into the document itself and stay. */
export const asyncapiGrammar: Grammar = {
  root: rule(null, { channels: map('channel'), operations: map('operation'), components: one('components') }),
  components: rule(null, {
    schemas: map('schema'),
    messages: map('message'),
    messageTraits: map('messageTrait'),
    securitySchemes: map('securityScheme'),
    correlationIds: map('correlationId'),
    channels: map('channel'),
    operations: map('operation'),
    parameters: map('parameter'),
  }),
  channel: rule('channels', { messages: map('message'), parameters: map('parameter') }),
  operation: rule('operations', { security: list('securityScheme'), reply: one('reply') }, ['x-interface-item']),
  reply: rule(null, { address: one('address') }),
  address: rule(null, {}),
  parameter: rule('parameters', {}),
  message: rule('messages', {
    headers: subschema,
    payload: subschema,
    traits: list('messageTrait'),
    correlationId: one('correlationId'),
    examples: list('messageExample'),
  }),
  messageTrait: rule('messageTraits', {
    headers: subschema,
    correlationId: one('correlationId'),
    examples: list('messageExample'),
  }),
  messageExample: rule(null, { payload: one('exampleValue'), headers: one('exampleValue') }),
  // An example file holds OpenAPI example objects; a message takes the bare value.
  exampleValue: rule(null, {}),
  correlationId: rule('correlationIds', {}),
  securityScheme: rule('securitySchemes', {}, ['x-signed-bytes']),
  schema,
};
