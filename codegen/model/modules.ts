/** Assigns the validators to files: one per document and tag, and one for validators that several tags share. */

import type { Api } from './api';
import type { DocumentName } from './document-names';
import type { OperationNode } from './operation';
import { identifier } from './schema-set';

export interface ModulePlan {
  /** `<document>-<tag>` or `<document>-shared`; the file is `validators/<name>.cjs`. */
  name: string;
  document: DocumentName;
  /** The exported validators, sorted. */
  ids: readonly string[];
}

export interface Modules {
  plans: readonly ModulePlan[];
  /** The module that exports a schema of a document. */
  moduleOf(document: DocumentName, id: string): string;
}

/** Plans the files. A schema that operations of two tags use goes to the shared one. */
export function planModules(api: Api): Modules {
  const homes = new Map<string, string>();
  const plans: ModulePlan[] = [];
  for (const [document, entries] of Object.entries(api.operations) as [
    DocumentName,
    Api['operations'][DocumentName],
  ][]) {
    const files = new Map<string, string[]>();
    for (const [id, owners] of tagsOfChecks(entries)) {
      const name = `${document}-${owners.size === 1 ? [...owners][0] : 'shared'}`;
      homes.set(`${document} ${id}`, name);
      files.set(name, [...(files.get(name) ?? []), id]);
    }
    for (const [name, ids] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
      plans.push({ name, document, ids: ids.sort() });
  }
  return {
    plans,
    moduleOf: (document, id) => {
      const name = homes.get(`${document} ${id}`);
      if (!name) throw new Error(`${id} of ${document} has no module`);
      return name;
    },
  };
}

/** By the id of a schema, the tags of the operations that validate by it. */
function tagsOfChecks(entries: Api['operations'][DocumentName]): Map<string, Set<string>> {
  const tags = new Map<string, Set<string>>();
  const nodes = entries.flatMap((entry) => [entry.base, ...entry.variants.values()]);
  for (const node of nodes.filter((known) => known !== null)) {
    for (const id of checksOf(node)) tags.set(id, (tags.get(id) ?? new Set()).add(slug(node.model.tag)));
  }
  return tags;
}

/** The ids of all schemas by which an operation validates. */
function checksOf(node: OperationNode): string[] {
  const responses = Object.values(node.model.responses).flatMap(({ check, headers }) => [
    check,
    ...headers.map((header) => header.check),
  ]);
  return [...Object.values(node.model.checks), ...responses].filter((id): id is string => id !== null);
}

/** The name under which a module is imported. */
export const moduleVariable = (name: string): string =>
  identifier(name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()));

const slug = (tag: string): string => tag.toLowerCase().replace(/[^a-z0-9]+/g, '-');
