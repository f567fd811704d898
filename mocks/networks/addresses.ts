import type { IncomingMessage } from 'node:http';
import { operations as rules } from '../../generated/operations';

/** An operation that was found by method and path, with the parameters of its path. */
export interface Matched {
  operationId: string;
  path: Record<string, string>;
}

/**
 * The path that a request calls, as it stands in the request, and its query. A parser of addresses would throw for some
 * paths, such as `//`.
 */
export function address({ url = '/' }: Pick<IncomingMessage, 'url'>): { path: string; query: Record<string, string> } {
  const [path = '', ...query] = url.split('?');
  return { path, query: Object.fromEntries(new URLSearchParams(query.join('?'))) };
}

/** Finds operations by method and path, among those named. */
export function pathsOf(names: readonly string[]): (method: string, path: string) => Matched | null {
  const known = names.map((operationId) => {
    const { method, path } = rules[operationId as keyof typeof rules];
    return { operationId, method, parts: path.split('/') };
  });
  return (method, called) => {
    const given = called.split('/');
    for (const { operationId, method: wanted, parts } of known) {
      const path = wanted === method ? match(parts, given) : null;
      if (path !== null) return { operationId, path };
    }
    return null;
  };
}

function match(parts: readonly string[], given: readonly string[]): Record<string, string> | null {
  if (parts.length !== given.length) return null;
  const path: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const value = given[at] as string;
    if (part.startsWith('{')) path[part.slice(1, -1)] = decoded(value);
    else if (part !== value) return null;
  }
  return path;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
