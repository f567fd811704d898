import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const MIGRATIONS = ':(glob)**/migrations/*.ts';

/** Megabytes of an archive of the project that are read at most. */
const MAX_BUFFER = 256 * 1024 * 1024;

function git(root: string, ...words: string[]): { ok: boolean; out: string } {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return { ok: status === 0, out: String(stdout ?? '').trim() };
}

/**
 * Finds the version before the newest migration: the commit before the one that added it, or the last commit if the
 * migration is not committed yet.
 * @returns null if the history does not go back that far, as in a shallow clone
 */
export function beforeNewestMigration(root = ROOT): string | null {
  if (git(root, 'status', '--porcelain', '--untracked-files=all', '--', MIGRATIONS).out.match(/^(\?\?|A)/m))
    return commitOf('HEAD', root);
  const added = git(root, 'log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS).out;
  return added === '' ? null : commitOf(`${added}^`, root);
}

/** Returns the id of the commit that a name stands for; null if there is none. */
export function commitOf(name: string, root = ROOT): string | null {
  const { ok, out } = git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
  return ok ? out : null;
}

/**
 * Writes a version of the project into a folder. It runs on the packages that are installed for this version.
 * @throws Error if it can't be written
 */
export function writeVersion(commit: string, folder: string, root = ROOT): void {
  mkdirSync(folder);
  const { status, stdout } = spawnSync('git', ['archive', commit], { cwd: root, maxBuffer: MAX_BUFFER });
  const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: stdout });
  if (status !== 0 || unpacked.status !== 0) throw new Error(`the version of ${commit} can't be written to ${folder}`);
  const installed = join(folder, 'node_modules');
  if (!existsSync(installed)) symlinkSync(join(root, 'node_modules'), installed);
}
