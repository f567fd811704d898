/** The target of a request (RFC 9112, 3.2) as the service reads it. */
interface RequestTarget {
  /** Path and query, as they were sent. */
  path: string;
  /** The host that the target names; null if it names none, and the header does. */
  host: string | null;
}

/** The form that proxies get: scheme, host, path and query (RFC 9112, 3.2.2). */
const ABSOLUTE = /^https?:\/\/([^/?#]+)([/?][^#]*)?$/i;

/**
 * Reads the target of a request. The libraries that look at a target later would repair it: they cut off a fragment,
 * turn backslashes into slashes, and throw for a host that is none. So everything is decided here, and they only see a
 * path that they leave as it is.
 * @returns null for a target that no client may send, such as one with a fragment
 */
export function readTarget(target: string): RequestTarget | null {
  if (target.startsWith('/') || target === '*') return target.includes('#') ? null : { path: target, host: null };
  const [, host, rest = '/'] = ABSOLUTE.exec(target) ?? [];
  if (host === undefined) return null;
  return { path: rest.startsWith('/') ? rest : `/${rest}`, host };
}
