// JSON pointers (RFC 6901).

/** Writes a name as a step of a pointer: `a/b` becomes `a~1b`. */
export function pointerStep(name: string | number): string {
  return String(name).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Writes the way to a place as a pointer; no steps are the whole document, ''. */
export function pointerTo(way: readonly (string | number)[]): string {
  return way.map((name) => `/${pointerStep(name)}`).join('');
}

/** Reads the names on the way to the place of a pointer. */
export function namesIn(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
