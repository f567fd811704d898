/**
 * The intended disagreements, from docs/breaking-changes.md: a row names the place, the two verdicts and the reason.
 */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PLACES } from './declared-options';
import { SIDES } from './sites';

const PAGE = 'docs/breaking-changes.md';

/** Disagreements of one sort. */
export interface Row {
  kinds: string[];
  sides: string[];
  /** The verdict of `contrato diff`; oasdiff says the opposite. */
  breaking: boolean;
  why: string;
  /** The line of the page, from 1. */
  line: number;
}

/** The subject of a judgement: a kind of change on a side. */
interface Case {
  kind: string;
  side: string;
}

export const readRows = (root: string): Row[] => rowsOf(readFileSync(path.join(root, PAGE), 'utf8'));

/** Reads the rows: kinds of change, sides, what `contrato diff` says, what oasdiff says, why. */
export function rowsOf(page: string): Row[] {
  return page.split('\n').flatMap((text, index) => {
    const cells = text.split('|').map((cell) => cell.trim());
    const [, kinds = '', sides = '', own = '', other = '', why = ''] = cells;
    if (cells.length !== 7 || !VERDICTS.includes(own)) return [];
    const line = index + 1;
    if (!VERDICTS.includes(other) || own === other || why === '') {
      throw new Error(`${PAGE}:${line}: a row says two different verdicts, and why`);
    }
    return [{ kinds: kinds.split('; '), sides: sidesOf(sides, line), breaking: own === 'breaking', why, line }];
  });
}

const VERDICTS = ['breaking', 'not breaking'];

function sidesOf(cell: string, line: number): string[] {
  const sides = cell.split('; ');
  const unknown = sides.find((side) => !(SIDES as readonly string[]).includes(side));
  if (unknown !== undefined)
    throw new Error(`${PAGE}:${line}: there is no side "${unknown}"; there are ${SIDES.join(', ')}`);
  return sides;
}

/** The row that covers a disagreement. */
export const rowFor = (rows: readonly Row[], { kind, side }: Case, breaking: boolean): Row | undefined =>
  rows.find((row) => row.kinds.includes(kind) && row.sides.includes(side) && row.breaking === breaking);

/**
 * Lists the kinds and sides that a row names and no disagreement needs, with its line.
 * @param each the number of places that were tested; a row may be needed only at a place beyond the first few
 */
export function unusedOf(
  rows: readonly Row[],
  disagreements: readonly (Case & { breaking: boolean })[],
  each: number,
): string[] {
  if (each < PLACES) return [];
  return rows.flatMap(({ kinds, sides, breaking, line }) => {
    const met = disagreements.filter((one) => one.breaking === breaking);
    const used = (kind: string, side: string) => met.some((one) => one.kind === kind && one.side === side);
    const idle = [
      ...kinds.filter((kind) => !sides.some((side) => used(kind, side))),
      ...sides.filter((side) => !kinds.some((kind) => used(kind, side))),
    ];
    return idle.map((name) => `${PAGE}:${line}: no disagreement needs "${name}"`);
  });
}
