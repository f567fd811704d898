/** `generated/examples.json`: the named examples of every operation, each value once. */

import { type Api, allOperations } from '../model/api';
import type { ExampleModel, OperationNode } from '../model/operation';
import { type Json, type JsonObject, prettyJson, textOf } from '../util/json';

interface OperationExamples {
  /** Parameters by place and name. */
  parameters: Record<string, JsonObject>;
  /** Name of the example → name of its value. */
  request: Record<string, string>;
  responses: Record<string, Record<string, string>>;
}

interface Examples {
  values: JsonObject;
  operations: Record<string, OperationExamples>;
}

/**
 * Writes `{ values, operations, variants }`. `variants` holds, by variant of an operation, what differs from the base:
 * look there first, then in the base.
 */
export function emitExamples(api: Api): string {
  const base: Examples = { values: {}, operations: {} };
  const variants: Record<string, Examples> = {};
  for (const entry of allOperations(api)) base.operations[entry.operationId] = collect(entry.base, base.values, {});
  for (const entry of allOperations(api)) {
    for (const [variant, node] of entry.variants) {
      if (!node) continue;
      const values: JsonObject = {};
      const operation = collect(node, values, base.values);
      const changed = textOf(operation) !== textOf(base.operations[entry.operationId]);
      if (!changed && Object.keys(values).length === 0) continue;
      const found = variants[variant] ?? { values: {}, operations: {} };
      variants[variant] = found;
      Object.assign(found.values, values);
      if (changed) found.operations[entry.operationId] = operation;
    }
  }
  return prettyJson({ ...base, variants });
}

/** Indexes the examples of an operation and puts those values into `values` that `known` doesn't hold already. */
function collect(node: OperationNode, values: JsonObject, known: JsonObject): OperationExamples {
  const { operationId } = node.model;
  const put = (place: string, example: ExampleModel): string => {
    const name = example.component ?? `${operationId}.${place}.${example.name}`;
    if (textOf(known[name]) !== textOf(example.value)) values[name] = example.value;
    return name;
  };
  const index = (place: string, examples: readonly ExampleModel[]): Record<string, string> =>
    Object.fromEntries(examples.map((example) => [example.name, put(place, example)]));
  const parameters: Record<string, JsonObject> = {};
  for (const { in: place, name, example } of node.parameters) {
    if (example !== undefined) parameters[place] = { ...parameters[place], [name]: example as Json };
  }
  return {
    parameters,
    request: index('request', node.requestExamples),
    responses: Object.fromEntries(
      Object.entries(node.responseExamples).map(([status, examples]) => [status, index(status, examples)]),
    ),
  };
}
