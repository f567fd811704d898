import { DomainError } from '../../kernel/errors';

/** The origins among what a client has registered; a line that is none counts for nothing. */
function origins(registered: readonly string[]): Set<string> {
  return new Set(registered.flatMap((line) => (URL.canParse(line) ? [new URL(line).origin] : [])));
}

function problemOf(styles: string, registered: readonly string[]): string | null {
  if (!URL.canParse(styles)) return 'this is not an address';
  const url = new URL(styles);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'a stylesheet must use HTTP or HTTPS';
  if (url.username !== '' || url.password !== '') return 'user information is not allowed';
  if (registered.length > 0 && !origins(registered).has(url.origin)) return 'the client has not registered this origin';
  return null;
}

/**
 * The client's stylesheet for a page: from an origin that the client has registered, or from anywhere while it has
 * registered none.
 * @throws DomainError INVALID_REQUEST
 */
export function stylesheetOf(styles: string | undefined, registered: readonly string[]): URL | null {
  if (styles === undefined) return null;
  const problem = problemOf(styles, registered);
  if (problem === null) return new URL(styles);
  throw new DomainError('INVALID_REQUEST', [
    { code: 'stylesheet', detail: problem, location: 'query', pointer: 'styles' },
  ]);
}

/** The same for an error page, which does without a stylesheet that it can't have. */
export function stylesheetOrNone(styles: string | null, registered: readonly string[]): URL | null {
  return styles === null || problemOf(styles, registered) !== null ? null : new URL(styles);
}
