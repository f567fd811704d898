/**
 * Compares what OpenAPI and AsyncAPI say about the same schemas, in every named revision, because an overlay changes
 * one document at a time.
 */

import { isDeepStrictEqual } from 'node:util';
import type { Api } from '../model/api';
import type { Document } from '../model/document';
import type { Problems } from '../problems';
import { namedRevisions } from '../revisions/axes';
import { isObject, type Json, objectOf } from '../util/json';
import { type Path, toPointer } from '../util/pointer';

/** Reports at a path of a document. */
type Report = (document: Document, path: Path, message: string) => void;

/** Compares schemas that both documents have, and the order of the signed bytes, which must be the same in both. */
export function checkShared(api: Api, problems: Problems): void {
  const reported = new Set<string>();
  // A mistake of one overlay is reported for the revision that has only this overlay.
  const { earliest, ...others } = Object.fromEntries(namedRevisions(api.contract.axes));
  for (const [name, revision] of Object.entries({ ...others, ...(earliest && { earliest }) })) {
    const { asyncapi, openapi } = api.documentsOf(revision);
    if (asyncapi === null) continue;
    const report: Report = (document, path, message) => {
      const key = `${document.name} ${toPointer(path)}`;
      if (reported.has(key)) return;
      reported.add(key);
      problems.addRecoverable(document.sourceOf(toPointer(path)), `in ${name}, ${message}`);
    };
    compareSchemas(openapi, asyncapi, report);
    compareSignedBytes(openapi, asyncapi, report);
  }
}

const schemasOf = ({ root }: Document) => objectOf(objectOf(root.components).schemas);

function compareSchemas(openapi: Document, asyncapi: Document, report: Report): void {
  const known = schemasOf(openapi);
  for (const [name, schema] of Object.entries(schemasOf(asyncapi))) {
    if (!Object.hasOwn(known, name) || isDeepStrictEqual(known[name], schema)) continue;
    const message = `${name} is another schema in openapi.yaml: an overlay changes both, the one here by \`x-document: asyncapi\``;
    report(asyncapi, ['components', 'schemas', name], message);
  }
}

function compareSignedBytes(openapi: Document, asyncapi: Document, report: Report): void {
  const orders = [openapi, asyncapi].flatMap((document) => signedBytesIn(document, document.root, []));
  const [first, ...others] = orders;
  if (first === undefined) return;
  for (const { document, path, order } of others) {
    if (isDeepStrictEqual(order, first.order)) continue;
    report(
      document,
      path,
      `the bytes are signed in one order: ${wordsOf(first.order)} elsewhere and ${wordsOf(order)} here`,
    );
  }
}

interface Order {
  document: Document;
  path: Path;
  order: Json;
}

function signedBytesIn(document: Document, node: Json | undefined, path: Path): Order[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => signedBytesIn(document, item, [...path, index]));
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'x-signed-bytes'
      ? [{ document, path: [...path, key], order: value }]
      : signedBytesIn(document, value, [...path, key]),
  );
}

const wordsOf = (order: Json): string => [order].flat().join(', ');
