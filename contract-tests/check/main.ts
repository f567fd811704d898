import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { FROM_SOURCE } from '../../cli/own-code';
import { JEST } from '../suite/steps';

const ROOT = join(__dirname, '..', '..');

/** Steps that run at the same time. */
const LANES = 2;

interface Step {
  name: string;
  command: readonly string[];
}

const contrato = (...words: string[]) => [process.execPath, ...FROM_SOURCE, 'cli/contrato.ts', ...words];
const unit = (...paths: string[]) => [
  ...JEST,
  ...['--selectProjects', 'unit', '--maxWorkers=1', '--silent', '--reporters=summary', '--reporters=default'],
  ...['--testPathPatterns', ...paths.map((path) => join(ROOT, path))],
];

/**
 * Tests that take two minutes together: they start processes and shells, create keys, compile the clients of other
 * languages, flood sockets, read every document in every revision, or wait for real time to pass. A change rarely
 * breaks them, and `npm test` runs them.
 */
const LONG = {
  server:
    'events/neighbours|events/name-resolver|platform/listen|platform/tls|platform/private-files|settlement/sftp/ssh-key',
  cli: 'children|from-source|completion/shells',
  client: 'languages',
  docs: 'render/(samples|portable|compose|production|files|documents)',
} as const;

/** The tests below a folder, without the long ones. */
const without = (folder: keyof typeof LONG): string => `${folder}/(?!(${LONG[folder]})\\.test)`;

/**
 * The longest step first, so that the two lanes end at about the same time. A step that could start several processes
 * starts one, since each would load and warm up the same code, and the other lane needs the other core.
 */
const STEPS: readonly Step[] = [
  { name: 'contract: the current revision', command: contrato('contract', '--workers', '1') },
  { name: 'lint, with types', command: contrato('lint') },
  {
    name: 'tests of rules and of what needs no database',
    command: unit(without('server'), without('cli'), without('client'), 'console/', without('docs')),
  },
  { name: 'generated files are up to date', command: contrato('codegen', '--check') },
  { name: 'interface coverage', command: contrato('interface', '--check') },
];

/**
 * Runs a step.
 * @returns whether it passed, and all that it said
 */
function take({ command: [file = '', ...words] }: Step): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, words, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ passed: code === 0, output }));
  });
}

/**
 * Runs the steps. Of one that fails all is shown that it said.
 * @returns the exit code
 */
export async function check(): Promise<number> {
  const waiting = [...STEPS];
  const failed: string[] = [];
  let done = 0;
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = performance.now();
      const { passed, output } = await take(step);
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      done += 1;
      if (!passed) failed.push(step.name);
      const line = `[${done}/${STEPS.length}] ${passed ? 'ok    ' : 'FAILED'}  ${step.name}, ${seconds} s\n`;
      process.stdout.write(passed ? line : `${line}${output}\n`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, work));
  process.stdout.write(`\n${STEPS.length - failed.length} passed, ${failed.length} failed\n`);
  return failed.length === 0 ? 0 : 1;
}
