import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import fc from 'fast-check';
import { Document } from '../../model/document';
import { Choices, COMPONENTS, edited, INSTANCES, schema } from '../../testing/random-schemas';
import { isObject, type Json, type JsonObject } from '../../util/json';
import type { Direction } from '../change';
import { effectOf, type RuleId } from '../rules';
import { SchemaComparison } from './schema';

// Without allErrors, AJV 8 accepts an empty list for `contains` beside `prefixItems`.
const ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false });

const compiled = (node: Json): ValidateFunction =>
  ajv.compile({ $ref: '#/S', S: node, components: { schemas: COMPONENTS } });

function rulesOf(before: JsonObject, after: JsonObject, direction: Direction): RuleId[] {
  const [old, now] = [before, after].map((node) => {
    const root = { components: { schemas: { ...COMPONENTS, S: node } } };
    const document = new Document('openapi', root, new Map([['', { file: 'openapi.yaml', pointer: '' }]]));
    return { document, pointer: '/components/schemas/S', node };
  });
  if (!old || !now) throw new Error('there are two versions');
  return new SchemaComparison().compare({ before: old, after: now }, direction, 'S').map(({ rule }) => rule);
}

/** All schemas that a value has to match or can match, with those that they refer to. */
function schemasOf(schema: Json, matched: (alternative: Json) => boolean): JsonObject[] {
  if (!isObject(schema)) return [];
  const {
    $ref,
    oneOf = [],
    anyOf = [],
    allOf = [],
    dependentSchemas = {},
    then,
    else: otherwise,
    if: condition,
  } = schema;
  const target = typeof $ref === 'string' ? [COMPONENTS[$ref.slice($ref.lastIndexOf('/') + 1)]] : [];
  const alternatives = ([oneOf, anyOf].flat() as Json[]).filter(matched);
  const others = [
    ...target,
    ...alternatives,
    allOf,
    Object.values(dependentSchemas as JsonObject),
    condition,
    then,
    otherwise,
  ].flat();
  return [schema, ...others.flatMap((one) => schemasOf(one ?? true, matched))];
}

type Matches = (value: Json, alternative: Json) => boolean;
const anyAlternative: Matches = () => true;
const matchedAlternative: Matches = (value, alternative) => compiled(alternative)(value);

/** Decides whether a schema names all fields that a value has. */
function isKnown(value: Json, nodes: readonly Json[], matches: Matches): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const all = nodes.flatMap((node) => schemasOf(node, (alternative) => matches(value, alternative)));
  const given = (...schemas: (Json | undefined)[]): Json[] => schemas.filter((one) => one !== undefined);
  if (Array.isArray(value))
    return value.every((item, index) => {
      const at = ({ prefixItems, items, contains, unevaluatedItems }: JsonObject): Json[] =>
        given((prefixItems as Json[] | undefined)?.[index], items, contains, unevaluatedItems);
      return isKnown(item, all.flatMap(at), matches);
    });
  return Object.entries(value).every(([name, one]) => {
    const fields = all.flatMap(
      ({ properties, patternProperties, additionalProperties: others, unevaluatedProperties: rest }) => [
        ...given((properties as JsonObject | undefined)?.[name]),
        ...Object.entries((patternProperties ?? {}) as JsonObject).flatMap(([pattern, schema]) =>
          new RegExp(pattern).test(name) ? [schema] : [],
        ),
        ...[others, rest].filter(isObject),
      ],
    );
    return fields.length > 0 && isKnown(one as Json, fields, matches);
  });
}

/** The values that only one of two versions accepts, and whose fields are named where it is accepted. */
function witnessesOf(accepts: ValidateFunction, refuses: ValidateFunction, before: JsonObject, accepting: JsonObject) {
  return INSTANCES.filter(
    (one) =>
      accepts(one) &&
      !refuses(one) &&
      isKnown(one, [before], anyAlternative) &&
      isKnown(one, [accepting], matchedAlternative),
  );
}

/** Decides whether readers who skip a field that is new to an alternative know the value. */
const isKnownWithoutField = (value: Json, had: ValidateFunction): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).some((name) => had(Object.fromEntries(Object.entries(value).filter(([one]) => one !== name))));

/** Returns what AJV says of two versions; null for the few that it fails on, losing track of what it evaluated. */
function validatedOf(before: JsonObject, after: JsonObject) {
  const [had, has] = [compiled(before), compiled(after)];
  try {
    return { had, lost: witnessesOf(had, has, before, before), won: witnessesOf(has, had, before, after) };
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

const RUNS = 500;

describe('a change of a random schema, judged as AJV judges values', () => {
  const counts = { confirmed: 0, unconfirmed: 0 };

  const judge = (before: JsonObject, after: JsonObject): void => {
    const validated = validatedOf(before, after);
    if (validated === null) return;
    const { had, lost, won } = validated;
    for (const [direction, witnesses] of [
      ['input', lost],
      ['output', won],
    ] as const) {
      const rules = rulesOf(before, after, direction);
      if (rules.some((rule) => effectOf(rule) === 'breaking')) {
        counts[witnesses.length === 0 ? 'unconfirmed' : 'confirmed'] += 1;
        continue;
      }
      const isExempt = (one: Json): boolean => rules.includes('output-field-added') && isKnownWithoutField(one, had);
      const witness = witnesses.find((one) => !isExempt(one));
      if (witness === undefined) continue;
      throw new Error(
        `${direction} is not breaking [${rules}], although ${JSON.stringify(witness)} is ${direction === 'input' ? 'refused' : 'accepted'} now:\n${JSON.stringify(before)}\n${JSON.stringify(after)}`,
      );
    }
    ajv.removeSchema();
  };

  it('is breaking where a request is refused that was accepted, or a reply can be one that it could not be', () => {
    const change = fc.property(fc.gen(), (choose) => {
      const choices = new Choices(choose);
      const before = schema(choices, 3);
      judge(before, edited(before, choices));
    });
    fc.assert(change, { seed: 3, numRuns: RUNS });
    // Many random changes are of rules that no value of these meets.

    expect(counts.confirmed).toBeGreaterThan(counts.unconfirmed * 1.5);
  });
});
