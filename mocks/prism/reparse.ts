import { Difference } from '../../codegen/model/difference';
import { Document } from '../../codegen/model/document';
import { isObject, type JsonObject, objectOf, shareWith } from '../../codegen/util/json';
import { type Operations, parseOperations } from './side';

/** A document with what Prism serves of it. */
export interface ParsedDocument {
  root: JsonObject;
  operations: Operations;
}

/**
 * Parses a document of which an earlier state is known. The operations at addresses that are as they were, with all
 * that they refer to, are taken over, and with them the schemas that Prism has compiled.
 * @throws as parseOperations
 */
export async function parseChanged(before: ParsedDocument, document: object): Promise<ParsedDocument> {
  const root = shareWith(before.root, document as JsonObject) as JsonObject;
  if (root === before.root) return before;
  const paths = Object.keys(objectOf(root.paths));
  const changed = new Set(hasOtherFrame(before.root, root) ? paths : changedPaths(before.root, root, paths));
  const fresh = await parsePaths(root, changed);
  const operations = paths.flatMap((path) => (changed.has(path) ? fresh : before.operations).filter(at(path)));
  // A document without operations is refused as it is on a start.
  return { root, operations: operations.length === 0 ? await parseOperations(root) : operations };
}

const at =
  (path: string) =>
  (operation: Operations[number]): boolean =>
    operation.path === path;

/** Decides whether the parts of a document differ that any of its operations may stand on without a reference. */
function hasOtherFrame(before: JsonObject, after: JsonObject): boolean {
  const { paths: _before, components: schemesBefore, webhooks: _called, ...was } = before;
  const { paths: _after, components: schemesAfter, webhooks: _calls, ...is } = after;
  const names = new Set([...Object.keys(was), ...Object.keys(is)]);
  const schemes = (components: unknown) => objectOf(components).securitySchemes;
  return schemes(schemesBefore) !== schemes(schemesAfter) || [...names].some((name) => was[name] !== is[name]);
}

function changedPaths(before: JsonObject, after: JsonObject, paths: readonly string[]): string[] {
  const difference = new Difference(asDocument(before), asDocument(after));
  const [was, is] = [objectOf(before.paths), objectOf(after.paths)];
  return paths.filter((path) => difference.affects(was[path], is[path]));
}

/** Parses the operations at some addresses, with only those components that they refer to. */
async function parsePaths(root: JsonObject, wanted: ReadonlySet<string>): Promise<Operations> {
  const { webhooks: _, ...served } = root;
  const paths = Object.fromEntries(Object.entries(objectOf(root.paths)).filter(([path]) => wanted.has(path)));
  const hasOperations = Object.values(paths).some((item) => Object.values(objectOf(item)).some(isObject));
  return hasOperations ? parseOperations(asDocument(root).pruned({ ...served, paths })) : [];
}

const asDocument = (root: JsonObject): Document => new Document('mocked', root, new Map());
