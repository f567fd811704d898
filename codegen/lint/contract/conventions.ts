import type { Async3Rule, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { COMMON_STATUSES, missingResponses, WITH_BODY, WITH_RESOURCE } from '../../check/common-errors';
import { PUBLIC_OPERATIONS } from './public-operations';
import { emptyRanges, mismatchedFormat, overlappingForms, patternMistake } from './schemas';
import { refusesNul, takesBlanks } from './texts';

/**
 * The conventions of this contract that no standard rule knows, as a Redocly plugin, so that they report places in the
 * same way.
 */

type Node = Record<string, unknown>;
type RedoclyLocation = UserContext['location'];

/** A node of a document as its members, which Redocly types by the standard alone. */
const membersOf = (node: object): Node => node as Node;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An operation lists every status it can answer, those that come from the pipeline included. */
const commonResponses: Oas3Rule = () => {
  let resource = false;
  return {
    PathItem: {
      enter(item, { resolve }) {
        resource = hasPathParameter(membersOf(item).parameters, resolve);
      },
      Operation(operation, { report, location, resolve }) {
        const { responses, security, requestBody, parameters } = membersOf(operation);
        if (!isNode(responses) || !usesBearer(security)) return;
        const expected = [
          ...COMMON_STATUSES,
          ...(requestBody ? WITH_BODY : []),
          ...(resource || hasPathParameter(parameters, resolve) ? WITH_RESOURCE : []),
        ];
        const missing = expected.filter((status) => !(status in responses)).sort();
        if (missing.length === 0) return;
        report({
          message: missingResponses(missing),
          location: location.child('responses').key(),
        });
      },
    },
  };
};

function usesBearer(security: unknown): boolean {
  return Array.isArray(security) && security.some((requirement) => isNode(requirement) && 'oauth2' in requirement);
}

function hasPathParameter(parameters: unknown, resolve: UserContext['resolve']): boolean {
  if (!Array.isArray(parameters)) return false;
  return parameters.some((parameter) => {
    const { node } = isNode(parameter) && '$ref' in parameter ? resolve(parameter as never) : { node: parameter };
    return isNode(node) && node.in === 'path';
  });
}

/**
 * Requires that requests are closed and bounded: an unknown field is refused, and every text has a maximum length,
 * contains no NUL, and does not consist of blanks if it can't be empty.
 */
const closedInput: Oas3Rule = () => {
  const reported = new Set<string>();
  return {
    // Not the webhooks: what the service sends to a client is as open as a response.
    Paths: {
      RequestBody: {
        MediaType(media, { report, location, resolve }) {
          const schema = membersOf(media).schema;
          if (!schema) return;
          const found: ReportProblem = (at, message) => {
            const place = `${at.absolutePointer} ${message}`;
            if (reported.has(place)) return;
            reported.add(place);
            report({ message, location: at });
          };
          walkInput(schema, location.child('schema'), { beside: false, path: [], resolve, found, judge: judgeInput });
        },
      },
      Parameter(parameter, { report, location, resolve }) {
        const { schema, in: place } = membersOf(parameter);
        // A header can't hold a NUL, and has no blanks at its ends.
        if (!schema || place === 'header') return;
        const found: ReportProblem = (at, message) => report({ message, location: at });
        walkInput(schema, location.child('schema'), { beside: false, path: [], resolve, found, judge: judgeText });
      },
    },
  };
};

type ReportProblem = (at: RedoclyLocation, message: string) => void;

/** How the schemas of a client's data are walked. */
interface InputWalk {
  /** True if another schema applies to the same value and carries the remaining keywords. */
  beside: boolean;
  /** The references that lead here; one that leads back is not followed. */
  path: readonly string[];
  resolve: UserContext['resolve'];
  found: ReportProblem;
  judge(schema: Node, place: RedoclyLocation, found: ReportProblem): void;
}

/**
 * Keywords whose schemas judge the same value as the schema around them: closing one would refuse the others' fields.
 */
const BESIDE = ['allOf', 'if', 'then', 'else', 'not', 'dependentSchemas'];
const ALTERNATIVES = ['oneOf', 'anyOf'];
/** Keywords whose schema judges every part of a value. */
const PARTS = ['items', 'additionalProperties', 'propertyNames'];

function walkInput(written: unknown, place: RedoclyLocation, walk: InputWalk): void {
  if (!isNode(written)) return;
  if (typeof written.$ref === 'string') {
    walkTarget(written, place, walk);
    return;
  }
  const { beside, found, judge } = walk;
  if (!beside) judge(written, place, found);
  for (const [name, schema] of Object.entries(isNode(written.properties) ? written.properties : {})) {
    walkInput(schema, place.child(['properties', name]), walk);
  }
  for (const word of PARTS) walkInput(written[word], place.child(word), walk);
  for (const word of [...BESIDE, ...ALTERNATIVES]) {
    const inner = { ...walk, beside: beside || BESIDE.includes(word) };
    const value = written[word];
    if (!Array.isArray(value)) walkInput(value, place.child(word), inner);
    else for (const [index, schema] of value.entries()) walkInput(schema, place.child([word, index]), inner);
  }
}

/** Follows a reference, unless the way leads through its target already. */
function walkTarget(reference: Node, place: RedoclyLocation, walk: InputWalk): void {
  const { location, node } = walk.resolve(reference as never, place.source.absoluteRef);
  const pointer = location?.absolutePointer;
  if (location === undefined || pointer === undefined || walk.path.includes(pointer)) return;
  walkInput(node, location, { ...walk, path: [...walk.path, pointer] });
}

function judgeInput(schema: Node, place: RedoclyLocation, found: ReportProblem): void {
  judgeText(schema, place, found);
  const types = [schema.type].flat();
  if (types.includes('object') && schema.additionalProperties === undefined) {
    found(place, 'What a client sends is closed: say `additionalProperties: false`, or `true` with `maxProperties`.');
  }
  if (schema.additionalProperties === true && schema.maxProperties === undefined) {
    found(place, 'A free object that a client sends needs `maxProperties`.');
  }
  if (types.includes('string') && !isBounded(schema)) found(place, 'A text that a client sends needs `maxLength`.');
  if (types.includes('array') && schema.maxItems === undefined && schema.uniqueItems !== true) {
    found(place, 'A list that a client sends needs `maxItems`.');
  }
}

function judgeText(schema: Node, place: RedoclyLocation, found: ReportProblem): void {
  if (![schema.type].flat().includes('string')) return;
  if (!refusesNul(schema)) {
    found(place, "A text that a client sends holds no NUL: say so by a `pattern`, such as '^[^\\u0000]*$'.");
  }
  if (takesBlanks(schema)) {
    found(place, 'A text that can not be empty can not be blank either: give it the pattern of its neighbours.');
  }
}

/**
 * A text ends where a length, a list of values, a format of fixed length or a pattern without `*`, `+` and `{n,}` ends
 * it.
 */
function isBounded(schema: Node): boolean {
  if (schema.maxLength !== undefined || schema.enum !== undefined || schema.const !== undefined) return true;
  if (['date', 'date-time', 'uuid'].includes(String(schema.format))) return true;
  const pattern = typeof schema.pattern === 'string' ? schema.pattern : null;
  return pattern?.startsWith('^') === true && pattern.endsWith('$') && !/[*+]|\{\d+,\}/.test(pattern);
}

/** Requires that an operation without security is in the list of public operations. */
const publicOperations: Oas3Rule = () => {
  let root: unknown;
  return {
    Root(document) {
      root = membersOf(document).security;
    },
    Paths: {
      Operation(operation, { report, location }) {
        const { operationId, security = root } = membersOf(operation);
        const asks = Array.isArray(security) && security.length > 0;
        if (asks || Object.hasOwn(PUBLIC_OPERATIONS, String(operationId))) return;
        report({
          message: `Anybody can call ${operationId}: give it \`security\`, or name it in codegen/lint/contract/public-operations.ts.`,
          location: isNode(operation) && 'security' in operation ? location.child('security').key() : location.key(),
        });
      },
    },
  };
};

/** Some value lies between the bounds, formats fit their types, and patterns are valid and fast. */
const satisfiableSchemas: Oas3Rule & Async3Rule = () => {
  const judged = new Map<string, string | null>();
  const mistakeIn = (pattern: string): string | null => {
    const mistake = judged.has(pattern) ? (judged.get(pattern) as string | null) : patternMistake(pattern);
    judged.set(pattern, mistake);
    return mistake;
  };
  return {
    Schema(written: unknown, { report, location, resolve }: UserContext) {
      const schema = written as Node;
      const forms = Array.isArray(schema.oneOf) ? schema.oneOf.map((form) => resolved(form, resolve)) : [];
      for (const { index, message } of overlappingForms(forms))
        report({ message, location: location.child(['oneOf', index]) });
      for (const { word, message } of emptyRanges(schema)) report({ message, location: location.child(word) });
      const mismatch = mismatchedFormat(schema);
      if (mismatch !== null) report({ message: mismatch, location: location.child('format') });
      const mistake = typeof schema.pattern === 'string' ? mistakeIn(schema.pattern) : null;
      if (mistake !== null) report({ message: mistake, location: location.child('pattern') });
    },
  };
};

/** Fields with secret values, in any record. */
const SECRETS = ['pan', 'cvv', 'pin', 'client_secret', 'api_secret', 'access_token', 'client_assertion'];

/** Secrets must be marked: a field without the mark is written to logs. */
const sensitiveFields: Oas3Rule & Async3Rule = () => ({
  Schema(written: unknown, { report, location, resolve }: UserContext) {
    const { properties } = written as Node;
    if (!isNode(properties)) return;
    for (const name of SECRETS.filter((one) => isNode(properties[one]))) {
      const field = resolved(properties[name], resolve);
      // A condition only restricts a field that is described elsewhere.
      if (field.type === undefined || field['x-sensitive'] === true) continue;
      const message = `${name} is logged and stored in the clear: say \`x-sensitive: true\`.`;
      report({ message, location: location.child(['properties', name]).key() });
    }
  },
});

/** Words that may stand next to a reference: they constrain no value. */
const BESIDE_REFERENCE = new Set([
  ...['$ref', 'summary', 'title', 'description', 'deprecated'],
  ...['default', 'example', 'examples', 'readOnly', 'writeOnly'],
]);

/** Nothing next to a reference constrains a value: tools that replace a reference by its target drop what is there. */
const loneReferences: Oas3Rule & Async3Rule = () => ({
  ref(written: unknown, { report, location }: UserContext) {
    for (const word of Object.keys(written as Node)) {
      if (BESIDE_REFERENCE.has(word) || word.startsWith('x-')) continue;
      const message = `Many tools skip \`${word}\` next to a \`$ref\`: write both into \`allOf\`.`;
      report({ message, location: location.child(word).key() });
    }
  },
});

/** A schema with its references followed; undefined if they lead nowhere. */
function resolved(written: unknown, resolve: UserContext['resolve']): Node {
  let schema = written;
  let from: string | undefined;
  for (let depth = 0; isNode(schema) && typeof schema.$ref === 'string' && depth < 32; depth += 1) {
    const { node, location } = resolve(schema as never, from);
    [schema, from] = [node, location?.source.absoluteRef];
  }
  return isNode(schema) ? schema : {};
}

/** The plugin, under the name that its rules carry in the ruleset. */
export const conventions = {
  id: 'contrato',
  rules: {
    oas3: {
      'common-responses': commonResponses,
      'closed-input': closedInput,
      'public-operations': publicOperations,
      'satisfiable-schemas': satisfiableSchemas,
      'sensitive-fields': sensitiveFields,
      'lone-references': loneReferences,
    },
    async3: {
      'satisfiable-schemas': satisfiableSchemas,
      'sensitive-fields': sensitiveFields,
      'lone-references': loneReferences,
    },
  },
};
