import path from 'node:path';
import { workerData } from 'node:worker_threads';
import type { Change } from '../../codegen/diff/change';
import { diffContracts, type Version } from '../../codegen/diff/diff';
import { type GeneratedToServe, generateToServe, type RunCache } from '../../codegen/generate';
import { lintChangesOf } from '../../codegen/lint/contract/touched';
import { formatLintProblem, type LintProblem } from '../../codegen/lint/problem';
import type { SpecFiles } from '../../codegen/load/files';
import type { Api } from '../../codegen/model/api';
import { ContractError } from '../../codegen/problems';
import { Writer, write } from '../../codegen/write';
import type { LintQuestions } from './lint-thread';
import { answer, Thread } from './thread';

/** The judgement of one save. */
export type Judged =
  /** `file:line:column` and what is wrong, one line each. */
  | { good: false; problems: string[] }
  /** The number by which it is written down. */
  | { good: true; number: number };

const { root } = workerData as { root: string };
const out = path.join(root, 'generated');
const specDir = path.join(root, 'spec');

let warm: RunCache | undefined;
let first: Version | null = null;
let served: Version | null = null;
let serving: Version | null = null;

/** The last contract that was found to be good. */
let good: GeneratedToServe | null = null;
let number = 0;
/** The contract that was written, until its deferred files are written, too. */
let begun: GeneratedToServe | null = null;
const writer = new Writer(out);

/** The result of the last check; null if the last read was not a check. */
let judged: Judged | null = null;

const linter = new Thread<LintQuestions>('lint-thread', {});

/** Lints the changes of a contract compared with the served one, while its files are generated. */
function lintWhileMade(api: Api, files: SpecFiles): Promise<LintProblem[]> {
  if (!served) return Promise.resolve([]);
  const found = lintChangesOf(served.api, api, files, (name, document) => linter.ask('lint', { name, document }));
  // For a contract that can't be generated, only the mistakes of generation are reported.
  found.catch(() => undefined);
  return found;
}

/** One save can be announced twice: a good contract is not checked again. */
async function judge(): Promise<Judged> {
  if (judged?.good && warm?.files.isAsLookedAt()) return judged;
  // A contract that can't be read leaves no result with which the next save could be confused.
  judged = null;
  judged = await judgeNow();
  return judged;
}

async function judgeNow(): Promise<Judged> {
  let linted: Promise<LintProblem[]> = Promise.resolve([]);
  try {
    const generated = await generateToServe({ specDir, ...(warm ? { previous: warm } : {}) }, ({ api }) => {
      if (warm) linted = lintWhileMade(api, warm.files);
    });
    warm = generated.warm;
    const problems = await linted;
    if (problems.length > 0) return { good: false, problems: problems.map(formatLintProblem) };
    good = generated;
    number += 1;
    return { good: true, number };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return { good: false, problems: error.problems.map(asLine) };
  }
}

/**
 * Writes a checked contract, without its deferred files.
 * @returns the changed files of `generated/`; null if a later contract is good
 */
function writeServed(wanted: number): string[] | null {
  if (good === null || wanted !== number) return null;
  begun = good;
  serving = { api: begun.api, files: begun.warm.files };
  return writer.write(begun.files);
}

/**
 * Writes the deferred files, and removes stale ones.
 * @returns the changed files
 */
async function writeRest(): Promise<string[]> {
  const files = await begun?.whole();
  begun = null;
  return files === undefined ? [] : [...writer.write(files), ...write(files, out).map(({ file }) => file)];
}

/** Repeats the work of a save after a good one, without effect, so that the next save runs compiled code. */
async function rehearse(): Promise<void> {
  if (!warm || !served) return;
  judged = null;
  let linted: Promise<LintProblem[]> = Promise.resolve([]);
  const { files } = warm;
  const { warm: next, whole } = await generateToServe({ specDir, previous: warm }, ({ api }) => {
    linted = lintWhileMade(api, files);
  });
  warm = next;
  await linted;
  await whole();
}

function asLine({ file, line, column, message }: ContractError['problems'][number]): string {
  return formatLintProblem({ file: `spec/${file}`, line, column, rule: 'contract', message });
}

/** The changes for partners of the contract that is served now: with this save, and since the start. */
export interface ChangesForPartners {
  now: Change[];
  sinceStart: Change[];
}

/** Returns the changes since the last question; asked after a good save. */
function changesForPartners(): ChangesForPartners {
  if (!serving) return { now: [], sinceStart: [] };
  first ??= serving;
  const now = served ? diffContracts(served, serving) : [];
  const changes = { now, sinceStart: first === served ? now : diffContracts(first, serving) };
  served = serving;
  return changes;
}

const contractQuestions = { judge, writeServed, writeRest, rehearse, changesForPartners };
export type ContractQuestions = typeof contractQuestions;

answer(contractQuestions);
