import { join } from 'node:path';
import type { Positions } from '../../load/positions';
import { type Api, allOperations, currentDocuments, documentNamed } from '../../model/api';
import type { Document } from '../../model/document';
import { objectOf } from '../../util/json';
import { fromPointer, type Path, toPointer } from '../../util/pointer';
import type { LintProblem } from '../problem';

/** A text that tells one of several neighbours from the others. */
interface DistinguishingText {
  document: Document;
  path: Path;
  /** The owner of the text in words. */
  owner: string;
  text: unknown;
}

/**
 * Reports texts that two neighbours have in common, as they are left by a copy: the summary of two operations, the
 * description of two answers of an operation, and the title or the name of two messages.
 */
export function lintCopies(root: string, api: Api, positions: Positions): LintProblem[] {
  const problems = new Map<string, LintProblem>();
  for (const { path, document, message } of groupsOf(api).flatMap(repeated)) {
    const { file, pointer } = document.sourceOf(document.followed(toPointer(path)));
    const position = positions.find(join(root, 'spec', file), pointer);
    problems.set(`${file}${pointer}`, { file: `spec/${file}`, ...position, rule: 'copied-text', message });
  }
  return [...problems.values()];
}

function groupsOf(api: Api): DistinguishingText[][] {
  const served = allOperations(api).flatMap(({ operationId, base }) => {
    const document = documentNamed(api, base.model.document);
    return document
      ? [{ operationId, document, path: base.pointer, node: objectOf(document.target(`#${base.pointer}`)) }]
      : [];
  });
  const summaries = served.map(({ operationId, document, path, node }) => ({
    document,
    path: [...fromPointer(path), 'summary'],
    owner: operationId,
    text: node.summary,
  }));
  const answers = served.map(({ document, path, node }) =>
    Object.entries(objectOf(node.responses)).map(([status, response]) => ({
      document,
      path: [...fromPointer(path), 'responses', status, 'description'],
      owner: `the response ${status}`,
      text: document.resolve(response).description,
    })),
  );
  const documents = [...new Set(served.map(({ document }) => document))];
  return [
    ...documents.map((document) => summaries.filter((one) => one.document === document)),
    ...answers,
    ...messagesOf(currentDocuments(api).asyncapi),
  ];
}

function messagesOf(document: Document | null): DistinguishingText[][] {
  if (document === null) return [];
  const messages = Object.entries(objectOf(objectOf(document.root.components).messages));
  return ['title', 'name'].map((word) =>
    messages.map(([key, message]) => ({
      document,
      path: ['components', 'messages', key, word],
      owner: `the message ${key}`,
      text: objectOf(message)[word],
    })),
  );
}

function repeated(group: readonly DistinguishingText[]): (DistinguishingText & { message: string })[] {
  return group.flatMap((one, index) => {
    const first = group.findIndex(({ text }) => typeof text === 'string' && text === one.text);
    if (first < 0 || first === index) return [];
    const word = String(one.path.at(-1));
    return [{ ...one, message: `${one.owner} has the ${word} of ${group[first]?.owner}: say what it is itself.` }];
  });
}
