import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeNewestMigration, commitOf, writeVersion } from './earlier-version';

const folder = mkdtempSync(join(tmpdir(), 'contrato-earlier-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const project = join(folder, 'project');

/** Runs git in the project of this test. */
function git(...words: string[]): string {
  const own = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  const { status, stdout, stderr } = spawnSync('git', [...own, ...words], { cwd: project, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

/** Writes a file and commits it. @returns the commit */
function commit(path: string, text: string): string {
  mkdirSync(join(project, path, '..'), { recursive: true });
  writeFileSync(join(project, path), text);
  git('add', '-A');
  git('commit', '-q', '-m', path);
  return git('rev-parse', 'HEAD');
}

beforeAll(() => {
  mkdirSync(join(project, 'node_modules'), { recursive: true });
  git('init', '-q');
});

it('finds the version before the newest migration, committed or not, and writes it', () => {
  expect(commitOf('HEAD', project)).toBeNull();
  commit('server/cards/store/migrations/0001-cards.ts', 'one');
  expect(beforeNewestMigration(project)).toBeNull();
  const before = commit('server/code.ts', 'before');
  commit('mocks/world/store/migrations/0002-world.ts', 'two');
  expect(beforeNewestMigration(project)).toBe(before);
  const last = commit('server/code.ts', 'after');
  writeFileSync(join(project, 'server/cards/store/migrations/0001-cards.ts'), 'changed');
  expect(beforeNewestMigration(project)).toBe(before);
  writeFileSync(join(project, 'server/cards/store/migrations/0003-new.ts'), 'three');
  expect(beforeNewestMigration(project)).toBe(last);
  writeVersion(before, join(folder, 'written'), project);
  expect(readFileSync(join(folder, 'written/server/code.ts'), 'utf8')).toBe('before');
  expect(() => readFileSync(join(folder, 'written/mocks/world/store/migrations/0002-world.ts'))).toThrow('ENOENT');
});

it('finds no commit by a name that is none, also where it looks like an option', () => {
  expect(commitOf('nobody', project)).toBeNull();
  expect(commitOf('--all', project)).toBeNull();
  expect(() => writeVersion('nobody', join(folder, 'nothing'), project)).toThrow("can't be written");
});
