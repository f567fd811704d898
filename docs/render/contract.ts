import { existsSync, readFileSync } from 'node:fs';

import { join } from 'node:path';
import { applyPatch, type Operation } from 'fast-json-patch';
import { namesIn } from '../../server/kernel/json-pointer';

// biome-ignore lint/suspicious/noExplicitAny: contract documents are data of every shape here
export type Json = any;

/** The folder that codegen writes. */
export const GENERATED = join(__dirname, '..', '..', 'generated');

/** The documents that differ between revisions, and those that do not. */
export type DocumentName = 'openapi' | 'client-api' | 'asyncapi' | 'sandbox' | 'system' | 'networks' | 'network-api';

/** A file of `generated/`. */
export function readGenerated(path: string): Json {
  return JSON.parse(readFileSync(join(GENERATED, path), 'utf8'));
}

/** A bundled document in a named revision: the base with what codegen found to differ. */
export function documentOf(name: DocumentName, revision: string): Json {
  const base = readGenerated(`documents/${name}.json`);
  const patch = `revisions/${revision}/${name}.patch.json`;
  if (!existsSync(join(GENERATED, patch))) return base;
  return applyPatch(base, readGenerated(patch) as Operation[]).newDocument;
}

/** The picture of a state machine, as markup without ids, which would occur in each picture of a page. */
export function pictureOf(machine: string): string {
  return readFileSync(join(GENERATED, 'lifecycles', `${machine}.svg`), 'utf8').replaceAll(/ id="[^"]*"/g, '');
}

/** Follows a reference within a document, if it is one. */
export function resolve(document: Json, value: Json): Json {
  if (typeof value?.$ref !== 'string') return value;
  const found = namesIn(value.$ref).reduce((node: Json, name) => node?.[name], document);
  const { $ref: _ref, ...own } = value;
  return { ...resolve(document, found), ...own };
}

/** The name of a referred component. */
export function nameOf(value: Json): string | null {
  return typeof value?.$ref === 'string' ? (value.$ref.split('/').pop() as string) : null;
}
