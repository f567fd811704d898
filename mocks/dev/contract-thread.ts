import path from 'node:path';
import { workerData } from 'node:worker_threads';
import type { Change } from '../../codegen/diff/change';
import { diffContracts, type Version } from '../../codegen/diff/diff';
import { generate, type RunCache } from '../../codegen/generate';
import { lintBundled } from '../../codegen/lint/contract/redocly';
import { lintTouched } from '../../codegen/lint/contract/touched';
import { formatLintProblem } from '../../codegen/lint/problem';
import { ContractError } from '../../codegen/problems';
import { write } from '../../codegen/write';
import { answer } from './thread';

/** The judgement of one save. Bad contracts are not written down. */
export type Judged =
  /** `file:line:column` and what is wrong, one line each. */
  | { good: false; problems: string[] }
  /** Files of `generated/` that are another now. */
  | { good: true; written: string[] };

const { root } = workerData as { root: string };
const out = path.join(root, 'generated');
const specDir = path.join(root, 'spec');

let warm: RunCache | undefined;
let first: Version | null = null;
let served: Version | null = null;
let serving: Version | null = null;

async function judge(): Promise<Judged> {
  // The first save after the start would wait for Redocly to load.
  if (!served) void lintBundled('openapi.json', { openapi: '3.1.0', info: {}, paths: {} });
  try {
    const { files, warm: next, api } = await generate({ specDir, ...(warm ? { previous: warm } : {}) });
    warm = next;
    const problems = served ? await lintTouched(served.api, api, next.files) : [];
    if (problems.length > 0) return { good: false, problems: problems.map(formatLintProblem) };
    serving = { api, files: next.files };
    return { good: true, written: write(files, out).map(({ file }) => file) };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return { good: false, problems: error.problems.map(asLine) };
  }
}

/** Does once more what a save takes, after a good one, and changes nothing: the next save then runs compiled code. */
async function rehearse(): Promise<void> {
  if (!warm || !served) return;
  const { api, warm: next } = await generate({ specDir, previous: warm });
  warm = next;
  await lintTouched(served.api, api, next.files);
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

const contractQuestions = { judge, rehearse, changesForPartners };
export type ContractQuestions = typeof contractQuestions;

answer(contractQuestions);
