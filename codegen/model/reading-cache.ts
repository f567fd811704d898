/** Results of reading documents that are kept over revisions and runs, because these share unchanged parts. */

import type { Json, JsonObject } from '../util/json';
import type { Document } from './document';

interface Reading<T> {
  place: string;
  targets: readonly (readonly [ref: string, target: Json | undefined])[];
  value: T;
}

/** The results that are kept for one node: each is of another revision, or of an earlier state. */
const MOST_READINGS = 24;

/** Keeps results as long as a node, and everything that it refers to, are the same objects. */
export class ReadingCache<T> {
  private readonly known = new WeakMap<object, readonly Reading<T>[]>();

  /**
   * Returns the known result for a node, or reads it.
   * @param place distinguishes several results for one node
   * @param read depends only on the node and on what it refers to in the document
   */
  of(document: Document, node: JsonObject, place: string, read: () => T): T {
    const readings = this.known.get(node) ?? [];
    const found = readings.find(
      (reading) => reading.place === place && reading.targets.every(([ref, target]) => document.target(ref) === target),
    );
    if (found) return found.value;
    const value = read();
    const targets = document.closure(node).map((ref) => [ref, document.target(ref)] as const);
    this.known.set(node, [{ place, targets, value }, ...readings].slice(0, MOST_READINGS));
    return value;
  }
}
