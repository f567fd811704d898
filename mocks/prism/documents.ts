import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { applyPatch, type Operation } from 'fast-json-patch';
import { chosenRevision, REVISIONS, type Revision, variantOf } from '../../generated/revisions';
import type { Documents } from './mocked-documents';

/** Reads the documents as they are now. Rejects with a reason a person can act on. */
export type LoadDocuments = () => Promise<Documents>;

export const GENERATED = path.resolve(__dirname, '../../generated');

const FILES = { service: 'openapi', counterpart: 'client-api' } as const;

/**
 * A loader for the documents of one revision: the generated base for the current one, the base with the generated RFC
 * 6902 patches for every other that has a name, and a composition from the overlays for any other combination.
 *
 * @param revision a named revision, or `axis=value` pairs separated by commas
 * @param folder where codegen wrote its output
 * @throws when no such revision can be
 */
export function generatedDocuments(revision: string, folder = GENERATED): LoadDocuments {
  const values = chosenRevision(revision);
  const name = nameOf(values);
  return async () => {
    const generated = name === 'current' || (name !== null && existsSync(path.join(folder, 'revisions', name)));
    if (name === null || !generated) return composer().composeFromSpec(values);
    return {
      service: await document(folder, name, 'service'),
      counterpart: await document(folder, name, 'counterpart'),
    };
  };
}

/**
 * A loader for what networks and providers report, and for what they are asked for.
 *
 * @param folder where codegen wrote its output
 */
export function networkDocuments(folder = GENERATED): LoadDocuments {
  const read = (name: string) => readJson(path.join(folder, 'documents', `${name}.json`));
  return async () => ({ service: await read('networks'), counterpart: await read('network-api') });
}

// The composer brings the machinery of overlays, which a mock of a generated revision does without.
function composer(): typeof import('./compose') {
  return require('./compose');
}

function nameOf(values: Revision): string | null {
  const variant = variantOf(values);
  const named = Object.entries(REVISIONS).find(([, revision]) => variantOf(revision) === variant);
  return named?.[0] ?? null;
}

async function document(folder: string, name: string, side: keyof Documents): Promise<object> {
  const base = await readJson(path.join(folder, 'documents', `${FILES[side]}.json`));
  const file = path.join(folder, 'revisions', name, `${FILES[side]}.patch.json`);
  // The current revision is the base itself, and a revision that leaves one side as it is has no patch for it.
  if (!existsSync(file)) return base;
  const patch = (await readJson(file)) as Operation[];
  try {
    return applyPatch(base, patch, true).newDocument;
  } catch (error) {
    // Base and patch come from different runs of codegen when one doesn't fit the other.
    throw new Error(`${file} does not fit the base document: ${firstLine(error)}`);
  }
}

async function readJson(file: string): Promise<object> {
  const text = await readFile(file, 'utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${firstLine(error)}`);
  }
  if (typeof value !== 'object' || value === null) throw new Error(`${file} holds no object`);
  return value;
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
