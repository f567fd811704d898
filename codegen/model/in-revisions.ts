/** The operations of every revision, and problems that several revisions have. */

import type { Problems, Source } from '../problems';
import { combinationsOf, namedRevisions, type Revision, variantOf } from '../revisions/axes';
import { type Api, allOperations, documentNamed } from './api';
import type { Document } from './document';
import type { OperationNode } from './operation';
import type { OperationEntry } from './variants';

/** An operation as a revision has it. Its model says which: '' is the current one. */
export interface RevisedOperation {
  node: OperationNode;
  document: Document;
}

/** The variants of an operation in all revisions that change it, the current one first. */
export function variantsOf(api: Api, { base, variants, documents }: OperationEntry): RevisedOperation[] {
  const current = { node: base, document: documentNamed(api, base.model.document) };
  const others = [...variants].map(([variant, node]) => ({ node, document: documents.get(variant) }));
  return [current, ...others].flatMap(({ node, document }) => (node && document ? [{ node, document }] : []));
}

/** Every operation in every revision that changes it, those of the current one first. */
export const everyVariant = (api: Api): RevisedOperation[] =>
  allOperations(api)
    .flatMap((entry) => variantsOf(api, entry))
    .toSorted((one, other) => Number(one.node.model.variant !== '') - Number(other.node.model.variant !== ''));

/**
 * The revisions whose documents are checked as wholes, by name: those that have a name, and the combinations of axes
 * that change the same operations. The current one comes first, and the earliest one, which has several overlays, last.
 */
export function checkedRevisions({ contract: { axes, combinations } }: Api): Map<string, Revision> {
  const isEarliest = ([name]: readonly [string, Revision]): number => Number(name === 'earliest');
  const named = [...namedRevisions(axes)].toSorted((one, other) => isEarliest(one) - isEarliest(other));
  const revisions = new Map(named);
  const known = new Set([...revisions.values()].map((revision) => variantOf(axes, revision)));
  for (const among of combinations) {
    for (const revision of combinationsOf(axes, new Set(among))) {
      const variant = variantOf(axes, revision);
      if (!known.has(variant)) revisions.set(variant, revision);
      known.add(variant);
    }
  }
  return revisions;
}

/** Records a problem of a revision at its place. */
export type RevisedReport = (source: Source, message: string, revision: string, causes?: readonly string[]) => void;

/**
 * Makes a reporter that names the revision of a problem, where its file does not. A problem that an earlier revision
 * had as well is reported for that one alone, so report those of the current one first.
 */
export function reportOnce(problems: Problems, how: 'add' | 'addRule' | 'addRecoverable' = 'add'): RevisedReport {
  const reported = new Set<string>();
  return (source, message, revision, causes) => {
    const key = `${source.file}#${source.pointer} ${message}`;
    if (reported.has(key)) return;
    reported.add(key);
    const isShown = revision === '' || revision === 'current' || source.file.endsWith('.overlay.yaml');
    // A mistake in an overlay is no consequence of that overlay's mistakes.
    const ties = causes === undefined ? {} : { causes };
    problems[how](source, isShown ? message : within(message, revision), isShown ? ties : { ...ties, revision });
  };
}

const within = (message: string, revision: string): string =>
  message.endsWith('.') ? `In ${revision}: ${message}` : `${message} in ${revision}`;
