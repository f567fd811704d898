/** Checks the bundled documents against the OpenAPI Specification, as a partner's tool does when it reads them. */

import SwaggerParser from '@apidevtools/swagger-parser';
import { applyPatch, type Operation } from 'fast-json-patch';
import { DOCUMENT_NAMES } from '../model/document-names';

/** The revision that differs most from the current one. All of them would take several seconds. */
const EARLIEST = 'earliest';

/**
 * Dereferences and validates every OpenAPI document of the current revision and of the earliest one.
 * @param files what codegen emits, by path relative to `generated/`
 * @returns one line per mistake, naming the document and the place in it
 */
export async function checkDocuments(files: ReadonlyMap<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (const name of DOCUMENT_NAMES) {
    const path = `documents/${name}.json`;
    const base = files.get(path);
    if (base === undefined) continue;
    found.push(...(await mistakesOf(path, JSON.parse(base))));
    const patch = files.get(`revisions/${EARLIEST}/${name}.patch.json`);
    if (patch === undefined) continue;
    const earliest = applyPatch(JSON.parse(base), JSON.parse(patch) as Operation[]).newDocument;
    found.push(...(await mistakesOf(`${path} in the revision ${EARLIEST}`, earliest)));
  }
  return found;
}

async function mistakesOf(what: string, document: object): Promise<string[]> {
  try {
    await SwaggerParser.validate(document as never);
    return [];
  } catch (error) {
    const { message, details } = error as Error & { details?: readonly { instancePath: string; message?: string }[] };
    if (details === undefined) return [`${what}: ${message}`];
    return details.map((detail) => `${what}: ${detail.instancePath || '/'} ${detail.message}`);
  }
}
