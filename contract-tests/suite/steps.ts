import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { FROM_SOURCE } from '../../cli/own-code';
import { beforeNewestMigration } from '../chaos/earlier-version';
import { asShell, githubLines, reportsOf } from './pipelines';

/** The number of checks of a step, and of failed ones. */
export interface Count {
  passed: number;
  failed: number;
  skipped?: number;
}

/** One of several parts of all checks, each for a machine of its own. */
export interface Part {
  /** Counted from 1. */
  index: number;
  count: number;
}

/** One command of the whole test. */
export interface Step {
  name: string;
  command: readonly string[];
  /** How long it takes on two idle cores, by which steps are divided among parts. */
  seconds?: number;
  /** Returns the command that does one part's share of the work, if the step can be divided. The shares sum up to 1. */
  divided?: (command: readonly string[], part: Part, shares: readonly number[]) => string[];
  /** A program of the system that the command starts. Where it is missing the step is skipped, and counted as that. */
  needs?: string;
  /** Says what else is missing, so that the step is skipped; null if nothing is. */
  missing?: () => string | null;
  /** Files that it must write. */
  writes?: readonly string[];
  /**
   * Steps that run one after another, in parallel to this step and the following ones: they kill processes and start
   * them again, which leaves a core idle. Their output is shown when they have ended.
   */
  beside?: readonly Step[];
  /** Reads the count from what the command wrote; without it the command is one check by its exit code. */
  count?: (folder: string) => Count;
  /** Reads from what the command wrote which of its checks failed; none where it wrote nothing. */
  failures?: (folder: string) => string[];
}

function jestCount(file: string): (folder: string) => Count {
  return (folder) => {
    const report = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
  };
}

/** The tests that failed, and the files that could not be run, as Jest reports them. */
function jestFailures(file: string): (folder: string) => string[] {
  return (folder) => {
    const written = join(folder, file);
    if (!existsSync(written)) return [];
    const { testResults } = JSON.parse(readFileSync(written, 'utf8')) as JestReport;
    return testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName);
      const where = relative(process.cwd(), name);
      if (failed.length > 0) return failed.map((fullName) => `${where}: ${fullName}`);
      return status === 'failed' ? [`${where}: the file can not be run`] : [];
    });
  };
}

/** The parts that are read here of the report that Jest writes. */
interface JestReport {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

function contractCount(name: string): (folder: string) => Count {
  return (folder) => JSON.parse(readFileSync(join(folder, `contract-${name}.json`), 'utf8')).count;
}

/** Jest's workers inherit these flags: with more memory for short-lived objects they do a tenth less work. */
export const JEST = [process.execPath, '--max-semi-space-size=32', 'node_modules/jest/bin/jest.js'];

const contrato = (...words: string[]) => [process.execPath, ...FROM_SOURCE, 'cli/contrato.ts', ...words];

/** A line of the pipeline that docs/ci has ready, as it stands there, with the reports that it asks for. */
function line(command: string): Pick<Step, 'command' | 'writes'> {
  const all = Object.values(githubLines()).flat();
  const found = all.find((one) => one.startsWith(`npm run ${command} `));
  if (found === undefined) throw new Error(`docs/ci has no line for ${command}`);
  return { command: asShell(found), writes: reportsOf(found) };
}

const CHAOS: readonly Step[] = [
  { name: 'chaos: 20 kills under load', command: contrato('chaos', '--rounds', '20') },
  // Each kind of failure once, each at another network; 50 rounds have every pair of them.
  { name: 'chaos: networks that fail, 5 rounds', command: contrato('chaos', '--world', '--rounds', '5') },
  {
    name: 'chaos: a rolling restart behind HAProxy, no connection reset',
    command: contrato('chaos', '--rolling', '--rounds', '1'),
    needs: 'haproxy',
  },
  {
    name: 'chaos: an upgrade from the version before the newest migration, behind HAProxy',
    command: contrato('chaos', '--upgrade'),
    needs: 'haproxy',
    missing: () => (beforeNewestMigration() === null ? 'the history of the project is not there' : null),
  },
];

/** All checks, ordered so that failures are found with the least work. */
export const STEPS: readonly Step[] = [
  { name: 'generated files are up to date', ...line('codegen'), seconds: 6 },
  { name: 'lint', ...line('lint'), seconds: 27 },
  { name: 'interface coverage', command: contrato('interface', '--check'), seconds: 1 },
  // One run of all projects: run one by one, each would end with one core at work and one that waits.
  {
    name: 'tests: unit, SQLite, PostgreSQL, browser',
    // A test that failed may leave a process behind, which must not keep the rest from being run.
    command: [...JEST, '--forceExit', '--json', '--outputFile=reports/jest.json'],
    seconds: 1_150,
    divided: (command, { index, count }, shares) => [
      'env',
      `TEST_SHARES=${shares.map((share) => share.toFixed(4)).join(',')}`,
      ...command,
      `--shard=${index}/${count}`,
      // A part whose other steps take long may have no test files.
      '--passWithNoTests',
    ],
    count: jestCount('jest.json'),
    failures: jestFailures('jest.json'),
  },
  {
    name: 'contract: every revision',
    ...line('contract'),
    seconds: 286,
    count: contractCount('all'),
    beside: CHAOS,
  },
  {
    name: 'contract: a deliberately broken server is detected',
    command: contrato('contract', '--mutants'),
    seconds: 34,
    count: contractCount('mutants'),
  },
];

/** All steps of the test, the parallel ones last. */
export const allOf = (steps: readonly Step[]): Step[] => [...steps, ...steps.flatMap(({ beside = [] }) => beside)];
