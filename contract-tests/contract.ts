/** The contract's rules for one response of an operation. */
export interface ResponseRule {
  contentType: string | null;
  check: Check | null;
  codes: readonly string[];
  headers: readonly HeaderRule[];
}

/** A documented header of a response. */
export interface HeaderRule {
  /** In lower case. */
  name: string;
  /** The type of the value, or of each item of an array. */
  type: 'string' | 'integer' | 'number' | 'boolean';
  array: boolean;
  /** Over the value after conversion to its type. */
  check: Check;
}

/** A compiled schema: true, or false with `errors` set. */
export interface Check {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

export interface SchemaError {
  instancePath: string;
  schemaPath: string;
  message?: string;
  params?: object;
}

/** The part of the generated operation table that is used to create requests and check answers. */
export interface Rule {
  operationId: string;
  document: string;
  /** '' for the current revision, otherwise what differs: `axis=value,axis=value`. */
  variant?: string;
  method: string;
  path: string;
  auth: 'bearer' | 'endUserToken' | 'none';
  scope: string | null;
  idempotency: { header: string; reused: string } | null;
  invalidRequest: string;
  parameters: readonly { name: string; in: string; required: boolean }[];
  body: { required: boolean; contentTypes: readonly string[] } | null;
  maxBytes?: number;
  responses: Readonly<Record<number, ResponseRule>>;
  /** JSON pointers of the secrets in what is sent and answered. */
  sensitive: { request: readonly string[]; response: readonly string[] };
}

/** One row of the test matrix: the operation must answer this status as this example shows. */
export interface Row {
  document: string;
  operationId: string;
  variant: string;
  status: number;
  /** The example's name; for errors it is the error code. */
  example: string;
  /** The error code of the answer, null where the answer is no error. */
  code: string | null;
  /** The details of the error in the example, as `code location pointer`; absent where there are none. */
  details?: readonly string[];
}

/** The contract of one revision as the tests need it. */
export interface Contract {
  revision: string;
  rules: ReadonlyMap<string, Rule>;
  rows: readonly Row[];
  /** The place in `spec/` where a row is written down, `file:line` when known. */
  source(row: Row): string;
}

/** Returns the name that a scenario gives its row within its operation. */
export function rowKey(row: Pick<Row, 'status' | 'example'>): string {
  return `${row.status} ${row.example}`;
}

/** A row's name in messages and reports. */
export function rowName(row: Row): string {
  return `${row.operationId} ${rowKey(row)}`;
}
