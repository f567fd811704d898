/**
 * JSON Schema without the keywords that validators would have to track at run time ($dynamicRef, unevaluated…), and
 * without those that OpenAPI adds.
 */
export const schemaWords: ReadonlySet<string> = new Set(
  `$ref $comment type enum const title description default example examples deprecated readOnly writeOnly format
   properties required additionalProperties patternProperties propertyNames minProperties maxProperties
   dependentRequired dependentSchemas items minItems maxItems uniqueItems contains minContains maxContains
   minLength maxLength pattern contentEncoding contentMediaType contentSchema
   minimum maximum exclusiveMinimum exclusiveMaximum multipleOf allOf anyOf oneOf not if then else`.split(/\s+/),
);
