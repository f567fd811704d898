/**
 * `generated/tour.json`: the console's tour, the defaults of its inputs and its steps, from the workflow that describes
 * it. Expressions are parsed here, so that the page does not have to.
 */

import { parseExpression, partsOf } from '../arazzo/expression';
import type { SpecFiles } from '../load/files';
import { arrayOf, isObject, type Json, type JsonObject, objectOf, prettyJson } from '../util/json';

const FILE = 'workflows/start.arazzo.yaml';

/** Writes the tour; nothing where the contract has no such workflow. */
export function emitTour(files: SpecFiles): Map<string, string> {
  if (!files.exists(FILE)) return new Map();
  const [workflow] = arrayOf(objectOf(files.read(FILE).value).workflows);
  const { steps, inputs } = objectOf(workflow);
  const defaults = Object.entries(objectOf(objectOf(inputs).properties)).flatMap(([name, input]) => {
    const { default: value } = objectOf(input);
    return value === undefined ? [] : [[name, value]];
  });
  const tour = {
    inputs: Object.fromEntries(defaults),
    steps: arrayOf(steps).flatMap((step) => tourSteps(objectOf(step))),
  };
  return new Map([['tour.json', prettyJson(tour)]]);
}

/** A step of the workflow, preceded by a change of the clock if the step requires one. */
function tourSteps(step: JsonObject): JsonObject[] {
  const { advance } = objectOf(step['x-clock']);
  const clock = {
    name: 'clock',
    operation: 'advanceClock',
    parameters: {},
    body: { seconds: advance ?? 0 },
    outputs: {},
  };
  const { payload } = objectOf(step.requestBody);
  // The page logs in and makes keys for itself.
  const own = arrayOf(step.parameters)
    .map(objectOf)
    .filter(({ in: place }) => place === 'path' || place === 'query');
  const outputs = Object.entries(objectOf(step.outputs)).map(([name, text]) => [name, pointerOf(String(text))]);
  return [
    ...(advance === undefined ? [] : [clock]),
    {
      name: step.stepId as Json,
      operation: String(step.operationId).split('.').at(-1) as string,
      parameters: Object.fromEntries(own.map(({ name, value }) => [String(name), apart(value ?? null)])),
      ...(payload === undefined ? {} : { body: apart(payload) }),
      outputs: Object.fromEntries(outputs),
      ...(step['x-answer'] === undefined ? {} : { isAsked: true }),
    },
  ];
}

/** A value with its expressions as `{ $input }`, `{ $step, $output }` or, within a text, `{ $text: [parts] }`. */
function apart(value: Json): Json {
  if (Array.isArray(value)) return value.map(apart);
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, apart(one)]));
  if (typeof value !== 'string') return value;
  if (value.startsWith('$')) return reference(value);
  const parts = partsOf(value).map(({ text, isExpression }) => (isExpression ? reference(text) : text));
  return parts.some(isObject) ? { $text: parts } : value;
}

function reference(text: string): JsonObject {
  const read = parseExpression(text);
  if (read?.kind === 'input') return { $input: read.name };
  if (read?.kind === 'step') return { $step: read.step, $output: read.output };
  throw new Error(`the tour has no value for ${text}`);
}

/** The JSON pointer into the answer that an output is. */
function pointerOf(text: string): string {
  const [, pointer] = /^\$response\.body#(.*)$/.exec(text) ?? [];
  if (pointer === undefined) throw new Error(`the tour learns from the body of an answer, not from ${text}`);
  return pointer;
}
