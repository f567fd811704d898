import openapi from '../../generated/documents/openapi.json';
import sandbox from '../../generated/documents/sandbox.json';
import type { Rule } from '../contract';

// biome-ignore lint/suspicious/noExplicitAny: documents are looked through, whatever they hold
type Node = any;

/** The place of an id in a request. */
export type JsonPath = readonly (string | number)[];

const DOCUMENTS: Readonly<Record<string, Node>> = { openapi, sandbox };

/** The name of a field or parameter that holds an id. */
const ID = /(^|[_[])id\]?$/;

/** Ids that the sender of a request chooses: they name no resource of the service. */
const GIVEN = new Set(['external_tracking_id', 'merchant.id']);

/** Returns the places of a request that may contain an id of a resource, required or not, from its document. */
export function placesForIds({ document, method, path }: Rule): JsonPath[] {
  const root = DOCUMENTS[document];
  const operation = root.paths[path][method.toLowerCase()];
  const query = [...(operation.parameters ?? []), ...(root.paths[path].parameters ?? [])]
    .map((parameter) => resolved(root, parameter))
    .filter((parameter) => parameter.in === 'query' && ID.test(parameter.name))
    .map(({ name }) => ['query', name]);
  const content: Node = resolved(root, operation.requestBody)?.content ?? {};
  const body = Object.values(content).flatMap(({ schema }: Node) => placesIn(root, schema, []));
  return [...query, ...body.map((place) => ['body', ...place])];
}

function resolved(root: Node, node: Node): Node {
  if (typeof node?.$ref !== 'string') return node;
  const names = node.$ref.slice(2).split('/');
  const found = names.reduce((at: Node, name: string) => at[name.replaceAll('~1', '/').replaceAll('~0', '~')], root);
  return resolved(root, found);
}

/** The places below a schema that have their own name; items of lists have none. */
function placesIn(root: Node, schema: Node, at: readonly string[]): string[][] {
  const { properties = {}, allOf = [], anyOf = [], oneOf = [] } = resolved(root, schema) ?? {};
  const own = Object.entries(properties).flatMap(([name, property]) => {
    const place = [...at, name];
    const isId = ID.test(name) && !GIVEN.has(place.join('.'));
    return [...(isId ? [place] : []), ...placesIn(root, property, place)];
  });
  return [...own, ...[...allOf, ...anyOf, ...oneOf].flatMap((part: Node) => placesIn(root, part, at))];
}
