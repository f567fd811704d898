import rules from './imports/rules.cjs';

/** The rules of the contract's documents, which Redocly holds, and the project's own, in words. */
const RULE_WORDS: Readonly<Record<string, string>> = {
  syntax: 'A file of the contract is well-formed YAML.',
  unreadable: 'A document can be read.',
  contract: 'The contract means one thing: what code generation reads from it is whole and consistent.',
  'missing-document': 'The contract has all its documents.',
  'no-unused-definitions': 'What is defined is used.',
  'no-unused-declarations': 'A tag, a scope, a way to authenticate and a policy are used.',
  'tag-declared': 'A tag of a message or channel is declared.',
  'body-default': 'The default of a field of a body is taken by the code that reads the body.',
  'path-parameter': 'A name in a path is that of a parameter.',
  'ignored-parameter': 'A parameter is read by the code of its operation.',
  'trigger/outcome': 'The outcome that a value forces is one that the code acts on.',
  'copied-text': 'Neighbours are told apart by their texts.',
  description: 'A description says something, and its links lead to addresses.',
  'handler/status': 'An operation lists the statuses of success that its handler answers with, and no others.',
  'handler/operation': 'A handler has the name of an operation.',
  'interface-item': 'Each endpoint of the interface specification is one operation.',
  'deprecated-mark': 'What is marked as deprecated says what to use instead, or when it ends.',
  'reply-header': 'A header of a reply is sent by the code of the service.',
  'event-kinds': 'A list of the kinds of events has those that the service sends.',
  asyncapi: 'The document of events follows AsyncAPI.',
  struct: 'A document has the members that OpenAPI or AsyncAPI give it, with values of their types.',
  'no-unresolved-refs': 'A reference leads somewhere.',
  'no-duplicated-enum-values': 'A list of values names each once.',
  'no-duplicated-tag-names': 'Each tag is declared once.',
  'no-enum-type-mismatch': 'Listed values have the type of their schema.',
  'no-mixed-number-range-constraints': 'A bound is either inclusive or exclusive.',
  'no-required-schema-properties-undefined': 'What is required is described.',
  'no-schema-type-mismatch': 'Keywords fit the type of their schema.',
  'no-unsafe-markdown': 'Texts hold no scripts.',
  'security-defined': 'An operation says who may call it.',
  'security-scopes-defined': 'Scopes that are asked for are declared.',
  'operation-operationId': 'An operation has a name.',
  'tag-description': 'A tag says what it stands for.',
  'spec-ref-siblings': 'A reference stands alone.',
  'array-parameter-serialization': 'A list in an address says how it is written.',
  'component-name-unique': 'A name stands for one component.',
  'info-license-strict': 'The licence is named.',
  'no-empty-servers': 'The document says where the service is.',
  'no-example-value-and-externalValue': 'An example stands in the document or elsewhere, not both.',
  'no-identical-paths': 'No two paths are the same but for the names in them.',
  'no-illogical-composition-keywords': 'A combination of schemas combines something.',
  'no-unused-components': 'A component is used.',
  'operation-2xx-response': 'An operation has an answer for success.',
  'operation-operationId-unique': 'A name stands for one operation.',
  'operation-operationId-url-safe': 'The name of an operation can stand in an address.',
  'operation-parameters-unique': 'A parameter is listed once.',
  'operation-singular-tag': 'An operation has one tag.',
  'operation-summary': 'An operation says in a line what it does.',
  'path-declaration-must-exist': 'Names in a path are not empty.',
  'path-not-include-query': 'Query parameters are described as such.',
  'spec-components-invalid-map-name': 'Names of components have the letters that OpenAPI allows.',
  'spec-example-values': 'An example has a value.',
  'contrato/common-responses': 'An operation lists every status that it can answer, those of every operation included.',
  'contrato/closed-input': 'What a client sends is closed and bounded.',
  'contrato/public-operations': 'An operation asks for credentials, or is listed as one for everybody.',
  'contrato/satisfiable-schemas':
    'Values fit between bounds, a format fits its type, and a pattern covers the whole text and fails quickly.',
  'contrato/sensitive-fields': 'What is secret is marked as sensitive.',
  'contrato/lone-references': 'Nothing next to a reference constrains a value.',
  'workflow/operation': 'A step of a workflow names an operation of the contract.',
  'workflow/parameter': 'A step gives an operation its parameters, those that it needs and no others.',
  'workflow/body': 'A step sends a body where its operation takes one, and only there.',
  'workflow/answer': 'A step expects what its operation answers.',
  'workflow/criteria': 'A step says what its answer is.',
  'workflow/expression': 'A runtime expression and a condition can be read.',
  'workflow/reference': 'A runtime expression refers to an input, or to an output of an earlier step.',
  'workflow/extension': 'The extensions of workflows are those that spec/README.md describes.',
  'stepId-unique': 'A step is named once in its workflow.',
  'workflowId-unique': 'A workflow is named once in its document.',
  'parameters-unique': 'A parameter is given once.',
  'link/untaken': 'An id that an answer gives is taken by an operation, or the contract says why by none.',
  'record/required':
    'A record that the service sends has all of its fields always, or is listed with those that it may lack.',
  'record/unknown': 'The list of fields that a record may lack has such fields alone.',
  'condition/value': 'A condition asks for fields that its object takes, and for values that they can have.',
  'stale-reference': 'Paths that comments and pages name exist.',
  'foreign-remark': 'No remarks stand for tools that the project does not use.',
  'comments/opening': 'A doc comment opens with a verb or a noun, not with a question word.',
  'comments/width': 'A line of a comment has at most 120 columns.',
  'import/unknown-folder': 'Every folder of the server belongs to a layer.',
  'import/unused-export': 'Every export is imported somewhere, or published by the package.',
};

const IMPORTS = new Map(rules.forbidden.map(({ name, comment }) => [name, comment] as const));

/** A rule of lint in words, as reports say it. */
export function wordsOf(rule: string, step: string): string {
  const known = RULE_WORDS[rule] ?? IMPORTS.get(rule);
  if (known !== undefined) return known;
  if (step === 'types') return `The types fit: the compiler's ${rule}.`;
  if (step === 'style') return `The style of the project: Biome's ${rule}.`;
  if (step === 'vocabulary') return 'The service knows no sandbox.';
  return `The standard of the documents: ${rule}.`;
}
