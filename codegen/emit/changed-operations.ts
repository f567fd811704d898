/** `generated/changed-operations.ts`: the types of the operations that each value of an axis changes. */

import { banner, quote } from '../util/typescript';
import type { TypesJob } from './types';

/**
 * Writes the table of what `generated/revisions/<axis>=<value>/` holds. Named revisions of several values are left out.
 */
export function emitChangedOperations(jobs: readonly TypesJob[]): string {
  const changed = new Map<string, string[]>();
  for (const { file, changes } of jobs) {
    if (!changes?.revision.includes('=') || changes.operations.length === 0) continue;
    const type = `import(${quote(`./${file.replace(/\.ts$/, '')}`)}).changed_operations`;
    changed.set(changes.revision, [...(changed.get(changes.revision) ?? []), type]);
  }
  const members = [...changed].map(([value, types]) => `  ${quote(value)}: ${types.join(' &\n    ')};\n`);
  return [
    banner,
    '/** The operations that each value of an axis changes, at an address or in a shape, by `axis=value`. */\n',
    `export interface ChangedOperations {\n${members.join('')}}\n`,
  ].join('');
}
