import { type Json, resolve } from './contract';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** An operation of a document, with its parameters and those of its path. */
export interface Listed {
  method: string;
  path: string;
  operation: Json;
  parameters: Json[];
}

/** A part of a reference: the operations of a tag. */
export interface Part {
  tag: string;
  description: string | null;
  operations: readonly Listed[];
}

function operationsOf(document: Json): Listed[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]: [string, Json]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      method: method.toUpperCase(),
      path,
      operation: item[method],
      parameters: [...(item.parameters ?? []), ...(item[method].parameters ?? [])].map((raw) => resolve(document, raw)),
    })),
  );
}

const tagOf = ({ operation }: Listed): string => operation.tags?.[0] ?? 'Operations';

/** The parts of a document, in its order. A tag without operations is none. */
export function partsOf(document: Json): Part[] {
  const listed = operationsOf(document);
  return [...new Set(listed.map(tagOf))].map((tag) => ({
    tag,
    description: (document.tags ?? []).find((known: Json) => known.name === tag)?.description ?? null,
    operations: listed.filter((one) => tagOf(one) === tag),
  }));
}
