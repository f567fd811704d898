import { randomUUID } from 'node:crypto';
import { pointerTo } from '../../kernel/json-pointer';
import { firstInexactNumber } from './inexact-number';

/**
 * Returns the pointer to the first number in a JSON text whose value JavaScript would change; null where there is none.
 * @param text valid JSON
 */
export function inexactNumberIn(text: string): string | null {
  const found = firstInexactNumber(text);
  if (found === null) return null;
  const mark = randomUUID();
  const marked = `${text.slice(0, found.index)}"${mark}"${text.slice(found.index + found.token.length)}`;
  return findMark(mark, JSON.parse(marked)) ?? '';
}

function findMark(mark: string, value: unknown): string | null {
  if (value === mark) return '';
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, item] of Object.entries(value)) {
    const rest = findMark(mark, item);
    if (rest !== null) return pointerTo([name]) + rest;
  }
  return null;
}
