import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MINUTE } from '../../server/kernel/time';
import { stepsOf } from './parts';
import { allOf, type Count, type Part, STEPS, type Step } from './steps';

const ROOT = join(__dirname, '..', '..');
const REPORTS = join(ROOT, 'reports');

/**
 * Runs a command.
 * @param file where its output goes; on ours without one. Unlike a pipe, a file is whole though a process is left
 * behind
 * @returns its exit code
 */
function run(command: readonly string[], file?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const [program = '', ...words] = command;
    const output = file === undefined ? null : openSync(file, 'w');
    const child = spawn(program, words, { cwd: ROOT, stdio: output === null ? 'inherit' : ['ignore', output, output] });
    if (output !== null) closeSync(output);
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Tells whether a program is there. */
function isInstalled(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}

/** Says what a step can't run without; null if nothing is missing. */
function missingFor({ needs, missing }: Step): string | null {
  if (needs !== undefined && !isInstalled(needs)) return `${needs} is not installed`;
  return missing?.() ?? null;
}

const FAILED: Count = { passed: 0, failed: 1 };

/** A step that fails without a failed check of its own counts as one: nothing fails in silence. */
function countOf(step: Step, code: number, reports: string): Count {
  if (step.count === undefined) return code === 0 ? { passed: 1, failed: 0 } : FAILED;
  try {
    const count = step.count(reports);
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch {
    return FAILED;
  }
}

/** The result of a step: its counts, and its lines of the summary. */
interface Outcome {
  count: Count;
  lines: string[];
}

/**
 * Lines of its output that the summary repeats of a step that failed: what reads only the end of a log sees the reason.
 */
const LINES_OF_A_FAILURE = 20;

/** Finds why a step failed: what its report says, or else the last lines of its output. */
function reasonsOf(step: Step, reports: string, file: string | undefined): string[] {
  const reported = step.failures === undefined ? [] : step.failures(reports);
  if (reported.length > 0) return reported.slice(0, LINES_OF_A_FAILURE);
  if (file === undefined || !existsSync(file)) return [];
  const written = readFileSync(file, 'utf8').split('\n');
  return written.filter((line) => line.trim() !== '').slice(-LINES_OF_A_FAILURE);
}

/** One run of the whole test. */
class Run {
  private readonly all: readonly Step[];
  private readonly begun = performance.now();

  constructor(
    private readonly steps: readonly Step[],
    private readonly reports: string,
  ) {
    this.all = allOf(steps);
  }

  /**
   * Runs the steps, and the steps in parallel to them.
   * @returns the outcomes, those of the parallel steps last
   */
  async outcomes(): Promise<Outcome[]> {
    const beside: Promise<Outcome[]>[] = [];
    const own: Outcome[] = [];
    for (const step of this.steps) {
      if (step.beside !== undefined) beside.push(this.takeQuietly(step.beside));
      process.stdout.write(this.heading(step));
      own.push(await this.take(step));
    }
    return [...own, ...(await Promise.all(beside)).flat()];
  }

  /** Runs steps one after another, and shows the output of each when it has ended. */
  private async takeQuietly(steps: readonly Step[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const step of steps) {
      const heading = this.heading(step);
      const file = join(this.reports, `step-${this.all.indexOf(step) + 1}.txt`);
      outcomes.push(await this.take(step, file));
      process.stdout.write(heading + (existsSync(file) ? readFileSync(file, 'utf8') : ''));
    }
    return outcomes;
  }

  /** Formats the title of a step: its number, the time so far, and the steps that are left. */
  private heading(step: Step): string {
    const index = this.all.indexOf(step);
    const left = this.all.slice(index + 1).map(({ name }) => name);
    const milliseconds = performance.now() - this.begun;
    const minutes = `${Math.floor(milliseconds / MINUTE)} min ${Math.floor(milliseconds / 1000) % 60} s`;
    const rest = left.length === 0 ? 'the last step' : `then: ${left.join('; ')}`;
    return `\n[${index + 1}/${this.all.length}] ${step.name}\n      after ${minutes}; ${rest}\n`;
  }

  private async take(step: Step, file?: string): Promise<Outcome> {
    const { name, command } = step;
    const missing = missingFor(step);
    if (missing !== null) {
      return { count: { passed: 0, failed: 0, skipped: 1 }, lines: [`skipped ${name}: ${missing}`] };
    }
    const started = performance.now();
    const code = await run(command, file);
    const unwritten = (step.writes ?? []).filter((written) => !existsSync(join(ROOT, written)));
    const count = unwritten.length > 0 ? FAILED : countOf(step, code, this.reports);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const verdict = count.failed === 0 ? 'ok     ' : 'FAILED ';
    const left = unwritten.length > 0 ? `; it did not write ${unwritten.join(', ')}` : '';
    const line = `${verdict} ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s${left}`;
    const reasons = count.failed === 0 ? [] : reasonsOf(step, this.reports, file);
    return { count, lines: [line, ...reasons.map((reason) => `        ${reason}`)] };
  }
}

/**
 * Runs all checks.
 * @param reports the folder for the files of the steps, which is emptied first
 * @returns the exit code
 */
export async function test(steps: readonly Step[] = STEPS, reports = REPORTS): Promise<number> {
  if (existsSync(reports)) rmSync(reports, { recursive: true });
  mkdirSync(reports);
  const outcomes = await new Run(steps, reports).outcomes();
  const sum = (of: keyof Count) => outcomes.reduce((total, { count }) => total + (count[of] ?? 0), 0);
  const lines = outcomes.flatMap((outcome) => outcome.lines);
  if (sum('skipped') > 0)
    lines.push(
      `${sum('skipped')} skipped: a program or the history of the project is not there, or they need another database`,
    );
  process.stdout.write(`\n${lines.join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  return sum('failed') === 0 ? 0 : 1;
}

/**
 * Runs all checks, or one part of them.
 * @returns the exit code
 */
export async function testPart(part?: Part): Promise<number> {
  return test(part === undefined ? STEPS : stepsOf(STEPS, part));
}
