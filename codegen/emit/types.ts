/** `generated/types/`: TypeScript types of the documents; per named revision those of what it changes. */

import type { Api } from '../model/api';
import type { Document } from '../model/document';
import { FIXED, FIXED_HOSTED, type FixedName, type HostedName } from '../model/document-names';
import { currentRevision, namedRevisions, type Revision } from '../revisions/axes';
import { hashOf, type JsonObject, objectOf, textOf } from '../util/json';
import { banner } from '../util/typescript';
import { operationIds, reduceToDifference, revisionTypes } from './revision-types';

/** One module to be written. */
export interface TypesJob {
  file: string;
  /** The document whose types are generated. */
  document: JsonObject;
  /** The document that contains the targets of references. */
  whole?: JsonObject;
  /** The part of a revision that it holds; absent for the documents of the current one. */
  changes?: { revision: string; operations: readonly string[] };
  /** Builds the module from the result of openapi-typescript. */
  module(text: string): string;
}

type Types = (document: JsonObject, whole?: JsonObject) => Promise<string>;

/**
 * Runs jobs, except those whose result is known.
 * @param known texts of modules by hash; results are added
 */
export async function emitTypes(
  jobs: readonly TypesJob[],
  types: Types,
  known: Map<string, string>,
): Promise<Map<string, string>> {
  const texts = await Promise.all(
    jobs.map(async ({ file, document, whole, module }): Promise<[string, string]> => {
      const key = hashOf(`${file} ${textOf(document)} ${textOf(whole)}`);
      const text = known.get(key) ?? module(await types(document, whole));
      known.set(key, text);
      return [file, text];
    }),
  );
  return new Map(texts);
}

/** The modules of all documents and named revisions. */
export function typesJobs(api: Api): TypesJob[] {
  const current = prunedDocuments(typedDocuments(api, currentRevision(api.contract.axes)));
  const jobs = Object.entries(current).map(([name, document]) => ({
    file: `types/${name}.ts`,
    document: document.root,
    module: (text: string) => banner + text,
  }));
  return [...jobs, ...missingJobs(current), ...revisionJobs(api, current)];
}

/** A document that the contract doesn't have gets an empty module, so that imports hold. */
function missingJobs(current: Typed): TypesJob[] {
  return [...FIXED, ...FIXED_HOSTED.map(([name]) => name)]
    .filter((name) => !current[name])
    .map((name) => ({
      file: `types/${name}.ts`,
      document: { openapi: '3.1.0', paths: {} },
      module: () => `${banner}export interface operations {}\n`,
    }));
}

function revisionJobs(api: Api, current: Typed): TypesJob[] {
  const jobs: TypesJob[] = [];
  for (const [name, revision] of namedRevisions(api.contract.axes)) {
    const revised = typedDocuments(api, revision);
    for (const side of ['openapi', 'client-api'] as const) {
      const [before, after] = [current[side], revised[side]];
      const reduced = before && after && before.root !== after.root ? reduceToDifference(before, after) : null;
      if (!reduced) continue;
      jobs.push({
        file: `revisions/${name}/${side === 'openapi' ? 'types' : 'client-api-types'}.ts`,
        document: reduced.document,
        whole: reduced.whole,
        changes: { revision: name, operations: operationIds(objectOf(reduced.document.paths)) },
        module: (text) => revisionTypes(text, reduced, side),
      });
    }
  }
  return jobs;
}

type Typed = Partial<Record<'openapi' | 'events' | FixedName | HostedName, Document>>;

/** The documents that get types. Operations that others host are not repeated in the types of their caller. */
function typedDocuments(api: Api, revision: Revision): Typed {
  const { openapi, clientApi, asyncapi } = api.documentsOf(revision);
  return {
    openapi: withoutWebhooks(openapi),
    'client-api': clientApi,
    ...(asyncapi ? { events: asyncapi.withRoot(schemasOnly(asyncapi.root)) } : {}),
    ...Object.fromEntries(
      Object.entries(api.fixed).map(([name, document]) => {
        const served = withoutWebhooks(document);
        return [name, served === document ? document : served.withRoot(document.pruned(served.root))];
      }),
    ),
  };
}

function withoutWebhooks(document: Document): Document {
  const { webhooks, ...root } = document.root;
  return webhooks === undefined ? document : document.withRoot(root);
}

/** The documents without the components that nothing of theirs refers to. */
function prunedDocuments({ openapi, ...others }: Typed): Typed {
  return { ...(openapi ? { openapi: openapi.withRoot(openapi.pruned(openapi.root)) } : {}), ...others };
}

/** The schemas of an AsyncAPI document, as a document that openapi-typescript reads. */
function schemasOnly({ info, components }: JsonObject): JsonObject {
  return { openapi: '3.1.0', info: info ?? {}, paths: {}, components: { schemas: objectOf(components).schemas ?? {} } };
}
