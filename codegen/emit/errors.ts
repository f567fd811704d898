/** `generated/errors.ts`: every error code with its status and public text. */

import type { ErrorModel } from '../model/errors';
import { banner, literal, union } from '../util/typescript';

/** Writes the union of the codes and the total map from code to status and text. */
export function emitErrors(errors: readonly ErrorModel[]): string {
  const entries = errors.map(({ code, status, message }) => `  ${code}: ${literal({ status, message })},\n`);
  return [
    banner,
    `export type ErrorCode =${union(errors.map((error) => error.code))};\n`,
    '\n/** The one status of each code, and the text that callers see. */\n',
    'export const ERRORS: Readonly<Record<ErrorCode, { readonly status: number; readonly message: string }>> = {\n',
    ...entries,
    '};\n',
  ].join('');
}
