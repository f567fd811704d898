import { execFile, spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '../../cli/declaration';

const run = promisify(execFile);

/**
 * Installs a version of Node into a folder of temporary files, unless it is there.
 * @param version a version, or the beginning of one
 * @returns the folder of its programs
 */
async function installNode(version: string): Promise<string> {
  if (!/^\d+(\.\d+){0,2}$/.test(version)) throw new UsageError(`a version is 24 or 20.19.0, not ${version}`);
  const folder = path.join(tmpdir(), `contrato-node-${version}`);
  const programs = path.join(folder, 'node_modules/node/bin');
  const isThere = await access(path.join(programs, 'node'), constants.X_OK).then(
    () => true,
    () => false,
  );
  if (isThere) return programs;
  await mkdir(folder, { recursive: true });
  // Its script fetches the program that fits the machine.
  const manifest = { private: true, allowScripts: { node: true } };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const words = ['install', '--no-audit', '--no-fund', '--ignore-scripts=false', `node@${version}`];
  await run('npm', words, { cwd: folder });
  return programs;
}

/** The environment in which that Node is the first. */
export function environmentOf(programs: string): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${programs}${path.delimiter}${process.env.PATH ?? ''}` };
}

/** Runs a command on a version of Node, and says which one it is. @returns its exit code */
export async function onNode(version: string, words: readonly string[]): Promise<number> {
  const env = environmentOf(await installNode(version));
  const [file = 'npm', ...rest] = words.length === 0 ? ['npm', 'test'] : words;
  const { stdout } = await run('node', ['--version'], { env });
  process.stdout.write(`on Node ${stdout.trim()}: ${[file, ...rest].join(' ')}\n`);
  return new Promise((resolve, reject) => {
    const child = spawn(file, rest, { env, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
