import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { takeNoOptions } from '../../cli/command-line';
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

/** A step that fails without a failed check of its own counts as one: nothing fails in silence. */
async function take(step: Step): Promise<Count> {
  const code = await run(step.command);
  if (step.count === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const count = step.count(REPORTS);
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const USAGE = `npm test

Runs everything that must hold, the cheapest first, and counts what passed and what failed. It takes no options; the
steps can be run one by one: npm run lint, npm run unit, npm run contract, npm run chaos.`;

async function main(): Promise<number> {
  takeNoOptions(USAGE);
  if (existsSync(REPORTS)) rmSync(REPORTS, { recursive: true });
  mkdirSync(REPORTS);
  const lines: string[] = [];
  const total: Count = { passed: 0, failed: 0 };
  for (const [index, step] of STEPS.entries()) {
    process.stdout.write(`\n[${index + 1}/${STEPS.length}] ${step.name}\n`);
    const started = performance.now();
    const { passed, failed } = await take(step);
    total.passed += passed;
    total.failed += failed;
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    lines.push(`${failed === 0 ? 'ok    ' : 'FAILED'}  ${step.name}: ${passed} passed, ${failed} failed, ${seconds} s`);
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
  return total.failed === 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${(error as Error).stack}\n`);
    process.exit(1);
  },
);
