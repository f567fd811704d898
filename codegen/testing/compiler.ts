/** Compiles texts that are in no file of the project, and returns the compiler's messages. */

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readTypescript } from '../lint/commands';

const ROOT = path.join(__dirname, '../..');
const TSC = path.join(ROOT, 'node_modules/typescript-7/bin/tsc');

/** Settings of the project that texts elsewhere do not use, and those by which they find its packages. */
const ELSEWHERE = {
  incremental: false,
  moduleDetection: 'force',
  types: ['node'],
  typeRoots: [path.join(ROOT, 'node_modules/@types')],
};

/**
 * Compiles texts with the settings of the project, in a folder where the project is installed as a package.
 *
 * @param texts by name of the file
 * @param compilerOptions settings in addition to those of the project
 * @returns the messages about each text, by the same name; a message of several lines is one line
 */
export function messagesOn(
  texts: Readonly<Record<string, string>>,
  compilerOptions: object = {},
): Record<string, string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'contrato-compiled-'));
  try {
    mkdirSync(path.join(folder, 'node_modules'));
    symlinkSync(ROOT, path.join(folder, 'node_modules/contrato'));
    for (const [file, text] of Object.entries(texts)) writeFileSync(path.join(folder, file), text);
    const project = {
      extends: path.join(ROOT, 'tsconfig.json'),
      compilerOptions: { ...ELSEWHERE, ...compilerOptions },
      files: Object.keys(texts),
      include: [],
    };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(project));
    const { stdout, stderr } = spawnSync(process.execPath, [TSC, '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const found = readTypescript(stdout);
    const others = found.filter(({ file }) => !(file in texts));
    if (stderr !== '' || others.length > 0) throw new Error(`the compiler says of other files:\n${stdout}${stderr}`);
    const of = (name: string) => found.filter(({ file }) => file === name).map(({ message }) => message);
    return Object.fromEntries(Object.keys(texts).map((name) => [name, of(name)]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
