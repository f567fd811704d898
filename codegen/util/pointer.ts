/** JSON pointers (RFC 6901) and the few ways this generator uses them. */

export type Path = readonly (string | number)[];

/** Escapes one reference token: `/users/v1/` becomes `~1users~1v1~1`. */
export function escapeToken(token: string | number): string {
  const text = String(token);
  // Few names contain either character, and a pointer is built for every place of the contract.
  return /[~/]/.test(text) ? text.replace(/~/g, '~0').replace(/\//g, '~1') : text;
}

/** Joins raw tokens to a pointer; no tokens give the whole document, ''. */
export function toPointer(path: Path): string {
  let pointer = '';
  for (const token of path) pointer += `/${escapeToken(token)}`;
  return pointer;
}

/** Splits a pointer into raw tokens; '' gives none. */
export function fromPointer(pointer: string): string[] {
  if (pointer === '') return [];
  const tokens = pointer.slice(1).split('/');
  return pointer.includes('~') ? tokens.map((token) => token.replace(/~1/g, '/').replace(/~0/g, '~')) : tokens;
}

/** The value at a path, or undefined when nothing is there. */
export function valueAt(root: unknown, path: Path): unknown {
  let node = root;
  for (const token of path) {
    if (typeof node !== 'object' || node === null) return undefined;
    node = (node as Record<string | number, unknown>)[token];
  }
  return node;
}

/**
 * A copy of `root` whose value at `path` is `value`. Everything outside the path is shared with the original, so that
 * composing many revisions of a large document stays cheap. `undefined` removes the place: a key of an object or an
 * item of an array.
 */
export function withValueAt(root: unknown, path: Path, value: unknown): unknown {
  if (path.length === 0) return value;
  const [token, ...rest] = path as [string | number, ...(string | number)[]];
  if (Array.isArray(root)) {
    const copy = [...root];
    if (rest.length === 0 && value === undefined) copy.splice(Number(token), 1);
    else copy[Number(token)] = withValueAt(copy[Number(token)], rest, value);
    return copy;
  }
  const copy: Record<string, unknown> = { ...(root as Record<string, unknown>) };
  if (rest.length === 0 && value === undefined) delete copy[token];
  else copy[token] = withValueAt(copy[token], rest, value);
  return copy;
}
