/** A bundled document with functions for the emitters: references, closures, places. */

import { sourceAt } from '../load/bundle';
import type { Source } from '../problems';
import { hashOf, isObject, type Json, type JsonObject, objectOf, textOf } from '../util/json';
import { fromPointer, toPointer, valueAt } from '../util/pointer';

const references = new WeakMap<object, readonly string[]>();

/** Lists every `#/…` reference inside a node, each once, in order. Remembered per object. */
export function referencesIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const known = references.get(node);
  if (known) return known;
  const found = new Set<string>();
  if (isObject(node) && typeof node.$ref === 'string') found.add(node.$ref);
  for (const value of Object.values(node)) for (const ref of referencesIn(value)) found.add(ref);
  const list = [...found];
  references.set(node, list);
  return list;
}

const hashes = new WeakMap<object, string>();

function nodeHash(node: Json): string {
  if (typeof node !== 'object' || node === null) return hashOf(JSON.stringify(node));
  let hash = hashes.get(node);
  if (hash === undefined) {
    hash = hashOf(textOf(node));
    hashes.set(node, hash);
  }
  return hash;
}

export class Document {
  private readonly targets = new Map<string, Json | undefined>();
  private readonly closures = new WeakMap<object, string[]>();

  constructor(
    readonly name: string,
    readonly root: JsonObject,
    private readonly sources: ReadonlyMap<string, Source>,
  ) {}

  /** The same document with another root, such as a part of it; places are found as before. */
  withRoot(root: JsonObject): Document {
    return new Document(this.name, root, this.sources);
  }

  /** The target of a reference, or undefined. */
  target(ref: string): Json | undefined {
    if (this.targets.has(ref)) return this.targets.get(ref);
    const value = valueAt(this.root, fromPointer(ref.slice(1))) as Json | undefined;
    this.targets.set(ref, value);
    return value;
  }

  /** A node with its reference (if it is one) followed to the end; an object in any case. */
  resolve(node: Json | undefined): JsonObject {
    let value = node;
    for (let depth = 0; isObject(value) && typeof value.$ref === 'string' && depth < 32; depth += 1) {
      value = this.target(value.$ref);
    }
    return isObject(value) ? value : {};
  }

  /** Decides whether a node is a reference to something that the document does not have, directly or through others. */
  leadsNowhere(node: Json | undefined): boolean {
    let value = node;
    for (let depth = 0; isObject(value) && typeof value.$ref === 'string' && depth < 32; depth += 1) {
      value = this.target(value.$ref);
      if (value === undefined) return true;
    }
    return false;
  }

  /** The pointer of a part that is reached through references: where it stands itself. */
  followed(pointer: string): string {
    let found = '';
    let node: Json | undefined = this.root;
    for (const token of fromPointer(pointer)) {
      for (let depth = 0; isObject(node) && typeof node.$ref === 'string' && depth < 32; depth += 1) {
        found = node.$ref.slice(1);
        node = this.target(node.$ref);
      }
      found += toPointer([token]);
      node = valueAt(node, [token]) as Json | undefined;
    }
    return found;
  }

  /** Returns the place where a part of the document was written. */
  sourceOf(pointer: string): Source {
    return sourceAt(this.sources, pointer);
  }

  /** The references a node needs, directly or through others, sorted. */
  closure(node: Json): string[] {
    if (typeof node !== 'object' || node === null) return [];
    let found = this.closures.get(node);
    if (!found) {
      found = this.findClosure(node);
      this.closures.set(node, found);
    }
    return found;
  }

  private findClosure(node: Json): string[] {
    const seen = new Set<string>();
    const queue = [...referencesIn(node)];
    for (let ref = queue.pop(); ref !== undefined; ref = queue.pop()) {
      if (seen.has(ref)) continue;
      seen.add(ref);
      queue.push(...referencesIn(this.target(ref)));
    }
    return [...seen].sort();
  }

  /** Changes whenever the node or anything it refers to changes, as far as `hash` sees it. */
  closureHash(node: Json, hash: (node: Json) => string = nodeHash): string {
    const parts = this.closure(node).map((ref) => `${ref}=${hash(this.target(ref) ?? null)}`);
    return hashOf([hash(node), ...parts].join('\n'));
  }

  /** The components that some references name, in the order of the document; all others are left out. */
  componentsOf(references: Iterable<string>): JsonObject {
    const needed = new Set(references);
    const kept: JsonObject = {};
    for (const [section, entries] of Object.entries(objectOf(this.root.components))) {
      const names = Object.entries(objectOf(entries)).filter(([name]) =>
        needed.has(`#${toPointer(['components', section, name])}`),
      );
      if (names.length > 0) kept[section] = Object.fromEntries(names);
    }
    return kept;
  }

  /** A root with only those of this document's components that it refers to, and all ways to authenticate. */
  pruned({ components: _components, ...root }: JsonObject): JsonObject {
    const { securitySchemes } = objectOf(this.root.components);
    const components = this.componentsOf(this.closure(root));
    return { ...root, components: { ...components, ...(securitySchemes ? { securitySchemes } : {}) } };
  }
}
