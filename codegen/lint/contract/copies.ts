import { join } from 'node:path';
import type { Positions } from '../../load/positions';
import type { Api } from '../../model/api';
import type { Document } from '../../model/document';
import { checkedRevisions } from '../../model/in-revisions';
import { methods } from '../../model/read-operation';
import { isObject, objectOf } from '../../util/json';
import { type Path, toPointer } from '../../util/pointer';
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
 * description of two answers of an operation, and the title or the name of two messages. An overlay can leave them in
 * a revision.
 */
export function lintCopies(root: string, api: Api, positions: Positions): LintProblem[] {
  const problems = new Map<string, LintProblem>();
  for (const { path, document, message } of groupsOf(api).flatMap(repeated)) {
    const { file, pointer } = document.sourceOf(document.followed(toPointer(path)));
    const position = positions.find(join(root, 'spec', file), pointer);
    const key = `${file}${pointer}`;
    // The current revision comes first.
    if (!problems.has(key)) problems.set(key, { file: `spec/${file}`, ...position, rule: 'copied-text', message });
  }
  return [...problems.values()];
}

function groupsOf(api: Api): DistinguishingText[][] {
  const revised = [...checkedRevisions(api).values()].map((revision) => api.documentsOf(revision));
  const documents = new Set([...revised.map(({ openapi }) => openapi), ...Object.values(api.fixed)]);
  const asyncapis = new Set(revised.map(({ asyncapi }) => asyncapi));
  return [...[...documents].flatMap(operationTexts), ...[...asyncapis].flatMap(messagesOf)];
}

function operationTexts(document: Document): DistinguishingText[][] {
  const served = ['paths', 'webhooks'].flatMap((section) =>
    Object.entries(objectOf(document.root[section])).flatMap(([address, item]) =>
      methods
        .filter((method) => isObject(objectOf(item)[method]))
        .map((method) => ({ path: [section, address, method], node: objectOf(objectOf(item)[method]) })),
    ),
  );
  const summaries = served.map(({ path, node }) => ({
    document,
    path: [...path, 'summary'],
    owner: String(node.operationId),
    text: node.summary,
  }));
  const answers = served.map(({ path, node }) =>
    Object.entries(objectOf(node.responses)).map(([status, response]) => ({
      document,
      path: [...path, 'responses', status, 'description'],
      owner: `the response ${status}`,
      text: document.resolve(response).description,
    })),
  );
  return [summaries, ...answers];
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
