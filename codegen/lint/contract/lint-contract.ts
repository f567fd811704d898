import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Positions } from '../../load/positions';
import type { Api } from '../../model/api';
import { FIXED } from '../../model/document-names';
import { withoutConsequences } from '../../problem-ties';
import { type LintProblem, mergeProblems } from '../problem';
import { lintBodyDefaults } from './body-defaults';
import { lintCopies } from './copies';
import { lintDeprecated } from './deprecated';
import { lintDescriptions } from './descriptions';
import { lintEventKinds } from './event-kinds';
import { lintHandlers } from './handlers';
import { lintInterfaceItems } from './interface-items';
import { lintLinks } from './links';
import { lintOutcomes } from './outcomes';
import { lintQueries } from './queries';
import { lintRecords } from './records';
import { lintFile, locate } from './redocly';
import { lintReplyHeaders } from './reply-headers';
import { lintRevisions } from './revisions';
import { lintRules } from './rules';
import { tidy, UNREADABLE } from './tidy';
import { lintUnneeded } from './unneeded';
import { findUnused } from './unused';
import { lintValues } from './values';
import { lintWorkflows, workflowFiles } from './workflows';

/** The roots of the contract's documents, each linted with all it refers to. */
const DOCUMENTS = ['openapi.yaml', ...FIXED.map((name) => `${name}.yaml`), 'asyncapi.yaml'];

export interface ContractLint {
  problems: LintProblem[];
  /** The subject of the judgement, in words. */
  judged: string;
}

/** The two halves of the work; they share nothing and can run on two threads. */
export interface Half {
  problems: LintProblem[];
  judged: string;
}

/** The hand-written documents, each with the files that it refers to. */
export async function lintDocuments(root: string): Promise<Half> {
  const positions = new Positions();
  const problems: LintProblem[] = [];
  const workflows = workflowFiles(root);
  for (const name of DOCUMENTS) {
    const path = join(root, 'spec', name);
    if (!existsSync(path)) {
      const message = 'The contract needs this document.';
      problems.push({ file: `spec/${name}`, line: 1, column: 1, rule: 'missing-document', message });
      continue;
    }
    problems.push(...(await lintReadable(path, root, positions)));
  }
  for (const file of workflows) problems.push(...(await lintReadable(join(root, file), root, positions)));
  return { problems, judged: `${DOCUMENTS.length} documents, ${workflows.length} workflows` };
}

/** The general rules; a document that they can't read counts as one mistake. */
async function lintReadable(path: string, root: string, positions: Positions): Promise<LintProblem[]> {
  try {
    return (await lintFile(path)).map((finding) => locate(finding, root, positions));
  } catch (error) {
    const file = relative(root, path).split(sep).join('/');
    return [{ file, line: 1, column: 1, rule: UNREADABLE, message: (error as Error).message }];
  }
}

/** The rules about the whole contract and the code below `root` that serves it. */
export const RULES: readonly ((root: string, api: Api, positions: Positions) => LintProblem[])[] = [
  lintUnneeded,
  lintWorkflows,
  lintLinks,
  lintQueries,
  lintOutcomes,
  lintRecords,
  lintReplyHeaders,
  lintEventKinds,
  lintBodyDefaults,
  lintValues,
  lintHandlers,
  lintInterfaceItems,
  lintDeprecated,
  lintCopies,
  lintDescriptions,
];

/** The project's own rules, and every revision with them. */
export async function lintComposed(root: string): Promise<Half> {
  const positions = new Positions();
  const { checked, problems } = lintRules(root);
  if (!checked) return { problems: problems(), judged: 'no revision, since the documents are broken' };
  const composed = await lintRevisions(checked, root, positions);
  return {
    problems: [
      ...composed.problems,
      ...problems(),
      ...findUnused(root, positions),
      ...RULES.flatMap((rule) => rule(root, checked.api, positions)),
    ],
    judged: `${composed.revisions.length} revisions`,
  };
}

/** One line per mistake, from both halves. */
export function joinHalves(halves: readonly Half[]): ContractLint {
  return {
    problems: mergeProblems(tidy(withoutConsequences(mergeProblems(halves.flatMap((half) => half.problems))))),
    judged: halves.map((half) => half.judged).join(', '),
  };
}

/**
 * Lints the whole contract below `root`: the hand-written documents, the project's own rules, and every named revision.
 * Problems carry the place in the hand-written file.
 */
export async function lintContract(root: string): Promise<ContractLint> {
  return joinHalves([await lintDocuments(root), await lintComposed(root)]);
}
