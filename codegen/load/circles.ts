import { arrayOf, isObject, type Json, type JsonObject, objectOf } from '../util/json';
import { fromPointer, toPointer, valueAt } from '../util/pointer';

/** Keywords whose schemas judge the same value as the schema that they stand in. */
const SAME_VALUE = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'];

/**
 * Finds the components of a document that lead back to themselves and tell of nothing on the way: `A` is a reference to `B` and `B` to
 * `A`, or one of the forms of `A` is `A`. A value that has a part of its own kind, such as a tree, is none of them.
 *
 * @returns the pointers along each circle; the first is the last, too
 */
export function circlesIn(document: JsonObject): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const follow = (pointer: string, way: readonly string[]): void => {
    const start = way.indexOf(pointer);
    if (start >= 0) found.push([...way.slice(start), pointer]);
    if (start >= 0 || done.has(pointer)) return;
    const node = valueAt(document, fromPointer(pointer)) as Json | undefined;
    for (const next of targetsOf(node)) follow(next, [...way, pointer]);
    done.add(pointer);
  };
  for (const [section, entries] of Object.entries(objectOf(document.components))) {
    for (const name of Object.keys(objectOf(entries))) follow(toPointer(['components', section, name]), []);
  }
  return found;
}

/** The references that say of a value what it is. */
function targetsOf(node: Json | undefined): string[] {
  if (!isObject(node)) return [];
  const own = typeof node.$ref === 'string' ? [node.$ref.replace(/^#/, '')] : [];
  const parts = SAME_VALUE.flatMap((word) => (Array.isArray(node[word]) ? arrayOf(node[word]) : [node[word]]));
  return [...own, ...parts.flatMap(targetsOf)];
}
