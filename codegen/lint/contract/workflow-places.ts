/** Checks the request and the answer in a step of a workflow against the schemas of its operation. */

import { expressionsIn, parseCondition } from '../../arazzo/condition';
import { parseExpression, partsOf } from '../../arazzo/expression';
import type { Document } from '../../model/document';
import { visitInstances } from '../../model/schema';
import type { Ties } from '../../problem-ties';
import { arrayOf, isObject, type Json, type JsonObject, objectOf } from '../../util/json';
import { type Path, toPointer } from '../../util/pointer';
import { impossibleComparison, refusedValue } from './workflow-values';

/** A place that does not exist, or a status that is never answered, at its path below the step. */
interface StepMistake extends Ties {
  path: Path;
  rule: 'body' | 'answer';
  message: string;
}

/** An operation as its document has it. */
interface Described {
  document: Document;
  operation: JsonObject;
  operationId: string;
}

/** Finds statuses that the operation never answers, and places that neither its answers nor its request have. */
export function mistakesInStep(step: JsonObject, described: Described): StepMistake[] {
  const { operation, operationId } = described;
  const criteria = arrayOf(step.successCriteria).map((one) => String(objectOf(one).condition ?? ''));
  const statuses = criteria.flatMap((text) => /^\$statusCode == (\d{3})$/.exec(text)?.[1] ?? []);
  const responses = objectOf(operation.responses);
  const never = statuses.filter((status) => !(status in responses));
  if (never.length > 0) {
    const path = ['successCriteria', criteria.indexOf(`$statusCode == ${never[0]}`), 'condition'];
    return [{ path, rule: 'answer', message: `${operationId} never answers ${never[0]}.` }];
  }
  const expected = statuses.length > 0 ? statuses : Object.keys(responses).filter((status) => status.startsWith('2'));
  const answered = placesOf(
    described,
    expected.map((status) => responses[status]),
  );
  const mistakes =
    answered === null
      ? []
      : [...inAnswer(step, criteria, operationId, answered), ...neverTrue(criteria, described, expected)];
  // Stories that show a refusal send invalid values on purpose.
  return expected.every((status) => status.startsWith('2')) ? [...mistakes, ...inRequest(step, described)] : mistakes;
}

/** Finds conditions on a field of the expected answers that it never meets. */
function neverTrue(
  criteria: readonly string[],
  { document, operation, operationId }: Described,
  expected: readonly string[],
): StepMistake[] {
  const responses = objectOf(operation.responses);
  const schemas = expected.flatMap((status) =>
    Object.values(objectOf(document.resolve(responses[status]).content)).map((media) => objectOf(media).schema ?? null),
  );
  return criteria.flatMap((text, index): StepMistake[] => {
    const why = impossibleComparison(document, schemas, text);
    const path = ['successCriteria', index, 'condition'];
    if (why === null) return [];
    return [{ ...why, path, rule: 'answer', message: `In the answer of ${operationId} ${why.message}` }];
  });
}

function inAnswer(
  step: JsonObject,
  criteria: readonly string[],
  operationId: string,
  places: readonly string[],
): StepMistake[] {
  const spoken = [
    ...Object.entries(objectOf(step.outputs)).map(([name, value]) => ({
      path: ['outputs', name],
      expressions: textsOf(value),
    })),
    ...criteria.map((text, index) => {
      const read = parseCondition(text);
      return { path: ['successCriteria', index, 'condition'], expressions: read === null ? [] : expressionsIn(read) };
    }),
  ];
  return spoken.flatMap(({ path, expressions }) =>
    expressions.flatMap((text): StepMistake[] => {
      const pointer = /^\$response\.body#(\/.*)$/.exec(text)?.[1];
      if (pointer === undefined || parseExpression(text) === null || isAmong(places, pointer)) return [];
      return [{ path, rule: 'answer', message: `no answer of ${operationId} that is expected here has ${pointer}.` }];
    }),
  );
}

const textsOf = (value: Json | undefined): string[] =>
  typeof value === 'string' ? partsOf(value).flatMap(({ isExpression, text }) => (isExpression ? [text] : [])) : [];

function inRequest(step: JsonObject, described: Described): StepMistake[] {
  const places = placesOf(described, [described.operation.requestBody]);
  if (places === null) return [];
  const { payload } = objectOf(step.requestBody);
  const stray = pointersIn(payload ?? null, []).find((path) => !isAmong(places, toPointer(path)));
  if (stray === undefined) return refusedIn(described, payload ?? null);
  const message = `${described.operationId} takes no ${toPointer(stray)}.`;
  return [{ path: ['requestBody', 'payload', ...stray], rule: 'body', message }];
}

/** Finds a value of the body that its schema refuses. */
function refusedIn({ document, operation, operationId }: Described, payload: Json): StepMistake[] {
  const [media] = Object.values(objectOf(document.resolve(operation.requestBody).content));
  const refused = refusedValue(document, objectOf(media).schema ?? null, payload);
  if (refused === null) return [];
  const place = refused.path.length === 0 ? 'this body' : toPointer(refused.path);
  const message = `${operationId} refuses ${place}: it ${refused.message}.`;
  return [{ ...refused, path: ['requestBody', 'payload', ...refused.path], rule: 'body', message }];
}

/** The places of all that a value has in it. */
function pointersIn(value: Json, path: Path): Path[] {
  const parts = Array.isArray(value)
    ? value.map((one, index) => [index, one] as const)
    : Object.entries(isObject(value) ? value : {});
  return parts.flatMap(([key, one]) => [[...path, key], ...pointersIn(one as Json, [...path, key])]);
}

/** The places that JSON bodies may have; null where there is none, or one that is not JSON. */
function placesOf({ document }: Described, owners: readonly (Json | undefined)[]): string[] | null {
  const places = new Set<string>();
  for (const owner of owners) {
    const media = Object.entries(objectOf(document.resolve(owner).content));
    if (media.length === 0 || media.some(([type]) => !/[/+]json$/.test(type))) return null;
    for (const [, content] of media) {
      visitInstances(
        objectOf(content).schema ?? {},
        (ref) => document.target(ref),
        (pointer) => places.add(pointer),
      );
    }
  }
  return places.size === 0 ? null : [...places];
}

function isAmong(places: readonly string[], pointer: string): boolean {
  const wanted = pointer.split('/');
  return places.some((place) => {
    const steps = place.split('/');
    return steps.length === wanted.length && steps.every((step, at) => step === '*' || step === wanted[at]);
  });
}
