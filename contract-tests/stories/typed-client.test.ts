import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { transformSync } from 'esbuild';
import { FROM_SOURCE } from '../../cli/own-code';
import { useSandbox } from './story';

const ROOT = join(__dirname, '../..');
const guide = readFileSync(join(ROOT, 'docs/guides/typed-client.md'), 'utf8');

/** The blocks of a language, as one text. The program is in `ts`, the file of tests in `typescript`. */
const blocks = (language: string): string =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map(([, text]) => text).join('\n');

const program = blocks('ts');
/** The package's entries are its sources here, as the guide says for those who follow in a checkout. */
const CONDITION = 'contrato-source';

it('has a file of tests that starts a sandbox of its own and passes', async () => {
  const { code } = transformSync(blocks('typescript'), { loader: 'ts', format: 'cjs', target: 'node20' });
  const words = ['--conditions', CONDITION, ...FROM_SOURCE, '--test-reporter', 'tap', '--eval', code];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: ROOT });
  expect(stdout).toMatch(/^ok 1 - creates a user$/m);
  expect(stdout).toMatch(/^# fail 0$/m);
});

describe('the guide to the typed client', () => {
  const server = useSandbox();

  it('prints what it says', async () => {
    const { code } = transformSync(program, { loader: 'ts', format: 'cjs', target: 'node20' });
    const run = promisify(execFile)(process.execPath, ['--conditions', CONDITION, ...FROM_SOURCE, '--eval', code], {
      cwd: ROOT,
      env: { ...process.env, CONTRATO_URL: server().url },
    });
    expect((await run).stdout).toBe(blocks('text').replace('\n\n', '\n'));
  });
});
