import { generate } from '../generate';
import { ContractError } from '../problems';
import { type SpecFileTexts, writeSpec } from './tiny';

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
