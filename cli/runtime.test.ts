import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { engines } from '../package.json';

const { refusalOf, refusalOfAge } = require('./runtime.cjs') as Record<
  'refusalOf' | 'refusalOfAge',
  (versions: Partial<NodeJS.ProcessVersions>) => string | null
>;

const ROOT = path.join(__dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'contrato-runtime-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the sandbox of this checkout on a runtime that says these versions. */
function startOn(versions: object) {
  const pretence = path.join(folder, 'versions.cjs');
  const value = JSON.stringify({ ...process.versions, ...versions });
  writeFileSync(pretence, `Object.defineProperty(process, 'versions', { value: ${value} });`);
  const words = [
    '--require',
    pretence,
    '--require',
    './cli/from-source.cjs',
    'cli/contrato.ts',
    'start',
    '--port',
    '0',
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: ROOT, encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('asks for the version of Node that the package asks for', () => {
  const [, oldest = ''] = /^>=(\d+\.\d+)$/.exec(engines.node) ?? [];
  const [major = 0, minor = 0] = oldest.split('.').map(Number);
  expect(refusalOfAge({ node: `${major}.${minor - 1}.9` })).toMatch(`contrato needs Node ${oldest} or newer.`);
  for (const node of [`${oldest}.0`, `${major}.${minor + 1}.0`, `${major + 1}.0.0`]) {
    expect(refusalOfAge({ node })).toBeNull();
    expect(refusalOf({ node })).toBeNull();
  }
});

it.each([
  [{ node: '18.20.8' }, `This is Node 18.20.8: ${process.execPath}`],
  [{ node: '20.18.3' }, `This is Node 20.18.3: ${process.execPath}`],
  [{ node: '24.3.0', bun: '1.4.5' }, 'This is Bun 1.4.5: leave out --bun.'],
  [{ node: '24.2.0', deno: '2.9.6' }, 'This is Deno 2.9.6: type npx contrato.'],
])('starts nothing on %j, and says why', (versions, reason) => {
  expect(startOn(versions)).toEqual({
    status: 2,
    stdout: '',
    stderr: `contrato needs Node 20.19 or newer. ${reason}\n`,
  });
});
