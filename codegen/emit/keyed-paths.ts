/** `generated/keyed-paths.ts`: the addresses at which the typed client sends an idempotency key. */

import { type Api, allOperations } from '../model/api';
import { banner, literal } from '../util/typescript';

const HEADER = 'x-idempotency-key';

/** The documents with the operations of the typed client. */
const DOCUMENTS: readonly string[] = ['openapi', 'sandbox'];

/** Writes the addresses whose POST accepts a key, required or not. */
export function emitKeyedPaths(api: Api): string {
  const paths = allOperations(api).flatMap(({ base: { model } }) => {
    const isKeyed = model.parameters.some((parameter) => parameter.in === 'header' && parameter.name === HEADER);
    return model.method === 'POST' && isKeyed && DOCUMENTS.includes(model.document) ? [model.path] : [];
  });
  return [
    banner,
    '/** The addresses at which POST accepts an idempotency key. */\n',
    `export const keyedPaths: ReadonlySet<string> = new Set(${literal(paths)});\n`,
  ].join('');
}
