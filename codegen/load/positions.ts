/** Finds the position of a JSON pointer in the text of a YAML or JSON file, through anchors, aliases and merge keys. */

import { readFileSync } from 'node:fs';
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import { fromPointer } from '../util/pointer';

/** A 1-based place in a text file. */
export interface Position {
  line: number;
  column: number;
}

/** A parsed text with its line counter. */
export interface Tree {
  document: Document;
  lines: LineCounter;
}

/** The target of a pointer: the node and, inside a mapping, the pair that names it. */
interface LocatedNode {
  node: Node | null;
  pair: Pair | null;
}

/** Parses a text so that places can be found in it. A text that is not YAML gives as much of a tree as can be read. */
export function parseTree(text: string): Tree {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, merge: true, prettyErrors: false }), lines };
}

/**
 * The place of `pointer`: of the key with `onKey`, else of the value. A pointer that leads nowhere gives its nearest
 * ancestor, because a missing member is added there.
 */
export function findPosition({ document, lines }: Tree, pointer: string, onKey = false): Position {
  let found: LocatedNode = { node: document.contents as Node | null, pair: null };
  for (const name of fromPointer(pointer)) {
    const next = step(document, found.node, name);
    if (!next) break;
    found = next;
  }
  const key = found.pair?.key as Node | undefined;
  const node = onKey && key ? key : (found.node ?? key);
  const { line, col } = lines.linePos(node?.range?.[0] ?? 0);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

/** The files of one run, each parsed once. Files are named by their paths on disk. */
export class Positions {
  private readonly trees = new Map<string, Tree>();

  /** The place of a pointer in a file; see `findPosition`. */
  find(file: string, pointer: string, onKey = false): Position {
    const tree = this.trees.get(file) ?? parseTree(readFileSync(file, 'utf8'));
    this.trees.set(file, tree);
    return findPosition(tree, pointer, onKey);
  }
}

function step(document: Document, parent: Node | null, name: string): LocatedNode | null {
  const node = isAlias(parent) ? (parent.resolve(document) ?? null) : parent;
  if (isMap(node)) return member(document, node, name);
  if (!isSeq(node)) return null;
  const item = node.items[Number(name)];
  return item === undefined ? null : { node: item as Node, pair: null };
}

/** A member of a mapping; the mapping's own keys win over those that come by merge, as YAML 1.1 merging has it. */
function member(document: Document, map: YAMLMap, name: string): LocatedNode | null {
  const own = map.items.find((pair) => keyText(pair) === name && name !== '<<');
  if (own) return { node: own.value as Node | null, pair: own };
  for (const pair of map.items.filter((candidate) => keyText(candidate) === '<<')) {
    const sources = isSeq(pair.value) ? pair.value.items : [pair.value];
    for (const source of sources) {
      const found = step(document, source as Node, name);
      if (found) return found;
    }
  }
  return null;
}

/** The name that a key has in the value: `012` is the number 12. */
function keyText({ key }: Pair): string {
  return isScalar(key) ? nameOf(key.value) : String(key);
}

/** A merge has a symbol as its key. */
const nameOf = (value: unknown): string => (typeof value === 'symbol' ? '<<' : String(value));
