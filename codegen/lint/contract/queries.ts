import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../../../cli/nearest';
import type { Positions } from '../../load/positions';
import type { Api } from '../../model/api';
import { isHostedElsewhere } from '../../model/document-names';
import { everyVariant } from '../../model/in-revisions';
import type { OperationNode, ResolvedParameter } from '../../model/operation';
import { keyWith } from '../../model/read/parameters';
import { strayPlaceholders } from '../../placeholders';
import { importsOf, namesInCode } from '../../service-code';
import { toPointer } from '../../util/pointer';
import type { LintProblem } from '../problem';
import { handlersBelow, sandboxHandlers } from './handlers';

/** The parameters that the code of all lists reads. */
const PAGING = ['page[number]', 'page[size]', 'sort'];

/**
 * Reports parameters that nothing reads: a client can't tell a filter without effect from one that everything matches.
 * Those of a list are in the handler of its operation, others in its handler or in what that imports. A handler of the
 * sandbox that shares its file must take the query itself. A header can be read anywhere in the code.
 */
export function lintQueries(root: string, api: Api, positions: Positions): LintProblem[] {
  const handlers = handlersBelow(root);
  const shared = sandboxHandlers(root);
  const problems = new Map<string, LintProblem>();
  for (const { node, document } of everyVariant(api)) {
    const { operationId, variant } = node.model;
    const part = shared.get(operationId);
    const handler = part?.file ?? handlers.get(operationId);
    if (isHostedElsewhere(document.name)) continue;
    const misnamed =
      handler === undefined || variant !== ''
        ? null
        : misnamedPath(part?.text ?? readFileSync(path.join(root, handler), 'utf8'), node);
    if (misnamed !== null) {
      const file = `spec/${document.name}.yaml`;
      const position = positions.find(path.join(root, file), toPointer(['paths', node.model.path]), true);
      problems.set(`${file}${node.model.path}`, { file, ...position, rule: 'path-parameter', ...misnamed });
    }
    const found = [
      ...(handler === undefined
        ? []
        : unreadInQuery(root, handler, { operationId, parameters: node.parameters }, part?.text)),
      ...unreadHeaders(node),
    ];
    for (const { parameter, message } of found) {
      const { file, pointer } = document.sourceOf(document.followed(parameter.pointer));
      const position = positions.find(path.join(root, 'spec', file), pointer);
      problems.set(`${file}${pointer} ${message}`, {
        file: `spec/${file}`,
        ...position,
        rule: 'ignored-parameter',
        message,
      });
    }
  }
  return [...problems.values()];
}

/** Finds names in a path that stand for parameters which the code of the operation reads under their own names. */
function misnamedPath(
  text: string,
  { model: { path: written, document }, parameters }: OperationNode,
): Pick<LintProblem, 'message' | 'causes'> | null {
  const described = parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name);
  const strays = strayPlaceholders(written, described, 'path', 'parameters').filter(
    ({ name, named }) => named !== undefined && isRead(text, name) && !isRead(text, named),
  );
  if (strays.length === 0) return null;
  const messages = strays.map(({ name, named }) => `{${named}} here is the parameter ${name}: write {${name}}`);
  return { message: messages.join(', and '), causes: strays.map(({ name }) => keyWith(document, written, name)) };
}

interface Unread {
  parameter: ResolvedParameter;
  message: string;
}

/** @param part the code of the operation alone, where its handler shares the file with others */
function unreadInQuery(
  root: string,
  handler: string,
  { operationId, parameters }: { operationId: string; parameters: readonly ResolvedParameter[] },
  part?: string,
): Unread[] {
  const inQuery = parameters.filter(({ in: place }) => place === 'query');
  if (inQuery.length === 0) return [];
  const own = readFileSync(path.join(root, handler), 'utf8');
  const isList = inQuery.some(({ name }) => isOfList(name));
  const others = isList ? [] : importsOf(handler, root).map((file) => readFileSync(path.join(root, file), 'utf8'));
  const takesQuery = part === undefined || /\b(?:query|call)\b/.test(part);
  const text = takesQuery ? [own, ...others].join('\n') : '';
  return inQuery
    .filter(({ name }) => !isRead(text, name))
    .map((parameter) => ({
      parameter,
      message: `${operationId} does not read ${parameter.name}: ${handler} never names it.`,
    }));
}

/** The key of a repeated request is read where the operation says by `x-idempotency` what it is for. */
function unreadHeaders({ parameters, model }: OperationNode): Unread[] {
  return parameters.flatMap((parameter) => {
    const { name } = parameter;
    if (parameter.in !== 'header' || name === model.idempotency?.header || namesInCode().has(name)) return [];
    const meant = nearest(name, [...namesInCode()]);
    return [
      { parameter, message: `No code reads the header ${name}${meant === null ? '.' : `: did you mean ${meant}?`}` },
    ];
  });
}

const isOfList = (name: string): boolean => PAGING.includes(name) || name.startsWith('filter[');

function isRead(text: string, name: string): boolean {
  if (PAGING.includes(name) && text.includes('listRequest(')) return true;
  return /^\w+$/.test(name) ? new RegExp(`\\b${name}\\b`).test(text) : text.includes(`'${name}'`);
}
