import { nearest } from '../../cli/nearest';
import { arrayOf, isObject, type Json, type JsonObject, objectOf } from '../util/json';
import { escapeToken, fromPointer, toPointer, valueAt } from '../util/pointer';

/** Keywords whose schemas judge the same value as the schema that they stand in. */
const SAME_VALUE = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'];

/**
 * Finds the components of a document that refer back to themselves and describe nothing: `A` is a reference to `B` and
 * `B` to `A`, or one of the forms of `A` is `A`. A value that contains a value of its own kind, such as a tree, is
 * allowed.
 *
 * @returns the pointers along each cycle; the last is the first again
 */
export function cyclesIn(document: JsonObject): string[][] {
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

/** The references that decide the type of a value. */
function targetsOf(node: Json | undefined): string[] {
  if (!isObject(node)) return [];
  const own = typeof node.$ref === 'string' ? [node.$ref.replace(/^#/, '')] : [];
  const parts = SAME_VALUE.flatMap((word) => (Array.isArray(node[word]) ? arrayOf(node[word]) : [node[word]]));
  return [...own, ...parts.flatMap(targetsOf)];
}

/** Finds the references that lead nowhere in the document, with the pointers to where they stand. */
export function danglingReferencesIn(document: JsonObject): { pointer: string; ref: string }[] {
  const found: { pointer: string; ref: string }[] = [];
  const walk = (node: Json, pointer: string): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      const isReference = key === '$ref' && typeof value === 'string' && value.startsWith('#/');
      if (!isReference) walk(value as Json, `${pointer}/${escapeToken(key)}`);
      else if (valueAt(document, fromPointer(value.slice(1))) === undefined) found.push({ pointer, ref: value });
    }
  };
  walk(document, '');
  return found;
}

/** The end of a message on a reference that leads nowhere, if a name next to the missing one is near it. */
export function orMeantReference(document: JsonObject, ref: string): string {
  const [name = '', ...above] = fromPointer(ref.slice(1)).reverse();
  const neighbours = objectOf(valueAt(document, above.reverse()) as Json | undefined);
  const meant = nearest(String(name), Object.keys(neighbours));
  return meant === null ? '' : `; did you mean #${toPointer([...above, meant])}?`;
}
