/** `generated/lifecycles.ts`: the state machines as tables. */

import type { PlainFile } from '../load/contract';
import { banner, literal } from '../util/typescript';

/** Writes every machine of `spec/lifecycles.yaml`. */
export function emitLifecycles({ value }: PlainFile): string {
  return [
    banner,
    '/** Every state machine: its states, and the transitions with who may cause them and their guards. */\n',
    `export const lifecycles = ${literal(value)} as const;\n\n`,
    'export type LifecycleName = keyof typeof lifecycles;\n',
    'export type StateOf<L extends LifecycleName> = keyof (typeof lifecycles)[L]["states"];\n'.replace(/"/g, "'"),
  ].join('');
}
