/** `generated/revisions/<name>/types.ts`: the types of what a revision changes; the rest is the base's. */

import { Difference } from '../model/difference';
import type { Document } from '../model/document';
import { methods } from '../model/read-operation';
import { type JsonObject, objectOf } from '../util/json';
import { toPointer } from '../util/pointer';
import { banner, quote } from '../util/typescript';

/** The parts that a revision changes or takes away, seen from the base. */
interface ReducedDocument {
  /** The revision's document with only the operations and components that differ, directly or through references. */
  document: JsonObject;
  /** The document that contains the targets of its references. */
  whole: JsonObject;
  removed: { paths: string[]; operations: string[] };
}

/**
 * Keeps of a revision's document what differs from the base's. Null when nothing does.
 * @param base with only the components that it needs: others don't count
 */
export function reduceToDifference(base: Document, revised: Document): ReducedDocument | null {
  const difference = new Difference(base, revised);
  const before = objectOf(base.root.paths);
  const after = objectOf(revised.root.paths);
  const paths = Object.entries(after).filter(([path, item]) => difference.affects(before[path], item));
  const left = new Set(operationIds(after));
  const removed = {
    paths: Object.keys(before).filter((path) => !(path in after)),
    operations: operationIds(before).filter((id) => !left.has(id)),
  };
  const components = changedComponents(base, revised, difference);
  if (paths.length === 0 && removed.paths.length === 0 && Object.keys(components).length === 0) return null;
  const document = { openapi: revised.root.openapi ?? '3.1.0', paths: Object.fromEntries(paths), components };
  return { document, whole: { components: revised.componentsOf(revised.closure(document)) }, removed };
}

/** The operations that stand at some paths. */
export function operationIds(paths: JsonObject): string[] {
  return Object.values(paths).flatMap((item) =>
    methods.flatMap((method) => {
      const { operationId } = objectOf(objectOf(item)[method]);
      return typeof operationId === 'string' ? [operationId] : [];
    }),
  );
}

/** Sections that types are made of. */
const sections = ['schemas', 'responses', 'parameters', 'requestBodies', 'headers'] as const;

/** The components of the base that differ, and others that the revision's operations need. */
function changedComponents(base: Document, revised: Document, difference: Difference): JsonObject {
  const needed = new Set(revised.closure(revised.root.paths ?? {}));
  const result: JsonObject = {};
  for (const section of sections) {
    const before = objectOf(objectOf(base.root.components)[section]);
    const after = objectOf(objectOf(revised.root.components)[section]);
    const changed = Object.entries(after).filter(
      ([name, component]) =>
        needed.has(`#${toPointer(['components', section, name])}`) && difference.affects(before[name], component),
    );
    if (changed.length > 0) result[section] = Object.fromEntries(changed);
  }
  return result;
}

/**
 * The module for a reduced document: its types in addition to the base's.
 * @param text the result of openapi-typescript for the reduced document
 * @param baseModule name of the base's module in `generated/types/`
 */
export function revisionTypes(text: string, { document, removed }: ReducedDocument, baseModule: string): string {
  const changed = objectOf(document.components);
  const own = text
    .replace(/^export (interface|type) (paths|webhooks|components|operations)\b/gm, 'export $1 changed_$2')
    .replace(/^export type changed_webhooks[^\n]*\n/gm, '')
    .replace(/^export type \$defs[^\n]*\n/gm, '');
  const without = (kind: 'paths' | 'operations'): string => removed[kind].map((name) => ` | ${quote(name)}`).join('');
  const members = sections.map((section) =>
    section in changed
      ? `  ${section}: Omit<base.components['${section}'], keyof changed_components['${section}']> & changed_components['${section}'];\n`
      : `  ${section}: base.components['${section}'];\n`,
  );
  const on = (kind: 'paths' | 'operations'): string =>
    `export type ${kind} = Omit<base.${kind}, keyof changed_${kind}${without(kind)}> & changed_${kind};\n`;
  return [
    banner,
    `import type * as base from '../../types/${baseModule}';\n\n`,
    on('paths'),
    on('operations'),
    'export type components = {\n',
    ...members,
    '};\n\n',
    own,
  ].join('');
}
