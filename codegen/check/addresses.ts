import type { Document } from '../model/document';
import type { OperationNode } from '../model/operation';
import { arrayOf } from '../util/json';

/** The path of an operation, part by part: a text, or the values that a parameter can have; null for any. */
type Parts = readonly (string | readonly string[] | null)[];

/** An operation that is served here. */
export interface Served {
  method: string;
  path: string;
  parts: Parts;
}

/** Reads the parts of an operation's path. */
export function servedAt({ model, parameters }: OperationNode, document: Document | undefined): Served {
  const { method, path } = model;
  const valuesOf = (part: string): readonly string[] | null => {
    const parameter = parameters.find(({ name, in: place }) => place === 'path' && part === `{${name}}`);
    const { enum: values } = document?.resolve(parameter?.schema) ?? {};
    return Array.isArray(values) ? arrayOf(values).map(String) : null;
  };
  return { method, path, parts: path.split('/').map((part) => (part.includes('{') ? valuesOf(part) : part)) };
}

/** Decides whether one address can match two paths, neither of which is more specific than the other everywhere. */
export function areAmbiguous(one: Served, other: Served): boolean {
  if (one.method !== other.method || one.parts.length !== other.parts.length) return false;
  const pairs = one.parts.map((part, index) => [part, other.parts[index] ?? null] as const);
  const isText = (part: Parts[number]): boolean => typeof part === 'string';
  const more = pairs.some(([mine, yours]) => isText(mine) && !isText(yours));
  const less = pairs.some(([mine, yours]) => isText(yours) && !isText(mine));
  return more === less && pairs.every(([mine, yours]) => canBeSame(mine, yours));
}

function canBeSame(one: Parts[number], other: Parts[number]): boolean {
  if (one === null || other === null) return true;
  const [values, others] = [[one].flat(), [other].flat()];
  return values.some((value) => others.includes(value));
}
