/** The error codes of the contract: the enum, the statuses they are answered under, their texts. */

import { nearest } from '../../cli/nearest';
import { lackingCode } from '../allowed-values';
import type { ErrorText } from '../load/contract';
import type { Problems, Source } from '../problems';
import { arrayOf, type Json, type JsonObject, objectOf } from '../util/json';
import { type Path, toPointer } from '../util/pointer';
import { type Api, allOperations, currentDocuments } from './api';
import type { Document } from './document';
import { FIXED, isHostedElsewhere } from './document-names';
import { variantsOf } from './in-revisions';
import type { OperationNode } from './operation';
import { visitInstances } from './schema';
import type { OperationEntry } from './variants';

export interface ErrorModel {
  code: string;
  status: number;
  message: string;
}

interface Use {
  status: number;
  source: Source;
}

/** The codes with their one status and text, in the order of the enum. Contradictions go to `problems`. */
export function readErrors(api: Api, problems: Problems): ErrorModel[] {
  const { enumerated, uses } = collect(api, problems);
  const texts = new Map(api.contract.errorTexts.map((text) => [text.code, text]));
  const unlisted = [...uses.keys()].filter((code) => !enumerated.has(code));
  for (const code of unlisted) {
    const ties = { causes: [lackingCode(code)], because: [meantBy(code)] };
    const [{ source }] = uses.get(code) as [Use];
    problems.add(source, `${code} is not in schemas/error-code.yaml#/ErrorCode`, ties);
  }
  return [...enumerated].map(([code, source]) => {
    const all = uses.get(code) ?? [];
    const first = usual(all);
    for (const other of all) {
      if (other.status !== first?.status)
        problems.add(other.source, `${code} is under ${other.status} here and under ${first?.status} elsewhere`);
    }
    const text = texts.get(code);
    if (text) assertText(text, first, source, problems);
    else addUnknown(code, unlisted, source, problems);
    return { code, status: first?.status ?? text?.status ?? 500, message: text?.message ?? code };
  });
}

/** Reports a code of the list without an example: it may be one that operations answer with, in other letters. */
function addUnknown(code: string, unlisted: readonly string[], source: Source, problems: Problems): void {
  const meant = nearest(code, unlisted);
  const hint = meant === null ? '' : `; did you mean ${meant}, which operations answer with?`;
  const causes = meant === null ? [] : [meantBy(meant), lackingCode(meant)];
  problems.add(source, `${code} has no example in examples/errors/${hint}`, { causes });
}

/** A code that the list has in other letters. */
const meantBy = (code: string): string => `another code stands for ${code}`;

/** The use whose status most uses have, the first of several: another status is the mistake. */
function usual(uses: readonly Use[]): Use | undefined {
  const like = ({ status }: Use): number => uses.filter((use) => use.status === status).length;
  return uses.toSorted((one, other) => like(other) - like(one))[0];
}

/**
 * Checks the text of a code against its use: some operation answers with it, and with the status that the text names.
 */
function assertText(text: ErrorText, use: Use | undefined, source: Source, problems: Problems): void {
  if (!use && text.status === null) problems.add(source, `no operation answers with ${text.code}`);
  if (use && text.status !== null && text.status !== use.status) {
    problems.add(text.source, `${text.code} is answered with ${use.status}`);
  }
}

function collect(api: Api, problems: Problems): { enumerated: Map<string, Source>; uses: Map<string, Use[]> } {
  const enumerated = new Map<string, Source>();
  const documents = [currentDocuments(api).openapi, ...FIXED.map((name) => api.fixed[name])];
  for (const document of documents)
    if (document) for (const [code, source] of enumOf(document)) enumerated.set(code, source);
  const all = new Set([...enumerated.keys(), ...api.contract.errorTexts.map(({ code }) => code)]);
  for (const document of documents) if (document) checkNamed(document, all, problems);
  const uses = new Map<string, Use[]>();
  for (const entry of allOperations(api)) {
    if (isHostedElsewhere(entry.base.model.document)) continue;
    for (const { code, status, source } of usesOf(api, entry, all, problems)) {
      uses.set(code, [...(uses.get(code) ?? []), { status, source }]);
    }
  }
  return { enumerated, uses };
}

/** Every value of the schema ErrorCode, through anyOf and references. */
function enumOf(document: Document): Map<string, Source> {
  const codes = new Map<string, Source>();
  const visit = (schema: Json, pointer: string): void => {
    const { $ref, anyOf, enum: values } = objectOf(schema);
    if (typeof $ref === 'string') visit(document.target($ref) ?? {}, $ref.slice(1));
    arrayOf(anyOf).forEach((inner, index) => {
      visit(inner, `${pointer}/anyOf/${index}`);
    });
    arrayOf(values).forEach((value, index) => {
      codes.set(String(value), document.sourceOf(`${pointer}/enum/${index}`));
    });
  };
  const root = document.target('#/components/schemas/ErrorCode');
  if (root !== undefined) visit(root, '/components/schemas/ErrorCode');
  return codes;
}

/** The codes that an operation can answer with besides those of its responses, each with the place that names it. */
function yieldedBy(
  { model, pointer }: OperationNode,
  document: Document,
): { code: string; at: string; place?: string }[] {
  const operation = objectOf(document.target(`#${pointer}`));
  const { 'x-repeat': repeat } = operation;
  const asked = model.body !== null || model.parameters.length > 0;
  return [
    ...(typeof repeat === 'string' ? [{ code: repeat, at: '/x-repeat' }] : []),
    ...Object.entries(model.errorCodes).map(([place, code]) => ({ code, at: '', place })),
    ...(asked
      ? [{ code: model.invalidRequest, at: 'x-invalid-request' in operation ? '/x-invalid-request' : '' }]
      : []),
    ...(model.idempotency ? [{ code: model.idempotency.reused, at: '/x-idempotency/reused' }] : []),
  ];
}

/** The extensions whose value is an error code. */
const NAMES_A_CODE: ReadonlySet<string> = new Set(['x-error', 'x-repeat', 'x-invalid-request', 'reused']);

/** Reports unknown codes where the contract names them. */
function checkNamed(document: Document, all: ReadonlySet<string>, problems: Problems): void {
  for (const { code, path } of namedIn(document.root, []).filter((one) => !all.has(one.code))) {
    const meant = nearest(code, all);
    const message = `there is no error code ${code}${meant === null ? '' : `; did you mean ${meant}?`}`;
    problems.add(document.sourceOf(toPointer(path)), message);
  }
}

function namedIn(node: Json, path: Path): { code: string; path: Path }[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const inner = [...path, key];
    if (NAMES_A_CODE.has(key) && typeof value === 'string') return [{ code: value, path: inner }];
    return key === 'examples' ? [] : namedIn(value, inner);
  });
}

/** Finds the pointer of the `x-error` for a place of a request, `<in>:<instance pointer>`; '' where it is not found. */
function markOf({ pointer, parameters }: OperationNode, document: Document, place: string): string {
  const { requestBody } = objectOf(document.target(`#${pointer}`));
  const schemas = [
    ...parameters.map(({ in: location, name, schema }) => ({ prefix: `${location}:${toPointer([name])}`, schema })),
    ...Object.values(objectOf(document.resolve(requestBody).content)).map((media) => ({
      prefix: 'body:',
      schema: objectOf(media).schema ?? {},
    })),
  ];
  const marked = schemas.flatMap(({ prefix, schema }) => {
    const found: JsonObject[] = [];
    visitInstances(
      schema,
      (ref) => document.target(ref),
      (at, part) => {
        if (prefix + at === place && typeof part['x-error'] === 'string') found.push(part);
      },
    );
    return found;
  });
  const path = marked[0] ? pathTo(document.root, marked[0]) : null;
  return path === null ? '' : toPointer([...path, 'x-error']);
}

/** Finds an object in a value by its identity. */
function pathTo(value: Json, wanted: JsonObject): Path | null {
  if (value === wanted) return [];
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const below = pathTo(inner, wanted);
    if (below !== null) return [key, ...below];
  }
  return null;
}

function usesOf(
  api: Api,
  entry: OperationEntry,
  all: ReadonlySet<string>,
  problems: Problems,
): { code: string; status: number; source: Source }[] {
  return variantsOf(api, entry).flatMap(({ node, document }) => {
    const answered = Object.entries(node.model.responses).flatMap(([status, { codes }]) =>
      codes.map((code) => ({
        code,
        status: Number(status),
        source: document.sourceOf(`${node.pointer}/responses/${status}`),
      })),
    );
    const known = new Set(answered.map(({ code }) => code));
    // An unknown code is reported where it is misspelt.
    const missing = yieldedBy(node, document).filter(({ code }) => !known.has(code) && all.has(code));
    for (const { code, at, place } of missing) {
      const marked = place === undefined ? '' : markOf(node, document, place);
      const cause = marked === '' ? '' : ` for ${place}`;
      const message = `${node.model.operationId} can yield ${code}${cause}, which none of its responses lists`;
      problems.add(document.sourceOf(marked === '' ? node.pointer + at : marked), message);
    }
    return answered;
  });
}
