/** The differences of two documents, found without looking at what they share. */

import { isObject, type Json, objectOf, textOf } from '../util/json';
import { toPointer } from '../util/pointer';
import type { Document } from './document';

/** True when two nodes have different texts. Documents of different revisions share what they have in common. */
const unequal = (before: Json | undefined, after: Json | undefined): boolean =>
  before !== after && textOf(before) !== textOf(after);

export class Difference {
  /** References to components that differ, are gone or are new. */
  readonly components: ReadonlySet<string>;

  constructor(
    private readonly base: Document,
    revised: Document,
  ) {
    this.components = changedComponents(base, revised);
  }

  /** Decides whether a node differs, itself or in anything it refers to. */
  affects(before: Json | undefined, after: Json | undefined): boolean {
    if (before === undefined || after === undefined || unequal(before, after)) return before !== after;
    return this.components.size > 0 && this.base.closure(before).some((ref) => this.components.has(ref));
  }
}

function changedComponents(base: Document, revised: Document): Set<string> {
  const changed = new Set<string>();
  const [before, after] = [objectOf(base.root.components), objectOf(revised.root.components)];
  for (const section of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[section], after[section]];
    if (old === now) continue;
    for (const name of new Set([...Object.keys(objectOf(old)), ...Object.keys(objectOf(now))])) {
      const differs = unequal(isObject(old) ? old[name] : undefined, isObject(now) ? now[name] : undefined);
      if (differs) changed.add(`#${toPointer(['components', section, name])}`);
    }
  }
  return changed;
}
