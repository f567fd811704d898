import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MINUTE } from '../../server/kernel/time';
import { type Count, STEPS, type Step } from './steps';

const ROOT = join(__dirname, '..', '..');
const REPORTS = join(ROOT, 'reports');

/** Runs a command with its output on ours. @returns its exit code */
function run(command: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const [file = '', ...words] = command;
    const child = spawn(file, words, { cwd: ROOT, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Tells whether a program is there. */
function isInstalled(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}

/** A step that fails without a failed check of its own counts as one: nothing fails in silence. */
async function take(step: Step): Promise<Count> {
  const code = await run(step.command);
  const missing = (step.writes ?? []).filter((file) => !existsSync(join(ROOT, file)));
  if (missing.length > 0) {
    process.stdout.write(`it left no ${missing.join(', ')}\n`);
    return { passed: 0, failed: 1 };
  }
  if (step.count === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const count = step.count(REPORTS);
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Formats the title of a step: its number, the time so far, and the steps that are left. */
function heading(index: number, milliseconds: number): string {
  const left = STEPS.slice(index + 1).map((step) => step.name);
  const minutes = `${Math.floor(milliseconds / MINUTE)} min ${Math.floor(milliseconds / 1000) % 60} s`;
  const rest = left.length === 0 ? 'the last step' : `then: ${left.join('; ')}`;
  return `\n[${index + 1}/${STEPS.length}] ${STEPS[index]?.name}\n      after ${minutes}; ${rest}\n`;
}

/** Runs everything that must hold. @returns the exit code */
export async function test(): Promise<number> {
  if (existsSync(REPORTS)) rmSync(REPORTS, { recursive: true });
  mkdirSync(REPORTS);
  const begun = performance.now();
  const lines: string[] = [];
  const total: Count = { passed: 0, failed: 0 };
  let skipped = 0;
  for (const [index, step] of STEPS.entries()) {
    process.stdout.write(heading(index, performance.now() - begun));
    if (step.needs !== undefined && !isInstalled(step.needs)) {
      skipped += 1;
      lines.push(`skipped ${step.name}: ${step.needs} is not installed`);
      continue;
    }
    const started = performance.now();
    const { passed, failed, skipped: left = 0 } = await take(step);
    total.passed += passed;
    total.failed += failed;
    skipped += left;
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    lines.push(
      `${failed === 0 ? 'ok     ' : 'FAILED '} ${step.name}: ${passed} passed, ${failed} failed, ${seconds} s`,
    );
  }
  if (skipped > 0) lines.push(`${skipped} skipped, for want of a program or of another database`);
  process.stdout.write(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
  return total.failed === 0 ? 0 : 1;
}
