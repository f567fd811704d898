/** The data of a row that Dredd needs. */
export interface InputRow {
  operationId: string;
  method: string;
  path: string;
  status: number;
  example: string;
  /** The documented content type, null for an empty answer. */
  contentType: string | null;
}

/** A description by its name. */
export interface Description {
  location: string;
  content: string;
}

/** One description for each operation: what operations have in common with another run need not be read again. */
export function dreddInputs(rows: readonly InputRow[]): Description[] {
  const operations = new Map<string, InputRow[]>();
  for (const row of rows) operations.set(row.operationId, [...(operations.get(row.operationId) ?? []), row]);
  return [...operations].map(([operationId, own]) => ({
    location: `${operationId}.json`,
    content: JSON.stringify(dreddInput(own)),
  }));
}

/**
 * The description that Dredd works from: OpenAPI 3.0 with one operation and one response per row. Dredd understands
 * neither 3.1 nor path parameters and bracketed query names of every kind, and takes only one example per status; so
 * every row gets a separate literal path, distinguished by a fragment that is never sent.
 */
export function dreddInput(rows: readonly InputRow[]): object {
  const paths: Record<string, object> = {};
  for (const row of rows) {
    const content = row.contentType === null ? {} : { content: { [row.contentType]: { example: '' } } };
    const responses = { [row.status]: { description: row.example, ...content } };
    paths[inputUri(row)] = { ...paths[inputUri(row)], [row.method.toLowerCase()]: { responses } };
  }
  return { openapi: '3.0.3', info: { title: 'contract tests', version: '1' }, paths };
}

/** The key by which a transaction of Dredd leads back to its row. */
export function inputKey(row: InputRow): string {
  return transactionKey(row.method, inputUri(row));
}

/** The same key, from what a transaction carries. */
export function transactionKey(method: string, uri: string): string {
  return `${method} ${uri}`;
}

function inputUri(row: InputRow): string {
  return `${row.path.replace(/[{}]/g, '')}#${row.operationId}-${row.status}-${row.example}`;
}
