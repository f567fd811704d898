import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../../../cli/nearest';
import type { Positions } from '../../load/positions';
import { type Api, allOperations } from '../../model/api';
import type { Document } from '../../model/document';
import { isHostedElsewhere } from '../../model/document-names';
import { documentNamed } from '../../model/errors';
import type { OperationNode } from '../../model/operation';
import { withoutComments } from '../../service-code';
import { objectOf } from '../../util/json';
import { toPointer } from '../../util/pointer';
import { pathsBelow } from '../files';
import type { LintProblem } from '../problem';

/** The folder in which each handler is a file with the name of its operation. */
const SERVICE = 'server';
/** The folders with the handlers of operations. Those of the sandbox have several to a file. */
const HANDLERS = [SERVICE, 'mocks/world/operations'];

/** The file of each operation's handler, by the operation. */
export function handlersBelow(root: string, folders: readonly string[] = HANDLERS): Map<string, string> {
  const files = folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => pathsBelow(root, folder));
  const handlers = files.filter((file) => /\/operations\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'));
  return new Map(handlers.map((file) => [path.basename(file, '.ts'), file]));
}

/** An operation that is served here, where its document describes it. */
interface Served {
  operationId: string;
  node: OperationNode;
  document: Document;
}

/**
 * Reports operations whose handler answers with another status than the contract has, operations that were renamed in
 * the contract alone, and handlers without an operation.
 */
export function lintHandlers(root: string, api: Api, positions: Positions): LintProblem[] {
  const served = allOperations(api).flatMap(({ operationId, base: node }): Served[] => {
    const document = documentNamed(api, node.model.document);
    return document && !isHostedElsewhere(document.name) ? [{ operationId, node, document }] : [];
  });
  const handlers = handlersBelow(root, [SERVICE]);
  const place = ({ document }: Served, pointer: string): Pick<LintProblem, 'file' | 'line' | 'column'> => {
    const source = document.sourceOf(document.followed(pointer));
    const position = positions.find(path.join(root, 'spec', source.file), source.pointer, true);
    return { file: `spec/${source.file}`, ...position };
  };
  return [
    ...served.flatMap((one) => {
      const file = handlers.get(one.operationId);
      const wrong = file === undefined ? null : wrongStatus(one, root, file);
      return wrong === null ? [] : [{ ...place(one, wrong.pointer), rule: 'handler/status', message: wrong.message }];
    }),
    ...renamed(served, handlers).map(({ operation, file, message }) => {
      const at = operation ? place(operation, `${operation.node.pointer}/operationId`) : { file, line: 1, column: 1 };
      return { ...at, rule: 'handler/operation', message };
    }),
  ];
}

/** Finds a status of success that the handler names and the contract does not have for the operation. */
function wrongStatus(
  { operationId, node, document }: Served,
  root: string,
  file: string,
): { pointer: string; message: string } | null {
  const lines = withoutComments(readFileSync(path.join(root, file), 'utf8')).split('\n');
  const { responses } = objectOf(document.target(`#${node.pointer}`));
  const listed = Object.keys(objectOf(responses)).filter((status) => /^[23]/.test(status));
  const answered = lines.flatMap((line) => /\bstatus: ([23]\d\d)\b/.exec(line)?.[1] ?? []);
  const stray = answered.find((status) => !listed.includes(status));
  if (stray === undefined) return null;
  const unanswered = listed.find((status) => !answered.includes(status));
  const pointer = `${node.pointer}/responses${unanswered === undefined ? '' : toPointer([unanswered])}`;
  const message = `${operationId} answers ${stray} in ${file}, and the contract has ${listed.join(' and ') || 'no success'} here: write ${stray}, or change the handler with it.`;
  return { pointer, message };
}

/** A handler whose operation the contract does not have, and the operation that may be the same under a new name. */
interface Renamed {
  operation: Served | null;
  file: string;
  message: string;
}

function renamed(served: readonly Served[], handlers: ReadonlyMap<string, string>): Renamed[] {
  // A contract of which the service serves nothing is not the one that its handlers are written for.
  if (!served.some(({ operationId }) => handlers.has(operationId))) return [];
  const names = new Set(served.map(({ operationId }) => operationId));
  const left = served.filter(({ operationId, document }) => document.name !== 'sandbox' && !handlers.has(operationId));
  const free = new Map([...handlers].filter(([name, file]) => !names.has(name) && isHandler(name, file)));
  return [...free].map(([name, file]) => {
    const only = left.length === 1 && free.size === 1 ? left[0]?.operationId : null;
    const meant =
      only ??
      nearest(
        name,
        left.map(({ operationId }) => operationId),
      );
    const operation = left.find(({ operationId }) => operationId === meant) ?? null;
    return { operation, file, message: operation ? renaming(name, operation.operationId, file) : unserved(name, file) };
  });
}

/** Operations are named in camel case with a verb in front; other files of the folder share code between handlers. */
const isHandler = (name: string, file: string): boolean =>
  /^[a-z]+[A-Z]\w*$/.test(name) && path.posix.basename(path.posix.dirname(file)) === 'operations';

const renaming = (before: string, now: string, file: string): string =>
  `${now} has no handler, and ${file} serves ${before}, which no operation is called. To rename it, rename this file and what it exports, its line in server/operations.ts, and ${before} in spec/lifecycles.yaml, spec/links.yaml and spec/workflows/. If it is another operation, add server/**/operations/${now}.ts.`;

const unserved = (name: string, file: string): string =>
  `${file} serves ${name}, and the contract has no such operation: remove the file and its line in server/operations.ts, or give the operation its name back.`;
