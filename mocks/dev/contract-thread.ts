import path from 'node:path';
import { workerData } from 'node:worker_threads';
import type { Change } from '../../codegen/diff/change';
import { diffContracts, type Version } from '../../codegen/diff/diff';
import { type GeneratedToServe, generateToServe, type RunCache } from '../../codegen/generate';
import { lintTouched } from '../../codegen/lint/contract/touched';
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
/** That which is written down, until what waits is, too. */
let begun: GeneratedToServe | null = null;
const writer = new Writer(out);

/** The judgement of the files as they were looked at last; null where that was not for a judgement. */
let judged: Judged | null = null;

const linter = new Thread<LintQuestions>('lint-thread', {});

/** Lints what a contract changes of the one that is served, while its files are made. */
function lintWhileMade(api: Api, files: SpecFiles): Promise<LintProblem[]> {
  if (!served) return Promise.resolve([]);
  const found = lintTouched(served.api, api, files, (name, document) => linter.ask('lint', { name, document }));
  // Of a contract that can't be generated only that is told.
  found.catch(() => undefined);
  return found;
}

/** One save can be announced twice: what was found to be good is not judged again. */
async function judge(): Promise<Judged> {
  if (judged?.good && warm?.files.isAsLookedAt()) return judged;
  // What can't even be looked at leaves no judgement behind that the next save could be taken for.
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
 * Writes down a contract that was judged, but for what waits.
 * @returns the files of `generated/` that are another now; null where a later contract was found to be good
 */
function writeServed(wanted: number): string[] | null {
  if (good === null || wanted !== number) return null;
  begun = good;
  serving = { api: begun.api, files: begun.warm.files };
  return writer.write(begun.files);
}

/** Writes down the rest, and removes what is stale. @returns the files that are another now */
async function writeRest(): Promise<string[]> {
  const files = await begun?.whole();
  begun = null;
  return files === undefined ? [] : [...writer.write(files), ...write(files, out).map(({ file }) => file)];
}

/** Does once more what a save takes, after a good one, and changes nothing: the next save then runs compiled code. */
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
