import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FROM_SOURCE } from './own-code';

const root = path.resolve(__dirname, '..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'unusable-'));
const at = (name: string) => path.join(folder, name);
const [aFile, aFolder, nothing] = [at('file'), at('folder'), at('nothing')];
const books = at('books.csv');
const service = at('service.csv');

beforeAll(() => {
  mkdirSync(aFolder);
  writeFileSync(aFile, '');
  writeFileSync(books, 'TRANSACTION_ID,STATUS\n');
  writeFileSync(
    service,
    'TRANSACTION_ID,TRANSACTION_TYPE,STATUS,LOCAL_AMOUNT,LOCAL_CURRENCY,USER_ID,ORIGINAL_TRANSACTION_ID\n',
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function contrato(words: readonly string[], environment: Record<string, string> = {}) {
  const args = [...FROM_SOURCE, path.join(root, 'cli/contrato.ts'), ...words];
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...environment } });
}

it.each([
  [['world', 'init', '/proc/world'], "folder /proc/world can't be written: ENOENT"],
  [['world', 'init', aFile], `folder ${aFile} can't be written: ${aFile} is not a folder`],
  [['reconcile', '--service', nothing, '--client', books], `--service ${nothing} can't be read (ENOENT)`],
  [['reconcile', '--service', service, '--client', aFolder], `--client ${aFolder} can't be read (EISDIR)`],
  [
    ['reconcile', '--service', service, '--client', books, '--funds', nothing],
    `--funds ${nothing} can't be read (ENOENT)`,
  ],
  [
    ['reconcile', '--service', service, '--client', books, '--state', `${aFile}/state`],
    `--state ${aFile}/state can't be written: ${aFile} is not a folder`,
  ],
  [
    ['reconcile', '--service', service, '--client', books, '--state', aFolder],
    `--state ${aFolder} can't be written: EISDIR`,
  ],
  [['sequences', '--story', nothing], `--story ${nothing} can't be read (ENOENT)`],
  [['codegen', '--spec', `${aFile}/spec`], `--spec ${aFile}/spec is not a folder`],
  [['codegen', '--spec', nothing], `--spec ${nothing} is not a folder`],
  [['diff', 'HEAD', '--root', nothing], `--root ${nothing} is not a repository: `],
  [['diff', 'nowhere', '--html', aFolder], `--html ${aFolder} can't be written: EISDIR`],
])('%j is refused in one line that begins with the option', (words, says) => {
  const { status, stderr } = contrato(words);
  const [line = '', ...more] = stderr.trimEnd().split('\n');
  expect(line.slice(0, says.length)).toBe(says);
  expect(more.filter((one) => one !== '' && !one.endsWith('--help says how it is used.'))).toEqual([]);
  expect(status).toBe(2);
});

it('a file that can be written is not there until it is', () => {
  expect(contrato(['diff', 'nowhere', '--html', at('page.html')]).status).toBe(2);
  expect(readdirSync(folder)).not.toContain('page.html');
});

it.each([
  [['start', '--port', '0', '--memory'], 'TMPDIR', 1],
  [['diff', 'HEAD'], 'TMPDIR', 2],
  [['diff', 'HEAD'], 'TMP', 2],
])('%j names the variable of a temporary folder that cannot be used: %s', (words, variable, code) => {
  const { status, stderr } = contrato(words, { TMPDIR: '', [variable]: nothing });
  expect(stderr.slice(0, stderr.indexOf(','))).toBe(
    `${variable} ${nothing} can't be written: ENOENT: no such file or directory`,
  );
  expect(status).toBe(code);
});
