import { generate } from '../generate';
import { ContractError } from '../problems';
import { replacing, type SpecFileTexts, tinySpec, writeSpec } from './tiny';

/** Lists the mistakes that generating finds in a contract, each as `file:line:column message`. */
export const mistakes = (files: SpecFileTexts): Promise<string[]> => mistakesIn(writeSpec(files));

/** The same for a contract in a folder. */
export async function mistakesIn(specDir: string): Promise<string[]> {
  try {
    await generate({ specDir });
    return [];
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return error.problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  }
}

/** The tiny contract with an edit of a file. */
export const edited = (file: string, from: string | RegExp, to: string): SpecFileTexts => ({
  ...tinySpec(),
  [file]: replacing(from, to)(tinySpec()[file] ?? ''),
});

/** The mistakes that an edit of a file causes in that file, each as `line:column message`. */
export async function mistakesOf(file: string, from: string | RegExp, to: string): Promise<string[]> {
  const found = await mistakes(edited(file, from, to));
  return found.filter((one) => one.startsWith(`${file}:`)).map((one) => one.slice(file.length + 1));
}

/** Matches a line, by its text or by a pattern. */
export const saying = (line: string | RegExp) => (typeof line === 'string' ? line : expect.stringMatching(line));
