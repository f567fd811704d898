import { conventions } from './conventions';

/**
 * The Redocly rules that this contract is held to. `extends: ['spec']` brings what the OpenAPI and AsyncAPI texts
 * themselves demand; the rest is chosen here. Everything is an error, because nobody reads warnings that are never
 * corrected.
 */
const COMMON = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'no-duplicated-enum-values': 'error',
  'no-enum-type-mismatch': 'error',
  'no-mixed-number-range-constraints': 'error',
  'no-required-schema-properties-undefined': 'error',
  'no-schema-type-mismatch': 'error',
  'no-unsafe-markdown': 'error',
  'security-defined': 'error',
  'security-scopes-defined': 'error',
  'operation-operationId': 'error',
  'tag-description': 'error',
} as const;

/**
 * A schema that both documents share may have keywords next to a `$ref`, as OpenAPI 3.1 allows; tools for AsyncAPI skip
 * them.
 */
const ASYNCAPI = {
  ...COMMON,
  'no-duplicated-tag-names': 'error',
  'contrato/satisfiable-schemas': 'error',
  'contrato/sensitive-fields': 'error',
  'contrato/lone-references': 'error',
  'spec-ref-siblings': 'off',
  'info-license-strict': 'off',
} as const;

const OPENAPI = {
  ...COMMON,
  'spec-ref-siblings': 'error',
  'array-parameter-serialization': 'error',
  'component-name-unique': 'error',
  'info-license-strict': 'error',
  'no-empty-servers': 'error',
  'no-example-value-and-externalValue': 'error',
  'no-identical-paths': 'error',
  'no-illogical-composition-keywords': 'error',
  'no-unused-components': 'error',
  'operation-2xx-response': 'error',
  'operation-operationId-unique': 'error',
  'operation-operationId-url-safe': 'error',
  'operation-parameters-unique': 'error',
  'operation-singular-tag': 'error',
  'operation-summary': 'error',
  'path-declaration-must-exist': 'error',
  'path-not-include-query': 'error',
  'spec-components-invalid-map-name': 'error',
  'spec-example-values': 'error',
  'contrato/common-responses': 'error',
  'contrato/closed-input': 'error',
  'contrato/public-operations': 'error',
  'contrato/satisfiable-schemas': 'error',
  'contrato/sensitive-fields': 'error',
  'contrato/lone-references': 'error',
  // Codegen checks every example against its validator, in every revision; this rule reports false errors for
  // conditional schemas. The same applies to examples and defaults of schemas.
  'no-invalid-schema-examples': 'off',
  'no-invalid-media-type-examples': 'off',
  'no-invalid-parameter-examples': 'off',
  // Codegen compares the tags and the parameters of paths by their names, and says which was meant.
  'no-duplicated-tag-names': 'off',
  'operation-tag-defined': 'off',
  'path-parameters-defined': 'off',
  // Two operations may share a shape of path (`/cards/v1/{id}` and `/cards/v1/batches`): the literal one wins.
  'no-ambiguous-paths': 'off',
  // The interface fixes the paths, their trailing slashes and their camel case.
  'no-path-trailing-slash': 'off',
} as const;

/**
 * Arazzo's own text, and references to outputs; other names in a workflow are checked against the contract by the
 * project's own rules.
 */
const ARAZZO = {
  struct: 'error',
  'criteria-unique': 'error',
  'no-criteria-xpath': 'error',
  'no-unresolved-refs': 'error',
  'no-unsafe-markdown': 'error',
  'parameters-unique': 'error',
  'requestBody-replacements-unique': 'error',
  'sourceDescription-name-unique': 'error',
  'sourceDescription-type': 'error',
  'sourceDescriptions-not-empty': 'error',
  'spec-step-mutually-exclusive-fields': 'error',
  'stepId-unique': 'error',
  'workflowId-unique': 'error',
  // The project's own rule names the step and requires that it comes before.
  'outputs-defined': 'off',
} as const;

/** The configuration that `createConfig` of Redocly takes. */
export const RULESET = {
  extends: ['spec'],
  plugins: [conventions],
  rules: COMMON,
  oas3_1Rules: OPENAPI,
  async3Rules: ASYNCAPI,
  arazzo1Rules: ARAZZO,
  arazzo1_1Rules: ARAZZO,
};
