import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../../../cli/nearest';
import type { Positions } from '../../load/positions';
import { type Api, allOperations, documentNamed } from '../../model/api';
import type { Document } from '../../model/document';
import { isHostedElsewhere } from '../../model/document-names';
import type { OperationNode } from '../../model/operation';
import { importsOf, withoutComments } from '../../service-code';
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
  const sandbox = sandboxHandlers(root);
  const codeOf = handlerCode(root, handlers, sandbox);
  const place = ({ document }: Served, pointer: string): Pick<LintProblem, 'file' | 'line' | 'column'> => {
    const source = document.sourceOf(document.followed(pointer));
    const position = positions.find(path.join(root, 'spec', source.file), source.pointer, true);
    return { file: `spec/${source.file}`, ...position };
  };
  return [
    ...served.flatMap((one) => {
      const code = codeOf(one.operationId);
      return code === null
        ? []
        : wrongStatuses(one, code).map(({ pointer, message }) => ({
            ...place(one, pointer),
            rule: 'handler/status',
            message,
          }));
    }),
    ...renamed(served, handlers, sandbox).map(({ name, operation, file, message }) => {
      const at = operation ? place(operation, `${operation.node.pointer}/operationId`) : { file, line: 1, column: 1 };
      return { ...at, rule: 'handler/operation', message, causes: [`operation ${name}`] };
    }),
  ];
}

/** A handler, and the statuses of success that its code gives. */
interface HandlerCode {
  file: string;
  /** The statuses of success that it names itself, or, where it names none, those of what it calls. */
  answered: readonly string[];
  /** False if some of the statuses may be answers of other operations. */
  isOwn: boolean;
}

/** The code of a handler that shares its file with others. */
interface SharedFileHandler {
  file: string;
  /** From where it begins to where the next one does, without comments. */
  text: string;
}

/**
 * The handlers of the sandbox by their operation: several to a file, each as `read<'name'`, `write<'name'` or
 * `direct<'name'`.
 */
export function sandboxHandlers(root: string): Map<string, SharedFileHandler> {
  const files = HANDLERS.filter((folder) => folder !== SERVICE && existsSync(path.join(root, folder)))
    .flatMap((folder) => pathsBelow(root, folder))
    .filter((file) => /(?<!\.test)\.ts$/.test(file));
  return new Map(
    files.flatMap((file) =>
      [...codeIn(root, file).matchAll(EACH_HANDLER)].map(([text, operationId]): [string, SharedFileHandler] => [
        String(operationId),
        { file, text },
      ]),
    ),
  );
}

const EACH_HANDLER = /\b(?:read|write|direct)<\s*'(\w+)'[\s\S]*?(?=\b(?:read|write|direct)<|$)/g;

const codeIn = (root: string, file: string): string => withoutComments(readFileSync(path.join(root, file), 'utf8'));

/** Reads handlers: of the service one to a file, of the sandbox several to a file. */
function handlerCode(
  root: string,
  handlers: ReadonlyMap<string, string>,
  sandbox: ReadonlyMap<string, SharedFileHandler>,
): (operationId: string) => HandlerCode | null {
  const text = (file: string): string => codeIn(root, file);
  const parts = new Map<string, { file: string; text: string; isApart: boolean }>();
  for (const [operationId, file] of handlers) parts.set(operationId, { file, text: text(file), isApart: true });
  for (const [operationId, part] of sandbox) parts.set(operationId, { ...part, isApart: false });
  return (operationId) => {
    const part = parts.get(operationId);
    if (part === undefined) return null;
    const own = statusesIn(part.text);
    if (own.length > 0) return { file: part.file, answered: own, isOwn: part.isApart };
    const shared = [part.file, ...importsOf(part.file, root)].flatMap((file) => statusesIn(text(file)));
    return { file: part.file, answered: shared, isOwn: false };
  };
}

const statusesIn = (text: string): string[] =>
  [...text.matchAll(/\bstatus: ([23]\d\d)\b/g)].map(([, status]) => status as string);

/** Finds statuses of success that only the handler or only the contract has for an operation. */
function wrongStatuses(
  { operationId, node, document }: Served,
  { file, answered, isOwn }: HandlerCode,
): { pointer: string; message: string }[] {
  const { responses } = objectOf(document.target(`#${node.pointer}`));
  const listed = Object.keys(objectOf(responses)).filter((status) => /^[23]/.test(status));
  const unanswered = answered.length === 0 ? [] : listed.filter((status) => !answered.includes(status));
  const at = (status: string | undefined) =>
    `${node.pointer}/responses${status === undefined ? '' : toPointer([status])}`;
  const stray = isOwn ? answered.find((status) => !listed.includes(status)) : undefined;
  if (stray !== undefined) {
    const message = `${operationId} answers ${stray} in ${file}, and the contract has ${listed.join(' and ') || 'no success'} here: write ${stray}, or change the handler with it.`;
    return [{ pointer: at(unanswered[0]), message }];
  }
  return unanswered.map((status) => ({
    pointer: at(status),
    message: `${operationId} never answers ${status}: ${file} gives ${[...new Set(answered)].join(' and ')}. Remove the response, or let the handler answer so.`,
  }));
}

/** A handler whose operation the contract does not have, and the operation that may be the same under a new name. */
interface Renamed {
  /** The handler's. */
  name: string;
  operation: Served | null;
  file: string;
  message: string;
}

function renamed(
  served: readonly Served[],
  handlers: ReadonlyMap<string, string>,
  sandbox: ReadonlyMap<string, SharedFileHandler>,
): Renamed[] {
  const names = new Set(served.map(({ operationId }) => operationId));
  const ofSandbox = served.filter(({ document }) => document.name === 'sandbox');
  const ofService = served.filter(({ document }) => document.name !== 'sandbox');
  const isHandled = ({ operationId }: Served): boolean => handlers.has(operationId);
  // A contract of which the service serves nothing is not the one that its handlers are written for.
  const isOwn = served.some(isHandled);
  const free = [...handlers].filter(([name, file]) => !names.has(name) && isHandler(name, file));
  const others = [...sandbox].filter(([name]) => !names.has(name)).map(([name, { file }]) => [name, file] as const);
  const isShared = ({ operationId }: Served): boolean => sandbox.has(operationId);
  return [
    ...(isOwn
      ? paired(
          new Map(free),
          ofService.filter((one) => !isHandled(one)),
          WORDS.service,
        )
      : []),
    ...(ofSandbox.some(isShared)
      ? paired(
          new Map(others),
          ofSandbox.filter((one) => !isShared(one)),
          WORDS.sandbox,
        )
      : []),
  ];
}

/** Finds for each handler without an operation the operation without a handler that it may be meant for. */
function paired(
  free: ReadonlyMap<string, string>,
  left: readonly Served[],
  words: (typeof WORDS)[keyof typeof WORDS],
): Renamed[] {
  const ids = left.map(({ operationId }) => operationId);
  return [...free].map(([name, file]) => {
    const meant = ids.length === 1 && free.size === 1 ? ids[0] : nearest(name, ids);
    const operation = left.find(({ operationId }) => operationId === meant) ?? null;
    const message = operation ? words.renamed(name, operation.operationId, file) : words.unserved(name, file);
    return { name, operation, file, message };
  });
}

/** Operations are named in camel case with a verb in front; other files of the folder share code between handlers. */
const isHandler = (name: string, file: string): boolean =>
  /^[a-z]+[A-Z]\w*$/.test(name) && path.posix.basename(path.posix.dirname(file)) === 'operations';

const OF_CONTRACT = 'in spec/lifecycles.yaml, spec/links.yaml and spec/workflows/';

const WORDS = {
  service: {
    renamed: (before: string, now: string, file: string) =>
      `${now} has no handler, and ${file} serves ${before}, which no operation is called: write ${before} here. To rename it, rename this file and what it exports, its line in server/operations.ts, and ${before} ${OF_CONTRACT}. If it is another operation, add server/**/operations/${now}.ts.`,
    unserved: (name: string, file: string) =>
      `${file} serves ${name}, and the contract has no such operation: remove the file and its line in server/operations.ts, or give the operation its name back.`,
  },
  sandbox: {
    renamed: (before: string, now: string, file: string) =>
      `${now} has no handler, and ${file} serves ${before}, which no operation is called: write ${before} here. To rename it, rename the handler as well, and ${before} ${OF_CONTRACT}.`,
    unserved: (name: string, file: string) =>
      `${file} serves ${name}, and the contract has no such operation: remove its handler, or give the operation its name back.`,
  },
};
