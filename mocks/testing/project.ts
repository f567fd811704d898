import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '..', '..');
/** The folders that neither serve nor generate, and what a build that runs at the same time may be writing. */
const LEFT_OUT = new Set(['node_modules', 'data', 'reports', 'dist', 'dist-client', 'bench', 'contract-tests']);

/** A copy of the project in a temporary folder, to be edited and run; packages are the project's own. */
export interface ProjectCopy {
  root: string;
  remove(): void;
}

/** Copies what the sandbox, the mocks and the generator are made of. @param more folders to copy beside those */
export function copyProject(more: readonly string[] = []): ProjectCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'contrato-copy-'));
  for (const part of readdirSync(ROOT).filter(
    (name) => !name.startsWith('.') && (more.includes(name) || !LEFT_OUT.has(name)),
  )) {
    cpSync(path.join(ROOT, part), path.join(root, part), { recursive: true });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
