import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { scripts } from '../package.json';

/** The commands of package.json that are ours: Jest and TypeScript answer for themselves. */
const OWN = Object.entries(scripts).filter(([, script]) => /^(tsx|(exec )?node) /.test(script));

/** Runs a command as npm would. */
function run(script: string, ...words: string[]) {
  const own = script.split(' ');
  const args = ['--import', 'tsx', ...own.filter((word) => word.endsWith('.ts')), ...words];
  const root = path.join(__dirname, '..');
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('every command', () => {
  it.each(OWN)(
    'npm run %s says with --help how it is used, and does nothing else',
    (_, script) => {
      const { status, stdout, stderr } = run(script, '--help');
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toMatch(/^npm (run [\w-]+|start|test)/);
    },
    120_000,
  );

  it.each(OWN)(
    'npm run %s refuses an option that it does not know, and names the nearest',
    (_, script) => {
      const { status, stderr } = run(script, '--hepl');
      expect(stderr).toMatch(/^Unknown option '--hepl'; did you mean --help\?/);
      expect(status).not.toBe(0);
    },
    120_000,
  );
});
