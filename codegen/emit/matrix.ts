/** `generated/matrix.json`: every operation × documented response × named example, in every variant. */

import { type Api, allOperations } from '../model/api';
import { DOCUMENT_NAMES } from '../model/document-names';
import type { OperationNode } from '../model/operation';
import { arrayOf, type Json, objectOf } from '../util/json';
import { banner, literal, quote } from '../util/typescript';

/** One answer that the tests must see from a server. */
interface MatrixRow {
  document: string;
  operationId: string;
  variant: string;
  method: string;
  path: string;
  status: number;
  example: string;
  code: string | null;
  /** Absent where there are none. */
  details?: readonly string[];
  contentType: string | null;
  key: string;
}

/** The names of all documents of operations, as a type. */
const documentUnion = DOCUMENT_NAMES.map(quote).join(' | ');

/** The name of the one case of a response that has no body and so no named example. */
const withoutBody = 'empty';

/** All rows: the base of each operation, then its variants. */
export function matrixRows(api: Api): MatrixRow[] {
  return allOperations(api).flatMap((entry) => [
    ...rowsOf(entry.base),
    ...[...entry.variants].flatMap(([variant, node]) => (node ? rowsOf(node, variant) : [])),
  ]);
}

function rowsOf({ model, responseExamples }: OperationNode, variant = ''): MatrixRow[] {
  return Object.entries(model.responses).flatMap(([status, response]) => {
    const examples = responseExamples[status] ?? [];
    const shown = examples.length > 0 ? examples : [{ name: withoutBody, value: null }];
    return shown.map(({ name: example, value }) => ({
      document: model.document,
      operationId: model.operationId,
      variant,
      method: model.method,
      path: model.path,
      status: Number(status),
      example,
      code: response.codes.includes(example) ? example : null,
      ...(response.codes.includes(example) ? detailsOf(value) : {}),
      contentType: response.contentType,
      key: `${model.operationId}${variant === '' ? '' : `[${variant}]`} ${status} ${example}`,
    }));
  });
}

/** The mistakes that an error reports, each with its code and place. A page reports none. */
function detailsOf(error: Json): Pick<MatrixRow, 'details'> {
  const details = arrayOf(objectOf(objectOf(error).error).details).map((detail) => {
    const { code, location, pointer } = objectOf(detail);
    return `${code} ${location} ${pointer}`;
  });
  return details.length > 0 ? { details } : {};
}

/** Writes one row per line, so that a difference shows which rows came and went. */
export const emitMatrix = (rows: readonly MatrixRow[]): string =>
  `[\n${rows.map((row) => ` ${JSON.stringify(row)}`).join(',\n')}\n]\n`;

const lookup = `
/** The rows of one revision, or of some of its documents. Any combination of values works. */
export function rowsFor(revision: Revision, documents?: readonly Row['document'][]): Row[] {
  return (rows as Row[]).filter(
    (row) =>
      row.variant === variantOf(revision, axesOf[row.operationId] ?? []) && (documents?.includes(row.document) ?? true),
  );
}
`;

/** `generated/matrix.ts`: the rows with their types, and those of a revision. */
export function emitMatrixLookup(api: Api): string {
  const axes = Object.fromEntries(
    allOperations(api)
      .filter((entry) => entry.axes.length > 0)
      .map((entry) => [entry.operationId, entry.axes]),
  );
  return [
    banner,
    "import rows from './matrix.json';\n",
    "import { type Axis, type Revision, variantOf } from './revisions';\n\n",
    '/** A case that the tests must see from a server: an operation, a response, a named example. */\n',
    'export interface Row {\n',
    `  document: ${documentUnion};\n`,
    '  operationId: string;\n',
    "  /** '' for the current revision, otherwise what differs: `axis=value,axis=value`. */\n",
    '  variant: string;\n',
    '  method: string;\n',
    '  path: string;\n',
    '  status: number;\n',
    `  /** Name of the example; '${withoutBody}' for a response without a body. */\n`,
    '  example: string;\n',
    '  /** The error code, null for what is not an error of the service. */\n',
    '  code: string | null;\n',
    '  /** The details of the error in the example, as `code location pointer`; absent where there are none. */\n',
    '  details?: readonly string[];\n',
    '  contentType: string | null;\n',
    '  /** Unique among all rows. */\n',
    '  key: string;\n',
    '}\n\n',
    '/** The axes in whose variants an operation has rows of its own. */\n',
    `export const axesOf: Readonly<Record<string, readonly Axis[]>> = ${literal(axes)};\n`,
    lookup,
  ].join('');
}
