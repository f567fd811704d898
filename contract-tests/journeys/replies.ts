import clientApi from '../../generated/documents/client-api.json';
import type { SendName } from '../../generated/events';
import { rowsFor } from '../../generated/matrix';
import { operationsFor } from '../../generated/operations';
import type { Revision } from '../../generated/revisions';

/** An answer of a client's endpoint, as the contract documents it. */
export interface Reply {
  operation: SendName;
  status: number;
  /** The example's name, `empty` where there is no body. */
  example: string;
  /** The body as text, empty where there is none. */
  body: string;
}

interface Example {
  $ref?: string;
  value?: unknown;
}
interface Response {
  $ref?: string;
  content?: { 'application/json'?: { examples?: Record<string, Example> } };
}
interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
  components: { examples: Record<string, Example>; responses: Record<string, Response> };
}

/** Every answer that the contract documents for the client's endpoints in a revision. */
export function documentedReplies(revision: Revision): Reply[] {
  const rules = operationsFor(revision);
  return rowsFor(revision, ['client-api']).map(({ operationId, status, example }) => {
    const path = rules.get(operationId)?.path ?? '';
    const body = exampleBody(clientApi, { path, method: 'POST' }, status, example);
    return { operation: operationId as SendName, status, example, body };
  });
}

/** Returns the name of a reply in the coverage. */
export function replyName({
  operation,
  status,
  example,
}: Omit<Reply, 'operation' | 'body'> & { operation: string }): string {
  return `${operation} ${status} ${example}`;
}

/**
 * The body of an example in a document, as text; empty where the answer has none.
 * @throws when there is no such example
 */
export function exampleBody(
  from: object,
  { path, method }: { path: string; method: string },
  status: number,
  example: string,
): string {
  const document = from as Document;
  const response = document.paths[path]?.[method.toLowerCase()]?.responses[status];
  const content = resolved(response, document.components.responses)?.content?.['application/json'];
  if (content === undefined) return '';
  const { value } = resolved(content.examples?.[example], document.components.examples) ?? {};
  if (value === undefined) throw new Error(`${path} ${status} has no example ${example}`);
  return JSON.stringify(value);
}

function resolved<T extends { $ref?: string }>(node: T | undefined, components: Record<string, T>): T | undefined {
  return node?.$ref === undefined ? node : components[node.$ref.split('/').at(-1) ?? ''];
}
