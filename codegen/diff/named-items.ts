import { arrayOf, type Json, objectOf } from '../util/json';
import { type DocumentNode, member } from './change';

/** Items of lists by a name that each has. */
export function itemsOf(location: DocumentNode, nameOf: (item: Json) => string): Map<string, DocumentNode> {
  return new Map(arrayOf(location.node).map((item, index) => [nameOf(item), member(location, index)] as const));
}

/** The name of an item that has a member `name`. */
export const byName = (item: Json): string => String(objectOf(item).name);
