import { arrayOf, type Json, objectOf } from '../util/json';
import { type DocumentNode, member } from './change';

/** Items of lists by a name that each has. */
export function itemsOf(spot: DocumentNode, nameOf: (item: Json) => string): Map<string, DocumentNode> {
  return new Map(arrayOf(spot.node).map((item, index) => [nameOf(item), member(spot, index)] as const));
}

/** The name of an item that has a member `name`. */
export const byName = (item: Json): string => String(objectOf(item).name);
