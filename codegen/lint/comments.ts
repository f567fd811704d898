import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsBelow } from './files';
import type { LintProblem } from './problem';

const SOURCE = /\.(?:[cm]?[jt]s|tsx)$/;

/** Generated files carry the contract's own texts. */
const LEFT_OUT = /^generated\//;

/** A doc comment, on one line or several, and the word that it opens with. */
const OPENING = /\/\*\*[ \t]*(?:\r?\n[ \t]*\*[ \t]*)?(What|Whether|Who)\b/g;

/** The columns of a line, as in .editorconfig. The formatter applies them to code alone. */
const MAX_COLUMNS = 120;

/** A line of a comment. The reason of an exception to a rule of Biome has to be on its line. */
const COMMENT_LINE = /^[ \t]*(?:\* |\/\/ (?!biome-ignore)|\/\*\* ).*$/gm;

/**
 * Finds doc comments that open with a question word, and lines of comments that are too wide. A function's comment
 * opens with a verb ("Decides whether…", "Returns the accounts that…"); that of a type or a field with a noun, and its
 * unit.
 */
export function checkComments(root: string): LintProblem[] {
  return pathsBelow(root)
    .filter((file) => SOURCE.test(file) && !LEFT_OUT.test(file))
    .flatMap((file) => checkText(file, readFileSync(join(root, file), 'utf8')));
}

function checkText(file: string, text: string): LintProblem[] {
  return [...checkOpenings(file, text), ...checkWidths(file, text)];
}

function checkWidths(file: string, text: string): LintProblem[] {
  const wide = [...text.matchAll(COMMENT_LINE)].filter(({ 0: line }) => line.length > MAX_COLUMNS);
  return wide.map(({ index }) => ({
    ...placeOf(text, index + MAX_COLUMNS),
    file,
    rule: 'comments/width',
    message: `the comment is wider than ${MAX_COLUMNS} columns: wrap it.`,
  }));
}

function checkOpenings(file: string, text: string): LintProblem[] {
  return [...text.matchAll(OPENING)].map(({ 0: opening, 1: word, index }) => ({
    ...placeOf(text, index + opening.length - (word as string).length),
    file,
    rule: 'comments/opening',
    message: `opens with "${word}": open with a verb (functions) or a noun with its unit (types and fields).`,
  }));
}

/** Returns the line and column of an offset, both 1-based. */
function placeOf(text: string, offset: number): Pick<LintProblem, 'line' | 'column'> {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) as string).length + 1 };
}
