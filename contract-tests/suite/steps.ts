import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The checks that a step made, and those of them that failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** One command of the whole test. */
export interface Step {
  name: string;
  command: readonly string[];
  /** Reads the count from what the command wrote; without it the command is one check by its exit code. */
  count?: (folder: string) => Count;
}

function jestCount(file: string): (folder: string) => Count {
  return (folder) => {
    const report = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
  };
}

function contractCount(name: string): (folder: string) => Count {
  return (folder) => JSON.parse(readFileSync(join(folder, `contract-${name}.json`), 'utf8')).count;
}

const tsx = (...words: string[]) => ['npx', '--no-install', 'tsx', ...words];

/** Everything that must hold, in the order in which a failure is cheapest to find. */
export const STEPS: readonly Step[] = [
  { name: 'generated files are up to date', command: tsx('codegen/main.ts', '--check') },
  { name: 'lint', command: tsx('codegen/lint/main.ts') },
  { name: 'interface coverage', command: tsx('contract-tests/interface/check.ts', '--check') },
  // One run of all projects: run one by one, each would end with one core at work and one that waits.
  {
    name: 'tests: unit, SQLite, PostgreSQL, browser',
    command: ['npx', '--no-install', 'jest', '--json', '--outputFile=reports/jest.json'],
    count: jestCount('jest.json'),
  },
  {
    name: 'contract: every revision',
    command: tsx('contract-tests/main.ts', '--revision', 'all'),
    count: contractCount('all'),
  },
  {
    name: 'contract: a server broken on purpose is found out',
    command: tsx('contract-tests/main.ts', '--mutants'),
    count: contractCount('mutants'),
  },
  { name: 'chaos: 20 kills under load', command: tsx('contract-tests/chaos/main.ts', '--rounds', '20') },
];
