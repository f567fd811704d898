/** The places of an operation that can change, each with the sender of its values. */

import { arrayOf, isObject, type Json, type JsonObject, objectOf } from '../../codegen/util/json';
import { fromPointer, type Path, toPointer, valueAt } from '../../codegen/util/pointer';
import type { Slice } from './slices';

/** The kind of node at a place. */
export type Part =
  | 'document'
  | 'operation'
  | 'parameter'
  | 'body'
  | 'content'
  | 'response'
  | 'header'
  | 'schema'
  | 'reference';

/** The side that a place is on: of an operation that the service hosts, or of a callback. */
export const SIDES = [
  'operation',
  'parameter',
  'request',
  'reply',
  'reply header',
  'refusal',
  'callback',
  'callback header',
  'callback body',
  'callback reply',
] as const;
export type Side = (typeof SIDES)[number];

/** A place in a slice. */
export interface Site {
  slice: Slice;
  part: Part;
  side: Side;
  path: Path;
  /** The place in words, such as `CardCreate.type`. */
  name: string;
}

/**
 * Returns all places of a slice. Values that are sent in more than one direction are left out, because no verdict would
 * be about only one direction.
 */
export function sitesOf(slice: Slice): Site[] {
  const walk = new Walk(slice);
  const sides = new Map<string, Set<Side>>();
  for (const { part, path, side } of walk.sites) {
    const key = `${part} ${toPointer(path)}`;
    sides.set(key, (sides.get(key) ?? new Set()).add(side));
  }
  return walk.sites.filter(({ part, path }) => sides.get(`${part} ${toPointer(path)}`)?.size === 1);
}

/** The way through one operation, along its references. */
class Walk {
  readonly sites: Site[] = [];
  private readonly seen = new Set<string>();
  private readonly isCallback: boolean;

  constructor(private readonly slice: Slice) {
    this.isCallback = slice.section === 'webhooks';
    const own = this.isCallback ? 'callback' : 'operation';
    const item: Path = [slice.section, slice.path];
    this.add('document', own, [], slice.operationId);
    this.add('operation', own, [...item, slice.method], slice.operationId);
    this.parameters([...item, 'parameters']);
    this.parameters([...item, slice.method, 'parameters']);
    this.body([...item, slice.method, 'requestBody']);
    this.responses([...item, slice.method, 'responses']);
  }

  private node(path: Path): Json | undefined {
    return valueAt(this.slice.root, path) as Json | undefined;
  }

  /** Adds a place. @returns whether it was not known from the same side */
  private add(part: Part, side: Side, path: Path, name: string): boolean {
    const key = `${part} ${side} ${toPointer(path)}`;
    if (this.seen.has(key)) return false;
    this.seen.add(key);
    this.sites.push({ slice: this.slice, part, side, path, name });
    return true;
  }

  /** The target of a reference; the path itself if there is none. */
  private followed(path: Path): Path {
    const { $ref } = objectOf(this.node(path));
    return typeof $ref === 'string' ? this.followed(fromPointer($ref.slice(1))) : path;
  }

  private parameters(path: Path): void {
    const side = this.isCallback ? 'callback header' : 'parameter';
    for (const index of arrayOf(this.node(path)).keys()) {
      const at = this.followed([...path, index]);
      const name = String(objectOf(this.node(at)).name);
      if (this.add('parameter', side, at, name)) this.schema([...at, 'schema'], side, name);
    }
  }

  private body(written: Path): void {
    if (!isObject(this.node(written))) return;
    const side = this.isCallback ? 'callback body' : 'request';
    const at = this.followed(written);
    if (this.add('body', side, at, 'the body')) this.content([...at, 'content'], side, 'the body');
  }

  private responses(path: Path): void {
    for (const status of Object.keys(objectOf(this.node(path)))) {
      const side = this.isCallback ? 'callback reply' : /^[23]/.test(status) ? 'reply' : 'refusal';
      const at = this.followed([...path, status]);
      if (!this.add('response', side, at, status)) continue;
      this.headers([...at, 'headers'], this.isCallback ? side : 'reply header');
      this.content([...at, 'content'], side, status);
    }
  }

  private headers(path: Path, side: Side): void {
    for (const name of Object.keys(objectOf(this.node(path)))) {
      const at = this.followed([...path, name]);
      if (this.add('header', side, at, name)) this.schema([...at, 'schema'], side, name);
    }
  }

  private content(path: Path, side: Side, name: string): void {
    if (!isObject(this.node(path))) return;
    this.add('content', side, path, name);
    for (const type of Object.keys(objectOf(this.node(path)))) this.schema([...path, type, 'schema'], side, name);
  }

  private schema(path: Path, side: Side, name: string): void {
    const node = this.node(path);
    if (!isObject(node)) return;
    if (typeof node.$ref === 'string') {
      this.add('reference', side, path, name);
      const target = fromPointer(node.$ref.slice(1));
      this.schema(target, side, String(target.at(-1)));
      return;
    }
    if (!this.add('schema', side, path, name)) return;
    for (const [inside, called] of childrenOf(node, name)) this.schema([...path, ...inside], side, called);
  }
}

/** The schemas within a schema whose values are sent, with their names. */
function childrenOf(node: JsonObject, name: string): [Path, string][] {
  const fields = Object.keys(objectOf(node.properties));
  return [
    ...fields.map((field): [Path, string] => [['properties', field], `${name}.${field}`]),
    [['items'], `${name}[]`],
    [['additionalProperties'], `${name}.*`],
    ...['allOf', 'oneOf', 'anyOf'].flatMap((word) =>
      arrayOf(node[word]).map((_, index): [Path, string] => [[word, index], `${name} (${word} ${index + 1})`]),
    ),
  ];
}
