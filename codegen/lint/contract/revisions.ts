import { join } from 'node:path';
import type { Checked } from '../../check/check';
import type { Positions } from '../../load/positions';
import { currentDocuments } from '../../model/api';
import type { Document } from '../../model/document';
import { checkedRevisions } from '../../model/in-revisions';
import type { LintProblem } from '../problem';
import { validateAsyncapi } from './asyncapi';
import { changedPart, judgeWhole } from './changed';
import { lintBundled } from './redocly';

interface ComposedLint {
  problems: LintProblem[];
  /** Names of the revisions that were composed and judged. */
  revisions: string[];
}

/**
 * Composes every named revision, and every combination of axes that touch the same operations, and lints the documents.
 * A problem is reported where a person corrects it: in the overlay that wrote the place, or in the file that the
 * overlay left as it was.
 */
export async function lintRevisions(checked: Checked, root: string, positions: Positions): Promise<ComposedLint> {
  const judged = new Map<unknown, Promise<LintProblem[]>>();
  const once = (document: Document, judge: (document: Document) => Promise<LintProblem[]>): Promise<LintProblem[]> => {
    const known = judged.get(document.root) ?? judge(document);
    judged.set(document.root, known);
    return known;
  };
  const problems: LintProblem[] = [];
  const base = currentDocuments(checked.api).openapi;
  const revisions = checkedRevisions(checked.api);
  for (const [name, revision] of revisions) {
    const { openapi, asyncapi } = checked.api.documentsOf(revision);
    const found = [
      ...(await once(openapi, (document) => lintDocument(document, base, root, positions))),
      ...(asyncapi ? await once(asyncapi, (document) => judgeAsyncapi(document, root, positions)) : []),
    ];
    problems.push(...found.map((problem) => (name === 'current' ? problem : { ...problem, revisions: [name] })));
  }
  return { problems, revisions: [...revisions.keys()] };
}

/**
 * Lints the parts that a revision changes, and what only its whole document shows. The base is linted in its
 * hand-written files.
 */
async function lintDocument(
  document: Document,
  base: Document,
  root: string,
  positions: Positions,
): Promise<LintProblem[]> {
  if (document.root === base.root) return [];
  const findings = await lintBundled('openapi.json', changedPart(document, base));
  const part = findings.filter(({ rule }) => rule !== 'no-unused-components');
  const whole = judgeWhole(document).map((finding) => ({ ...finding, onKey: true }));
  return [...part, ...whole].map(({ pointer, onKey, rule, message }) => ({
    ...locationOf(document, pointer, onKey, root, positions),
    rule,
    message,
  }));
}

async function judgeAsyncapi(document: Document, root: string, positions: Positions): Promise<LintProblem[]> {
  const redocly = await lintBundled('asyncapi.json', document.root);
  const parser = await validateAsyncapi(document);
  return [
    ...redocly.map(({ pointer, onKey, rule, message }) => ({
      ...locationOf(document, pointer, onKey, root, positions),
      rule,
      message,
    })),
    ...parser.map(({ pointer, message }) => ({
      ...locationOf(document, pointer, false, root, positions),
      rule: 'asyncapi',
      message,
    })),
  ];
}

function locationOf(document: Document, pointer: string, onKey: boolean, root: string, positions: Positions) {
  const source = document.sourceOf(pointer);
  return { file: `spec/${source.file}`, ...positions.find(join(root, 'spec', source.file), source.pointer, onKey) };
}
