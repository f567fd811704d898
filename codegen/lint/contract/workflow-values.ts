/** Checks the values in a step of a workflow: those of its body, and those that its conditions compare with. */

import { nearest } from '../../../cli/nearest';
import { lackingIn } from '../../allowed-values';
import { type Condition, type Operand, parseCondition } from '../../arazzo/condition';
import { hasExpression } from '../../arazzo/expression';
import { compiled, compilerOf } from '../../check/values';
import type { Document } from '../../model/document';
import { visitInstances } from '../../model/schema';
import type { Ties } from '../../problem-ties';
import { isObject, type Json, type JsonObject, objectOf } from '../../util/json';
import { fromPointer, type Path } from '../../util/pointer';

/** Schema keywords whose outcome can depend on a value that is only known when the workflow runs. */
const DEPENDENT = ['if', 'then', 'else', 'oneOf', 'anyOf', 'not', 'dependentRequired'];

const compilers = new WeakMap<Document, ReturnType<typeof compilerOf>>();
const validators = new WeakMap<object, ReturnType<typeof compiled>>();

/** Compiles the schema of a body once for all steps that send one. */
function validatorOf(document: Document, schema: JsonObject): ReturnType<typeof compiled> {
  const known = validators.get(schema);
  if (known !== undefined) return known;
  const ajv = compilers.get(document) ?? compilerOf(document);
  compilers.set(document, ajv);
  const made = compiled(ajv, schema);
  validators.set(schema, made);
  return made;
}

/** A value that a schema refuses, by its path, and why. */
interface WrongValue extends Ties {
  path: Path;
  message: string;
}

/**
 * Finds values of a payload that the schema of the body refuses. Expressions stand for any value.
 * @returns the first one, by its path in the payload, and why; null for none
 */
export function refusedValue(document: Document, schema: Json, payload: Json): WrongValue | null {
  if (!isObject(schema) || !isObject(payload)) return null;
  const takes = validatorOf(document, schema);
  if (takes === null || takes(payload)) return null;
  const isOpen = expressionsBelow(payload);
  for (const { instancePath, schemaPath, keyword, message = 'is refused', params } of takes.errors ?? []) {
    const path = fromPointer(instancePath);
    const words = [...schemaPath.split('/'), keyword];
    if (isOpen && words.some((word) => DEPENDENT.includes(word))) continue;
    if (expressionsBelow(valueAt(payload, path)) && keyword !== 'required') continue;
    const { allowedValues } = params;
    if (!Array.isArray(allowedValues)) return { path, message };
    const because = [lackingIn(allowedValues, valueAt(payload, path))];
    return { path, message: `${message} (${allowedValues.join(', ')})`, because };
  }
  return null;
}

const valueAt = (value: Json, path: Path): Json =>
  path.reduce<Json>((inner, key) => (Array.isArray(inner) ? inner[Number(key)] : objectOf(inner)[key]) ?? null, value);

function expressionsBelow(value: Json): boolean {
  if (typeof value === 'string') return hasExpression(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(expressionsBelow);
}

/**
 * Finds a condition that can never hold because it compares a field of the answer with a value that the field never
 * has.
 * @param schemas those of the bodies that the step expects
 * @returns why; null for none
 */
export function impossibleComparison(
  document: Document,
  schemas: readonly Json[],
  text: string,
): Pick<WrongValue, 'message' | 'because'> | null {
  const condition = parseCondition(text);
  for (const { pointer, literal } of condition === null ? [] : equalitiesIn(condition)) {
    const known = valuesAt(document, schemas, pointer);
    if (known === null || known.includes(literal)) continue;
    const meant = nearest(String(literal), known.map(String));
    const instead = meant === null ? `: it is ${known.join(' or ')}.` : `; did you mean ${meant}?`;
    return { message: `${pointer} is never ${literal}${instead}`, because: [lackingIn(known, literal)] };
  }
  return null;
}

/** The comparisons of a field with a value that must all hold, where the condition has no alternatives. */
function equalitiesIn(condition: Condition): { pointer: string; literal: Json }[] {
  if (condition.kind === 'and') return [...equalitiesIn(condition.left), ...equalitiesIn(condition.right)];
  if (condition.kind !== 'comparison' || condition.operator !== '==') return [];
  const { left, right } = condition;
  return [
    [left, right],
    [right, left],
  ].flatMap(([field, value]) => {
    const pointer = fieldOf(field as Operand);
    return pointer !== null && 'literal' in (value as Operand)
      ? [{ pointer, literal: (value as { literal: Json }).literal }]
      : [];
  });
}

const fieldOf = (operand: Operand): string | null =>
  'expression' in operand ? (/^\$response\.body#(\/.*)$/.exec(operand.expression)?.[1] ?? null) : null;

/** The values that a field can have; null where a schema of it takes others. */
function valuesAt(document: Document, schemas: readonly Json[], pointer: string): Json[] | null {
  const wanted = fromPointer(pointer);
  const lists: (readonly Json[] | null)[] = [];
  for (const schema of schemas) {
    visitInstances(
      schema,
      (ref) => document.target(ref),
      (at, part) => {
        if (!isPlace(fromPointer(at), wanted)) return;
        if (part.type !== undefined || part.enum !== undefined || part.const !== undefined) lists.push(listOf(part));
      },
    );
  }
  const values = lists.flatMap((list) => list ?? []);
  return lists.includes(null) || values.length === 0 ? null : values;
}

/** Decides whether a place of a schema, in which `*` stands for any item, is the one that is wanted. */
const isPlace = (steps: Path, wanted: Path): boolean =>
  steps.length === wanted.length && steps.every((step, index) => step === '*' || step === wanted[index]);

/** The values that a schema lists; null where it lists none. */
function listOf({ type, enum: values, const: only }: JsonObject): readonly Json[] | null {
  if (only !== undefined) return [only];
  if (Array.isArray(values)) return values;
  return type === 'null' ? [null] : null;
}
