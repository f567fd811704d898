import path from 'node:path';
import sources from '../../generated/sources.json';
import { locate } from '../../server/platform/contract/locate';

const ROOT = path.resolve(__dirname, '../..');

/**
 * The form in which `judge` reports a body that breaks its schema: the pointer into the body, and the pointer of the
 * rule in the bundled document.
 */
const SCHEMA_PROBLEM = /^body(\S*) .*? \((#\/\S+)\), in /s;

/** The JSON pointer into the body that a problem tells of. The body itself is the empty one. */
export const pointerOfProblem = (problem: string): string | undefined => SCHEMA_PROBLEM.exec(problem)?.[1];

/** The line in `spec/` of the rule of a problem; null if it has none. */
export function placeOfProblem(problem: string): string | null {
  const rule = SCHEMA_PROBLEM.exec(problem)?.[2];
  return rule === undefined ? null : locate(ROOT, sources, rule);
}
