/**
 * A document without the links that fill a body, which parsers behind generators of code take for a mistake: they want
 * a text there.
 */

import { isObject } from '../../codegen/util/json';
import type { Json } from './contract';

/** Leaves such links out, in the answers of all operations. The document given stays as it is. */
export function withoutBodyLinks(document: Json): Json {
  const { paths = {} } = document;
  return { ...document, paths: each(paths, (path) => each(path, operation)) };
}

const each = (map: Json, change: (value: Json) => Json): Json =>
  Object.fromEntries(Object.entries(map as Record<string, Json>).map(([name, value]) => [name, change(value)]));

/** Of the members of a path, only operations have responses. */
function operation(member: Json): Json {
  return isObject(member) && isObject(member.responses)
    ? { ...member, responses: each(member.responses, response) }
    : member;
}

function response({ links, ...rest }: Json): Json {
  if (links === undefined) return rest;
  const kept = Object.entries(links as Record<string, Json>).filter(([, link]) => link.requestBody === undefined);
  return kept.length === 0 ? rest : { ...rest, links: Object.fromEntries(kept) };
}
