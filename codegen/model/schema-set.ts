/**
 * The schemas that become validators. Each is known by an id made from its component's name; the same content has the
 * same id, in whatever operation or revision it is met, so that it is compiled once.
 */

import type { Source } from '../problems';
import { hashOf, isObject, type Json, textOf } from '../util/json';
import { fromPointer } from '../util/pointer';
import type { Document } from './document';
import { rewriteSchema, subschemas } from './schema';

export interface SchemaEntry {
  id: string;
  schema: Json;
  /** The ids it refers to. */
  references: readonly string[];
  /** Pointer of the schema in its document: errors name their schema by it. */
  pointer: string;
  /** Finds the place where a part of the schema was written, by its pointer in it. */
  sourceOf(part: string): Source;
}

/** A request to the service is validated as written; messages of the service may have only declared fields. */
export type Side = 'request' | 'response';

export class SchemaSet {
  private readonly byContent = new Map<string, string>();
  /** The ids of components that a document has been asked for: most are named by many operations. */
  private readonly components = new WeakMap<Document, Map<string, string>>();
  private readonly entries = new Map<string, SchemaEntry>();
  private readonly taken = new Map<string, number>();

  /**
   * Adds a schema and returns its id.
   * @param hint the id for a schema that is not just a reference to a component
   * @param pointer where the schema stands in the document
   * @param sourceOf finds the place of a part, where the parts were written one by one
   */
  add(
    document: Document,
    schema: Json,
    side: Side,
    hint: string,
    pointer: string,
    sourceOf: SchemaEntry['sourceOf'] = (part) => document.sourceOf(pointer + part),
  ): string {
    if (isObject(schema) && typeof schema.$ref === 'string' && Object.keys(schema).length === 1) {
      return this.component(document, schema.$ref, side === 'response');
    }
    const references: string[] = [];
    const close = side === 'response';
    const rewritten = this.rewrite(document, schema, close, references);
    const content = `inline ${textOf(rewritten)}`;
    const known = this.byContent.get(content);
    if (known) return known;
    const id = this.newId(hint);
    this.byContent.set(content, id);
    this.entries.set(id, { id, schema: rewritten, references, pointer, sourceOf });
    return id;
  }

  private component(document: Document, ref: string, wantClosed: boolean): string {
    const known = this.components.get(document) ?? new Map<string, string>();
    this.components.set(document, known);
    const key = `${ref} ${wantClosed}`;
    const id = known.get(key) ?? this.addComponent(document, ref, wantClosed);
    known.set(key, id);
    return id;
  }

  private addComponent(document: Document, ref: string, wantClosed: boolean): string {
    const schema = document.target(ref) ?? {};
    const close = wantClosed && closes(document, ref);
    const name = fromPointer(ref).at(-1) ?? ref;
    const content = `${name} ${close} ${document.closureHash(schema, meaningHash)}`;
    const known = this.byContent.get(content);
    if (known) return known;
    const id = this.newId(`${identifier(name)}${close ? '_closed' : ''}`);
    this.byContent.set(content, id);
    const references: string[] = [];
    const pointer = ref.slice(1);
    const sourceOf = (part: string) => document.sourceOf(pointer + part);
    const entry = { id, schema: null as Json, references, pointer, sourceOf };
    this.entries.set(id, entry);
    entry.schema = this.rewrite(document, schema, close, references);
    return id;
  }

  private rewrite(document: Document, schema: Json, close: boolean, references: string[]): Json {
    return rewriteSchema(schema, {
      close,
      reference: (ref, inner) => {
        const id = this.component(document, ref, inner);
        references.push(id);
        return id;
      },
    });
  }

  private newId(hint: string): string {
    const count = (this.taken.get(hint) ?? 0) + 1;
    this.taken.set(hint, count);
    return count === 1 ? hint : `${hint}_${count}`;
  }

  get(id: string): SchemaEntry {
    const entry = this.entries.get(id);
    if (!entry) throw new Error(`no schema ${id}`);
    return entry;
  }

  /** The entries that some ids need, themselves included, sorted by id. */
  closure(ids: Iterable<string>): SchemaEntry[] {
    const seen = new Set<string>();
    const queue = [...ids];
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      queue.push(...this.get(id).references);
    }
    return [...seen].sort().map((id) => this.get(id));
  }
}

/** A name that can be exported from a module. */
export const identifier = (name: string): string => name.replace(/[^A-Za-z0-9_$]+/g, '_').replace(/^(\d)/, '_$1');

const meanings = new WeakMap<object, string>();

/** A hash of what a schema demands; descriptions, examples and the like don't count. Remembered per object. */
function meaningHash(schema: Json): string {
  if (!isObject(schema)) return hashOf(textOf(schema));
  let hash = meanings.get(schema);
  if (hash === undefined) {
    hash = hashOf(textOf(rewriteSchema(schema, { close: false, reference: (ref) => ref })));
    meanings.set(schema, hash);
  }
  return hash;
}

const closing = new Map<string, boolean>();

/**
 * True when closing a component or anything it refers to changes it. Known by content, so it holds for all revisions.
 */
function closes(document: Document, ref: string): boolean {
  const schema = document.target(ref) ?? {};
  const key = hashOf(ref + document.closureHash(schema, meaningHash));
  let answer = closing.get(key);
  if (answer === undefined) {
    answer = [schema, ...document.closure(schema).map((inner) => document.target(inner) ?? {})].some(hasOpenObject);
    closing.set(key, answer);
  }
  return answer;
}

function hasOpenObject(schema: Json): boolean {
  if (!isObject(schema)) return false;
  if (isObject(schema.properties) && !('additionalProperties' in schema)) return true;
  return subschemas(schema).some((inner) => hasOpenObject(inner.schema));
}
