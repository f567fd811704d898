/** Differences as the comparisons find them, and as they are reported. */

import type { Position } from '../load/positions';
import type { Document } from '../model/document';
import type { Source } from '../problems';
import { type Json, objectOf, textOf } from '../util/json';
import { escapeToken } from '../util/pointer';
import { type Effect, effectOf, type RuleId } from './rules';

/** One difference, before its line was looked up. */
export interface UnplacedChange {
  rule: RuleId;
  /** The difference, in words. */
  what: string;
  /** The place where it is written now; null if it was removed. */
  after: Source | null;
  /** The place where it was written; null if it is new. */
  before: Source | null;
}

/** One difference as it is reported to partners and programs. */
export interface Change {
  rule: RuleId;
  effect: Effect;
  what: string;
  /** Operations, calls, files and machines that it shows in. */
  subjects: string[];
  /** The only revisions that have it; empty if the current revision has it. */
  revisions: string[];
  /** Place in the new contract; if it was removed, its old place or the nearest place that still exists. */
  place: { file: string } & Position;
}

/** The sender of what is compared: a client, the service, or the service when it refuses. */
export type Direction = 'input' | 'output' | 'error';

/** A node with the document it stands in and the pointer to it. */
export interface DocumentNode {
  document: Document;
  pointer: string;
  node: Json | undefined;
}

/** A place in both versions. */
export interface Pair {
  before: DocumentNode;
  after: DocumentNode;
}

/** The root of two documents. */
export const rootPair = (before: Document, after: Document): Pair => ({
  before: { document: before, pointer: '', node: before.root },
  after: { document: after, pointer: '', node: after.root },
});

/** A member of an object or list. */
export function member(location: DocumentNode, key: string | number): DocumentNode {
  const parent = location.node as Record<string | number, Json> | undefined;
  const node = typeof parent === 'object' && parent !== null ? parent[key] : undefined;
  return { document: location.document, pointer: `${location.pointer}/${escapeToken(key)}`, node };
}

/** The same member on both sides. */
export const memberPair = ({ before, after }: Pair, key: string | number): Pair => ({
  before: member(before, key),
  after: member(after, key),
});

/** Follows references that stand alone; keywords next to a reference are lost. */
export function followed(location: DocumentNode): DocumentNode {
  let changeAt = location;
  for (let depth = 0; depth < 32; depth += 1) {
    const { $ref } = objectOf(changeAt.node);
    if (typeof $ref !== 'string') return changeAt;
    changeAt = { document: location.document, pointer: $ref.slice(1), node: location.document.target($ref) };
  }
  return changeAt;
}

/** Both sides followed. */
export const followedPair = ({ before, after }: Pair): Pair => ({ before: followed(before), after: followed(after) });

/** The same place in the version that has nothing there. */
export const absent = (location: DocumentNode): DocumentNode => ({ ...location, node: undefined });

/** A difference at a pair; a side without a node has no place. */
export function unplacedChange(rule: RuleId, what: string, { before, after }: Pair): UnplacedChange {
  const [now, old] = [sourceOf(after), sourceOf(before)];
  // A reference to nothing is kept where it is.
  return { rule, what, after: now ?? (old ? null : after.document.sourceOf(after.pointer)), before: old };
}

function sourceOf({ document, pointer, node }: DocumentNode): Source | null {
  return node === undefined ? null : document.sourceOf(pointer);
}

/** Returns the members that two objects have, lack and share. Names keep the order of the new one. */
export function namesOf(pair: Pair): { gone: string[]; added: string[]; common: string[] } {
  const [before, after] = [objectOf(pair.before.node), objectOf(pair.after.node)];
  return {
    gone: Object.keys(before).filter((name) => !Object.hasOwn(after, name)),
    added: Object.keys(after).filter((name) => !Object.hasOwn(before, name)),
    common: Object.keys(after).filter((name) => Object.hasOwn(before, name)),
  };
}

/** True if both sides have the same text; the targets of references are not compared. */
export const sameText = ({ before, after }: Pair): boolean =>
  textOf(before.node ?? null) === textOf(after.node ?? null);

/** A value as people read it in reports. */
export const shown = (value: Json | undefined): string =>
  value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value);

/** The differences that one comparison found, and the subject they show in. */
export interface ComparisonResult {
  subject: string;
  found: readonly UnplacedChange[];
}

const identity = ({ rule, what, after, before }: UnplacedChange): string => {
  const place = after ?? before;
  return [rule, what, place?.file, place?.pointer].join('\n');
};

/** Differences met in many places, each kept once with all subjects it shows in. */
export class Changes {
  private readonly known = new Map<string, { found: UnplacedChange; subjects: Set<string>; revisions: Set<string> }>();

  /** @param revision the revision it was found in, when that is not the current one */
  add(finding: ComparisonResult, revision?: string): void {
    for (const found of finding.found) {
      const key = identity(found);
      const entry = this.known.get(key);
      if (!entry) {
        const revisions = new Set(revision === undefined ? [] : [revision]);
        this.known.set(key, { found, subjects: new Set([finding.subject]), revisions });
      } else if (revision === undefined || entry.revisions.size > 0) {
        entry.subjects.add(finding.subject);
        if (revision !== undefined) entry.revisions.add(revision);
      }
    }
  }

  /**
   * Adds what is not known from another revision.
   *
   * @param revision a combination of values, each of which was compared alone
   */
  addIfNew({ subject, found }: ComparisonResult, revision: string): void {
    const isNew = (one: UnplacedChange): boolean => {
      const known = this.known.get(identity(one));
      return known === undefined || known.revisions.has(revision);
    };
    this.add({ subject, found: found.filter(isNew) }, revision);
  }

  /** Everything found, with lines. */
  list(locate: (found: UnplacedChange) => Change['place']): Change[] {
    return [...this.known.values()].map(({ found, subjects, revisions }) => ({
      rule: found.rule,
      effect: effectOf(found.rule),
      what: found.what,
      subjects: [...subjects],
      revisions: [...revisions],
      place: locate(found),
    }));
  }
}
