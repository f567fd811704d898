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
const schema: GrammarRule = { ...schemaRule, words: schemaWords };

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const content = { content: map('mediaType') };

/** OpenAPI 3.1. */
export const openapiGrammar: Grammar = {
  root: rule(null, { paths: map('pathItem'), webhooks: map('pathItem'), components: one('components') }),
  components: rule(null, {
    schemas: map('schema'),
    responses: map('response'),
    parameters: map('parameter'),
    examples: map('example'),
    requestBodies: map('requestBody'),
    headers: map('header'),
    securitySchemes: map('securityScheme'),
  }),
  pathItem: rule(
    null,
    {
      parameters: list('parameter'),
      'x-path-parameters': list('parameter'),
      ...Object.fromEntries(methods.map((method) => [method, one('operation')])),
    },
    ['x-path', 'x-path-parameters'],
  ),
  operation: rule(
    null,
    { parameters: list('parameter'), requestBody: one('requestBody'), responses: map('response') },
    [
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
    ],
  ),
  parameter: rule('parameters', { schema: subschema, examples: map('example'), ...content }, [
    'x-signed-bytes',
    'x-required-with',
  ]),
  requestBody: rule('requestBodies', content),
  response: rule('responses', { headers: map('header'), ...content }),
  header: rule('headers', { schema: subschema, examples: map('example') }, ['x-signed-bytes']),
  mediaType: rule(null, { schema: subschema, examples: map('example') }),
  example: rule('examples', {}, ['x-status']),
  securityScheme: rule(null, {}),
  schema,
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
