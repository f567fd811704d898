import type { SpecFiles } from '../../load/files';
import { type Api, currentDocuments } from '../../model/api';
import type { Document } from '../../model/document';
import { FIXED } from '../../model/document-names';
import { type LintProblem, mergeProblems } from '../problem';
import { changedPart, judgeWhole } from './changed';
import { type LintBundled, lintBundled } from './redocly';
import { tidy } from './tidy';
import { unneededIn } from './unneeded';

/**
 * Lints the differences between two states of the contract, in its current revision. This takes milliseconds; the whole
 * lint takes seconds, and also checks every other revision.
 * @param lint judges one document; in another thread it does not slow this one down
 */
export async function lintChangesOf(
  before: Api,
  after: Api,
  files: SpecFiles,
  lint: LintBundled = lintBundled,
): Promise<LintProblem[]> {
  const [old, now] = [currentDocuments(before), currentDocuments(after)];
  const pairs: [Document | undefined, Document | undefined][] = [
    [old.openapi, now.openapi],
    ...FIXED.map((name): [Document | undefined, Document | undefined] => [before.fixed[name], after.fixed[name]]),
  ];
  const found = await Promise.all([
    ...pairs.map(([was, is]) => (was && is ? lintPart(was, is, files, lint) : [])),
    now.asyncapi && now.asyncapi.root !== old.asyncapi?.root ? lintAsyncapi(now.asyncapi, files, lint) : [],
  ]);
  return mergeProblems(tidy([...found.flat(), ...unneeded(after, files)]));
}

const unneeded = (api: Api, files: SpecFiles): LintProblem[] =>
  unneededIn(api).map(({ source, rule, message }) => {
    return { file: `spec/${source.file}`, ...files.locate(source), rule, message };
  });

async function lintPart(
  before: Document,
  after: Document,
  files: SpecFiles,
  lint: LintBundled,
): Promise<LintProblem[]> {
  if (before.root === after.root) return [];
  const findings = await lint(`${after.name}.json`, changedPart(after, before));
  return [...findings.filter(({ rule }) => rule !== 'no-unused-components'), ...judgeWhole(after)].map(
    ({ pointer, rule, message }) => ({ ...placeOf(after, pointer, files), rule, message }),
  );
}

async function lintAsyncapi(document: Document, files: SpecFiles, lint: LintBundled): Promise<LintProblem[]> {
  const findings = await lint('asyncapi.json', document.root);
  return findings.map(({ pointer, rule, message }) => ({ ...placeOf(document, pointer, files), rule, message }));
}

function placeOf(document: Document, pointer: string, files: SpecFiles) {
  const source = document.sourceOf(pointer);
  return { file: `spec/${source.file}`, ...files.locate(source) };
}
