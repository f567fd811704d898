import type { Json } from './contract';

/** The list of all codes that a refusal can have. */
export const CODES = '#/components/schemas/ErrorCode';

/**
 * A document whose codes of refusals are any text, for generators of code. A later version of the service may add
 * codes, and what most generators make of a list refuses a value that is not in it, and with it the whole answer. The
 * list stays in the document, so clients have its values as constants.
 */
export function withOpenCodes(document: Json): Json {
  const written = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(written);
    if (node === null || typeof node !== 'object') return node;
    if (node.$ref === CODES) return { type: 'string', description: TEXT };
    return Object.fromEntries(Object.entries(node as Json).map(([key, value]) => [key, written(value)]));
  };
  return written(document);
}

const TEXT = 'One of `ErrorCode`, or a code that was added later. Then go by the status.';
