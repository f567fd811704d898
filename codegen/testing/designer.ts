/** Edits of a copy of the contract in memory, checked as `npm run dev` checks them. */

import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { diffContracts, type Version } from '../diff/diff';
import { saveLines } from '../diff/report';
import { generate, type RunCache } from '../generate';
import { lintChangesOf } from '../lint/contract/touched';
import { formatLintProblem } from '../lint/problem';
import { ContractError } from '../problems';

/** A step of a guide: edits of files, then the expected output. */
interface GuideStep {
  heading: string;
  edits: { file: string; lines: string[] }[];
  seen: string;
}

/**
 * The steps of a guide: `diff` blocks, whose first line names the file, and the `text` block after them.
 */
export function readSteps(guide: string): GuideStep[] {
  const steps: GuideStep[] = [];
  let heading = '';
  let edits: GuideStep['edits'] = [];
  for (const [, title, language, body = ''] of guide.matchAll(/^## (.*)$|^```(\w+)\n([\s\S]*?)^```$/gm)) {
    if (title !== undefined) heading = title;
    if (language === 'diff') {
      const [first = '', ...lines] = body.trimEnd().split('\n');
      edits.push({ file: first.replace(/^--- /, ''), lines });
    }
    if (language === 'text' && edits.length > 0) {
      steps.push({ heading, edits, seen: body.trimEnd() });
      edits = [];
    }
  }
  return steps;
}

/**
 * Applies a diff: kept and removed lines must be consecutive in the file; a diff with only new lines creates a file.
 */
export function applyEdit(folder: string, { file, lines }: GuideStep['edits'][number]): void {
  const target = path.join(folder, file);
  const side = (mark: string): string =>
    lines
      .filter((line) => line === '' || line.startsWith(' ') || line.startsWith(mark))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const [from, to] = [side('-'), side('+')];
  if (from === '' && !existsSync(target)) {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, to);
    return;
  }
  const before = readFileSync(target, 'utf8');
  if (before.split(from).length !== 2)
    throw new Error(`${file} has these lines ${before.split(from).length - 1} times:\n${from}`);
  writeFileSync(
    target,
    before.replace(from, () => to),
  );
}

/** A copy of the contract that is edited by steps. */
export class Designer {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
  private warm: RunCache | undefined;
  private begun: Version | null = null;
  private good: Version | null = null;

  constructor(spec: string) {
    cpSync(spec, path.join(this.folder, 'spec'), { recursive: true });
  }

  edit(edit: GuideStep['edits'][number]): void {
    applyEdit(this.folder, edit);
  }

  /** Returns the mistakes, one line each, or the meaning of a save for partners, as `npm run dev` prints them. */
  async see(): Promise<string> {
    try {
      const previous = this.warm;
      const { api, warm } = await generate({
        specDir: path.join(this.folder, 'spec'),
        ...(previous ? { previous } : {}),
      });
      this.warm = warm;
      const version = { api, files: warm.files };
      this.begun ??= version;
      const problems = this.good ? await lintChangesOf(this.good.api, api, warm.files) : [];
      if (problems.length > 0) return problems.map(formatLintProblem).join('\n');
      const now = diffContracts(this.good ?? version, version);
      this.good = version;
      const saved = { now, sinceStart: diffContracts(this.begun, version) };
      return saveLines(saved).join('\n');
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      return error.problems
        .map((one) => formatLintProblem({ ...one, file: `spec/${one.file}`, rule: 'contract' }))
        .join('\n');
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
