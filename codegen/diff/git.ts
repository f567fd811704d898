/** The contract as it was at a commit. */

import { spawnSync } from 'node:child_process';
import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeTemporaryFolder } from '../../cli/folders';
import { readContract } from '../check/check';
import { SpecFiles } from '../load/files';
import { ContractError, Problems } from '../problems';
import { Timings } from '../util/timings';
import type { Version } from './diff';

/** A mistake that the user of the command can correct. */
class DiffError extends Error {}

const ENOUGH_BYTES = 512 * 1024 * 1024;

function git(root: string, words: readonly string[]): { ok: boolean; output: Buffer; error: string } {
  const { status, stdout, stderr, error } = spawnSync('git', ['-C', root, ...words], { maxBuffer: ENOUGH_BYTES });
  if (error) throw new DiffError(`git can't be run: ${error.message}`);
  return { ok: status === 0, output: stdout, error: stderr.toString('utf8').trim() };
}

/** The contract in the working tree. @throws DiffError when it can't be bundled */
export function workingTree(root: string): Version {
  return readVersion(join(root, 'spec'), 'the working tree', false);
}

/**
 * The contract at a git ref, bundled by the generator of today.
 * @throws DiffError when there is no such commit, when it has no contract, or when that can't be bundled
 */
export function atRef(root: string, ref: string): Version {
  const found = git(root, ['rev-parse', '--git-dir']);
  if (!found.ok) throw new DiffError(`--root ${root} is not a repository: ${found.error}`);
  const resolved = git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  if (!resolved.ok) throw new DiffError(`${ref} is not a commit of this repository; git log --oneline lists them.`);
  const commit = resolved.output.toString('utf8').trim();
  const archive = git(root, ['archive', '--format=tar', commit, 'spec']);
  if (!archive.ok) throw new DiffError(`${ref} has no folder spec${withRoot(root)}: ${archive.error}`);
  const folder = makeTemporaryFolder('contract-');
  try {
    const { status, stderr, error } = spawnSync('tar', ['-x', '-C', folder], { input: archive.output });
    // A tar that ends early also leaves the error of a closed pipe.
    if (status === null && error) throw new DiffError(`tar can't be run: ${error.message}`);
    if (status !== 0) throw new DiffError(`the contract of ${ref} can't be unpacked: ${stderr.toString('utf8')}`);
    const version = readVersion(join(folder, 'spec'), ref, true);
    // Lines are looked up later, when the folder is gone.
    version.files.keep();
    return version;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Names the root of the repository if another folder of it was searched; empty otherwise. */
function withRoot(root: string): string {
  const top = git(root, ['rev-parse', '--show-toplevel']).output.toString('utf8').trim();
  return top === '' || top === realpathSync(root)
    ? ''
    : ` in ${root} (the repository's root is ${top}: try --root ${top})`;
}

function readVersion(specDir: string, name: string, isOld: boolean): Version {
  const files = new SpecFiles(specDir);
  if (!files.exists('openapi.yaml')) throw new DiffError(`${name} has no spec/openapi.yaml`);
  try {
    // The contract of a commit must only be consistent: it is not checked against rules that were added later.
    return { api: readContract(files, new Problems(files, isOld), new Timings()), files };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    const lines = error.problems.map(
      ({ file, line, column, message }) => `  spec/${file}:${line}:${column} ${message}`,
    );
    throw new DiffError(`the contract of ${name} can't be bundled:\n${lines.join('\n')}`);
  }
}
