import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { COMMON_STATUSES, missingResponses, WITH_BODY, WITH_RESOURCE } from '../../check-common-errors';

/** The conventions of this contract that no standard rule knows, as a Redocly plugin, so that they report their places alike. */

type Node = Record<string, unknown>;
type RedoclyLocation = UserContext['location'];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An operation lists every status it can answer, those that come from the pipeline included. */
const standingResponses: Oas3Rule = () => {
  let resource = false;
  return {
    PathItem: {
      enter(item, { resolve }) {
        resource = hasPathParameter((item as unknown as Node).parameters, resolve);
      },
      Operation(operation, { report, location, resolve }) {
        const { responses, security, requestBody, parameters } = operation as unknown as Node;
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

/** Requires that requests are closed and bounded: an unknown field is refused, and no text is without end. */
const closedInput: Oas3Rule = () => {
  const seen = new Set<string>();
  return {
    // Not the webhooks: what the service sends to a client is as open as a response.
    Paths: {
      RequestBody: {
        MediaType(media, { report, location, resolve }) {
          const schema = (media as unknown as Node).schema;
          if (!schema) return;
          walkInput(schema, location.child('schema'), false, resolve, (at, message) => {
            const place = `${at.absolutePointer} ${message}`;
            if (seen.has(place)) return;
            seen.add(place);
            report({ message, location: at });
          });
        },
      },
    },
  };
};

type ReportProblem = (at: RedoclyLocation, message: string) => void;

/** Keywords whose schemas judge the same value as the schema around them: closing one would refuse the others' fields. */
const BESIDE = ['allOf', 'if', 'then', 'else', 'not', 'dependentSchemas'];
const ALTERNATIVES = ['oneOf', 'anyOf'];

function walkInput(
  written: unknown,
  place: RedoclyLocation,
  beside: boolean,
  resolve: UserContext['resolve'],
  found: ReportProblem,
  depth = 0,
): void {
  if (!isNode(written) || depth > 32) return;
  const next = (schema: unknown, at: RedoclyLocation, shared: boolean) =>
    walkInput(schema, at, shared, resolve, found, depth + 1);
  if (typeof written.$ref === 'string') {
    const target = resolve(written as never, place.source.absoluteRef);
    if (target.location) next(target.node, target.location, beside);
    return;
  }
  if (!beside) judgeInput(written, place, found);
  for (const [name, schema] of Object.entries(isNode(written.properties) ? written.properties : {})) {
    next(schema, place.child(['properties', name]), beside);
  }
  if (isNode(written.items)) next(written.items, place.child('items'), beside);
  for (const word of [...BESIDE, ...ALTERNATIVES]) {
    const shared = beside || BESIDE.includes(word);
    const value = written[word];
    if (!Array.isArray(value)) next(value, place.child(word), shared);
    else for (const [index, schema] of value.entries()) next(schema, place.child([word, index]), shared);
  }
}

function judgeInput(schema: Node, place: RedoclyLocation, found: ReportProblem): void {
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

/** A text ends where a length, a list of values, a format of fixed length or a pattern without `*`, `+` and `{n,}` ends it. */
function isBounded(schema: Node): boolean {
  if (schema.maxLength !== undefined || schema.enum !== undefined || schema.const !== undefined) return true;
  if (['date', 'date-time', 'uuid'].includes(String(schema.format))) return true;
  const pattern = typeof schema.pattern === 'string' ? schema.pattern : null;
  return pattern?.startsWith('^') === true && pattern.endsWith('$') && !/[*+]|\{\d+,\}/.test(pattern);
}

/** A default is a value that the schema itself takes. */
const validDefaults: Oas3Rule = () => {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats(ajv);
  return {
    Schema(schema, { report, location }) {
      const { default: value, ...rest } = schema as unknown as Node;
      if (value === undefined || JSON.stringify(rest).includes('"$ref"')) return;
      const validate = ajv.compile(rest);
      if (validate(value)) return;
      const [error] = validate.errors ?? [];
      report({
        message: `The default doesn't fit its schema: it ${error?.message}.`,
        location: location.child('default'),
      });
    },
  };
};

/** The plugin, under the name that its rules carry in the ruleset. */
export const conventions = {
  id: 'contrato',
  rules: {
    oas3: {
      'standing-responses': standingResponses,
      'closed-input': closedInput,
      'valid-defaults': validDefaults,
    },
  },
};
