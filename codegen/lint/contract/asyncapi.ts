import { Parser } from '@asyncapi/parser';
import type { Document } from '../../model/document';
import { escapeToken, fromPointer } from '../../util/pointer';

/** A mistake that the parser of the AsyncAPI project finds at a pointer of a bundled document. */
interface AsyncapiFinding {
  pointer: string;
  message: string;
}

/** Rules of the parser whose matter code generation judges, with the names that were meant. */
const CHECKED_ELSEWHERE = {
  'asyncapi3-channel-parameters': 'off',
  'asyncapi3-operation-messages-from-referred-channel': 'off',
} as const;

const ERROR = 0;
let parser: Parser | undefined;

/**
 * Validates a bundled AsyncAPI document. The parser follows the references of the document. So it finds one mistake in
 * many places, together with a chain of "must match" messages. Only the mistake itself is kept, at the place where it
 * is written.
 */
export async function validateAsyncapi(document: Document): Promise<AsyncapiFinding[]> {
  parser ??= new Parser({ ruleset: { extends: [], rules: CHECKED_ELSEWHERE } });
  const diagnostics = await parser.validate(JSON.stringify(document.root));
  const found = new Map<string, AsyncapiFinding>();
  for (const { severity, message, path } of diagnostics) {
    if (severity !== ERROR || /must match "(if|then|else)" schema/.test(message)) continue;
    const pointer = writtenAt(document, path);
    found.set(`${pointer} ${message}`, { pointer, message });
  }
  return [...found.values()];
}

/** Follows references along the pointer, so that it leads to the place where the node is written. */
function writtenAt(document: Document, path: readonly (string | number)[]): string {
  let pointer = '';
  let node: unknown = document.root;
  for (const segment of path) {
    for (let depth = 0; isReference(node) && segment !== '$ref' && depth < 32; depth += 1) {
      pointer = node.$ref.slice(1);
      node = fromPointer(pointer).reduce<unknown>((value, name) => memberOf(value, name), document.root);
    }
    pointer += `/${escapeToken(segment)}`;
    node = memberOf(node, String(segment));
  }
  return pointer;
}

const isReference = (node: unknown): node is { $ref: string } =>
  typeof node === 'object' && node !== null && typeof (node as { $ref?: unknown }).$ref === 'string';

const memberOf = (node: unknown, name: string): unknown =>
  typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[name] : undefined;
