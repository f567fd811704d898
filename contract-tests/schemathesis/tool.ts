import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { isOnPath } from '../on-path';

const run = promisify(execFile);

const PROJECT = path.join(__dirname, '..', '..');
const REQUIREMENTS = path.join(__dirname, 'requirements.txt');
/** The folder where it is installed, which git ignores. */
const FOLDER = path.join(PROJECT, 'data', 'schemathesis');

/** The program, once it is installed. */
export const PROGRAM = path.join(FOLDER, 'bin', 'schemathesis');

/**
 * Installs Schemathesis, unless the required version is installed already.
 * @returns why it can't, or null
 */
export async function install(print: (line: string) => void): Promise<string | null> {
  const wanted = readFileSync(REQUIREMENTS, 'utf8');
  const mark = path.join(FOLDER, 'requirements.txt');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return null;
  if (!isOnPath('python3')) return 'python3 is not installed';
  print(`installing ${wanted.trim()} …`);
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(path.dirname(FOLDER), { recursive: true });
  try {
    await run('python3', ['-m', 'venv', FOLDER]);
    await run(path.join(FOLDER, 'bin', 'python'), ['-m', 'pip', 'install', '-q', '-r', REQUIREMENTS]);
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    return stderr.trim() || message;
  }
  writeFileSync(mark, wanted);
  return null;
}
