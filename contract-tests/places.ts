import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, LineCounter, parseDocument } from 'yaml';
import { isHostedElsewhere } from '../codegen/model/document-names';
import { operations } from '../generated/operations';
import sources from '../generated/sources.json';
import { locate } from '../server/platform/contract/locate';
import type { Row, Rule } from './contract';

const ROOT = path.resolve(__dirname, '..');

/** Returns the place where a response of an operation is written by hand: `spec/…:line`. */
export function placeOfRow(row: Pick<Row, 'status'>, rule: Rule | undefined): string {
  return rule === undefined ? 'spec' : placeOfOperation(rule, `/responses/${row.status}`);
}

/** Returns the place where an operation is written. @param below a pointer within it */
export function placeOfOperation({ document, operationId, path: address, method, ...rule }: Rule, below = ''): string {
  const escaped = address.replaceAll('~', '~0').replaceAll('/', '~1');
  const items = isHostedElsewhere(document)
    ? [operationId, ...neighboursOf(document, address)].map((name) => `#/webhooks/${name}`)
    : [`#/paths/${escaped}`];
  for (const item of items) {
    const place = locate(ROOT, sources, `${item}/${method.toLowerCase()}${below}`);
    if (place !== null) return place;
  }
  return overlayOf(rule) ?? 'spec';
}

/** The operations at an address: one of them gives its name to the webhook that holds them all. */
function neighboursOf(document: string, address: string): string[] {
  return Object.values(operations)
    .filter((rule) => rule.document === document && rule.path === address)
    .map(({ operationId }) => operationId);
}

/** Returns the overlay that writes what only another revision has. */
function overlayOf({ variant = '' }: { variant?: string | undefined }): string | null {
  for (const difference of variant.split(',')) {
    const file = `spec/revisions/${difference.replace('=', '/')}.overlay.yaml`;
    if (existsSync(path.join(ROOT, file))) return file;
  }
  return null;
}

/** Returns the place where an error code is listed. */
export function placeOfCode(code: string): string {
  const file = 'spec/schemas/error-code.yaml';
  const line = read(file).text.findIndex((text) => text.trim() === `- ${code}`);
  return line < 0 ? file : `${file}:${line + 1}`;
}

/** Returns the place where a transition of a lifecycle is written. */
export function placeOfTransition(lifecycle: string, transition: string): string {
  const file = 'spec/lifecycles.yaml';
  const { document } = read(file);
  const { [lifecycle]: machine } = document.toJS() as Record<string, { transitions: { name: string }[] }>;
  const index = machine?.transitions.findIndex(({ name }) => name === transition) ?? -1;
  return lineOf(file, [lifecycle, 'transitions', index]);
}

/** Returns the place where a message to the client is written. */
export function placeOfMessage(message: string): string {
  return lineOf('spec/asyncapi.yaml', ['components', 'messages', message]);
}

interface SpecFile {
  text: string[];
  document: Document;
  lines: LineCounter;
}

const files = new Map<string, SpecFile>();

function read(file: string): SpecFile {
  const known = files.get(file);
  if (known) return known;
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: true });
  const specFile = { text: text.split('\n'), document, lines };
  files.set(file, specFile);
  return specFile;
}

function lineOf(file: string, keys: (string | number)[]): string {
  const { document, lines } = read(file);
  const node = document.getIn(keys, true) as { range?: [number, number, number] } | undefined;
  return node?.range ? `${file}:${lines.linePos(node.range[0]).line}` : file;
}
