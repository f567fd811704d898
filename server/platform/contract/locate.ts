import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type Document, LineCounter, parseDocument } from 'yaml';
import { namesIn } from '../../kernel/json-pointer';

/**
 * The places where the components of the bundled documents are written by hand. `generated/sources.json` has this form.
 */
export type Sources = Record<string, { file: string; pointer: string }>;

interface SourceFile {
  text: string;
  document: Document;
  lines: LineCounter;
}

/** The files that were used last: parsing one takes 10 ms, and several places of one file are usually needed. */
const parsed = new LRUCache<string, SourceFile>({ max: 16 });

/** Parses a file, and again only if its text changed: a designer edits it while it is served. */
function parse(path: string): SourceFile {
  const text = readFileSync(path, 'utf8');
  const known = parsed.get(path);
  if (known?.text === text) return known;
  const lines = new LineCounter();
  const file = { text, document: parseDocument(text, { lineCounter: lines, merge: true }), lines };
  parsed.set(path, file);
  return file;
}

/**
 * Finds the hand-written line behind a pointer into a bundled document.
 * @param pointer such as `#/components/schemas/User/properties/email/type`
 * @returns `spec/schemas/users.yaml:34`, or only the file if the line is unknown.
 */
export function locate(root: string, sources: Sources, pointer: string): string | null {
  let prefix = pointer;
  while (prefix !== '' && sources[prefix] === undefined) prefix = prefix.slice(0, Math.max(0, prefix.lastIndexOf('/')));
  const source = sources[prefix];
  if (source === undefined) return null;
  const path = join(root, source.file);
  if (!existsSync(path)) return source.file;
  const { document, lines } = parse(path);
  const wanted = [...namesIn(source.pointer), ...namesIn(pointer.slice(prefix.length))];
  for (let length = wanted.length; length >= 0; length -= 1) {
    const node = document.getIn(wanted.slice(0, length), true) as { range?: [number, number, number] } | undefined;
    if (node?.range) return `${source.file}:${lines.linePos(node.range[0]).line}`;
  }
  return source.file;
}
