import { join } from 'node:path';
import type { Position, Positions } from '../../codegen/load/positions';
import { pointerTo } from '../../server/kernel/json-pointer';
import { EXPECTATIONS } from './expectations';
import type { Section, Statement } from './items';
import { type ContractFiles, type ContractNode, Missing } from './locator';

/** The place of one statement of an item, or the reason why the contract doesn't state it. */
export interface StatementOutcome {
  statement: Statement;
  place: (ContractNode & Position) | null;
  mismatches: string[];
}

export interface CoveredItem {
  name: string;
  outcomes: StatementOutcome[];
}

export interface CoveredSection {
  title: string;
  file: string;
  items: CoveredItem[];
}

/** Resolves every item against the contract. */
export function cover(sections: readonly Section[], contract: ContractFiles, positions: Positions): CoveredSection[] {
  return sections.map(({ title, file, items }) => ({
    title,
    file,
    items: items.map(({ name, stated }) => ({
      name,
      outcomes: stated.map((statement) => resolve(statement, contract, positions)),
    })),
  }));
}

function resolve(statement: Statement, contract: ContractFiles, positions: Positions): StatementOutcome {
  try {
    const found = contract.find(statement.where);
    const target = contract.follow(found);
    const pointer = pointerTo(target.path);
    const position = positions.find(join(contract.root, target.file), pointer, true);
    const place = { file: target.file, path: target.path, node: target.node, ...position };
    return { statement, place, mismatches: judge(statement, found, contract) };
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    return { statement, place: null, mismatches: [error.message] };
  }
}

/** Returns the expectations of a statement that a place does not meet. */
export function judge(statement: Statement, found: ContractNode, contract: ContractFiles): string[] {
  const target = 'address' in found ? found : contract.follow(found);
  return Object.entries(statement.expects).flatMap(([name, expected]) => {
    const expectation = EXPECTATIONS[name];
    if (!expectation) throw new Error(`nothing can be expected by the word ${name}`);
    const place = name === 'says' ? found : target;
    return expectation(place, expected, contract).map((text) => `${name}: ${text}`);
  });
}

/** Numbers of the interface's endpoint list that no item covers. */
export function missingNumbers(sections: readonly CoveredSection[], from: number, to: number): number[] {
  const covered = new Set(
    sections
      .flatMap(({ items }) => items.flatMap(({ outcomes }) => outcomes))
      .map(({ statement }) => statement.expects['x-interface-item'])
      .filter((number) => typeof number === 'number'),
  );
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).filter((number) => !covered.has(number));
}
