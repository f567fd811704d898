/** The error codes of the contract: the enum, the statuses they are answered under, their texts. */

import type { ErrorText } from '../load/contract';
import type { Problems, Source } from '../problems';
import { arrayOf, type Json, objectOf } from '../util/json';
import { type Api, allOperations, currentDocuments } from './api';
import type { Document } from './document';
import { FIXED, type FixedName, isHostedElsewhere } from './document-names';
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
  for (const [code, [use]] of uses) {
    if (!enumerated.has(code) && use) problems.add(use.source, `${code} is not in schemas/error-code.yaml#/ErrorCode`);
  }
  return [...enumerated].map(([code, source]) => {
    const [first, ...others] = uses.get(code) ?? [];
    for (const other of others) {
      if (other.status !== first?.status)
        problems.add(other.source, `${code} is under ${other.status} here and under ${first?.status} elsewhere`);
    }
    const text = texts.get(code);
    if (text) assertText(text, first, source, problems);
    else problems.add(source, `${code} has no example in examples/errors/`);
    return { code, status: first?.status ?? text?.status ?? 500, message: text?.message ?? code };
  });
}

/** Holds the text of a code against its use: answered somewhere, and with the status that the text names. */
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
  const uses = new Map<string, Use[]>();
  for (const entry of allOperations(api)) {
    if (isHostedElsewhere(entry.base.model.document)) continue;
    for (const { code, status, source } of usesOf(api, entry, problems)) {
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

function usesOf(
  api: Api,
  entry: OperationEntry,
  problems: Problems,
): { code: string; status: number; source: Source }[] {
  const current = documentNamed(api, entry.base.model.document);
  const nodes = [
    { node: entry.base, document: current },
    ...[...entry.variants].map(([variant, node]) => ({ node, document: entry.documents.get(variant) })),
  ];
  return nodes.flatMap(({ node, document }) => {
    if (!node || !document) return [];
    const answered = Object.entries(node.model.responses).flatMap(([status, { codes }]) =>
      codes.map((code) => ({
        code,
        status: Number(status),
        source: document.sourceOf(`${node.pointer}/responses/${status}`),
      })),
    );
    const known = new Set(answered.map(({ code }) => code));
    const repeat = objectOf(document.target(`#${node.pointer}`))['x-repeat'];
    const marked = [
      ...(typeof repeat === 'string' ? [repeat] : []),
      ...Object.values(node.model.errorCodes),
      ...(node.model.body || node.model.parameters.length > 0 ? [node.model.invalidRequest] : []),
      ...(node.model.idempotency ? [node.model.idempotency.reused] : []),
    ];
    for (const code of marked.filter((candidate) => !known.has(candidate))) {
      problems.add(
        document.sourceOf(node.pointer),
        `${node.model.operationId} can yield ${code}, which none of its responses lists`,
      );
    }
    return answered;
  });
}

/** The current document of a name. */
export function documentNamed(api: Api, name: string): Document | undefined {
  const { openapi, clientApi } = currentDocuments(api);
  if (name === 'openapi') return openapi;
  if (name === 'client-api') return clientApi;
  return api.fixed[name as FixedName];
}
