/** The kinds of poolers between the service and PostgreSQL. */
export const POOLERS = ['none', 'transaction'] as const;

export type Pooler = (typeof POOLERS)[number];

/** Where PostgreSQL is: one server, or several of which one is the primary. */
export interface PostgresPlace {
  /** The hosts in the order in which they are named. */
  hosts: readonly PostgresHost[];
  /** True if only a host that accepts writes may be used. */
  seeksPrimary: boolean;
}

export interface PostgresHost {
  /** The host and its port, without credentials, so it may be shown. */
  name: string;
  /** A connection string for this host only, in the form of `pg`. */
  url: string;
}

/** The values of `target_session_attrs` that a service can use that writes. */
const WRITING = new Set(['read-write', 'primary']);

const PARTS = /^(postgres(?:ql)?:\/\/)([^/?#]*)([^?#]*)(?:\?([^#]*))?/;

/**
 * Reads a connection string like libpq; `pg` can't read several hosts:
 * `postgres://user:password@a:5432,b:5433/database?target_session_attrs=read-write`, or `?host=a,b&port=5432,5433`.
 * Of several hosts the one that accepts writes is used, even without `target_session_attrs`.
 * With TLS the server is always verified, unless `sslmode` is `no-verify`.
 * @throws Error with the reason, without any part of the string that could be a password
 */
export function readPostgresUrl(given: string): PostgresPlace {
  const url = withVerification(given);
  const [, scheme, authority, path, query] = PARTS.exec(url) ?? [];
  if (scheme === undefined || authority === undefined) throw new Error('is not a connection string of PostgreSQL');
  const at = authority.lastIndexOf('@') + 1;
  const parameters = new URLSearchParams(query ?? '');
  const wantsWriter = readTarget(parameters.getAll('target_session_attrs'));
  const names = placesOf(authority.slice(at), parameters);
  names.forEach(assertPort);
  for (const name of ['target_session_attrs', 'host', 'port']) parameters.delete(name);
  const rest = parameters.size === 0 ? '' : `?${parameters}`;
  const urlOf = (name: string) =>
    names.length === 1 ? url : `${scheme}${authority.slice(0, at)}${name}${path}${rest}`;
  const hosts = names.map((name) => ({ name, url: urlOf(name) }));
  return { hosts, seeksPrimary: wantsWriter || hosts.length > 1 };
}

/** The values of `sslmode` with which the driver verifies the certificate of the server. */
const VERIFYING = ['allow', 'prefer', 'require', 'verify-ca', 'verify-full'];

const SSL_MODES = new Set([...VERIFYING, 'disable', 'no-verify']);

/**
 * Names the verification of the server as what it is: the driver treats each of these modes as `verify-full`, warns of
 * most of them on standard error, and announces that it will verify less. `uselibpqcompat=true` chooses that already.
 */
function withVerification(url: string): string {
  const parameters = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  if (!url.includes('?') || parameters.get('uselibpqcompat') === 'true') return url;
  const unknown = parameters.getAll('sslmode').find((mode) => !SSL_MODES.has(mode));
  if (unknown !== undefined) {
    throw new Error(`asks for sslmode=${unknown}: use verify-full, or disable where no TLS is wanted`);
  }
  return url.replace(new RegExp(`([?&]sslmode=)(${VERIFYING.join('|')})(?=&|#|$)`, 'g'), '$1verify-full');
}

/** Decides whether the host must accept writes. */
function readTarget(values: readonly string[]): boolean {
  const refused = values.find((value) => value !== 'any' && !WRITING.has(value));
  if (refused !== undefined) {
    throw new Error(`asks for target_session_attrs=${refused}, but the service writes: use read-write, primary or any`);
  }
  return values.some((value) => WRITING.has(value));
}

/** Each host with its port. A single port applies to all hosts. */
function placesOf(authority: string, parameters: URLSearchParams): string[] {
  const hosts = (parameters.get('host') ?? authority).split(',');
  const ports = (parameters.get('port') ?? '').split(',');
  if (ports.length > 1 && ports.length !== hosts.length) {
    throw new Error(
      `names ${hosts.length} hosts and ${ports.length} ports: name one port for all hosts, or one for each`,
    );
  }
  if (hosts.length > 1 && hosts.includes('')) throw new Error('names an empty host between its commas');
  return hosts.map((host, index) => {
    const port = ports[index] ?? ports[0] ?? '';
    const name = host.startsWith('/') ? encodeURIComponent(host) : host;
    return port === '' || /:\d+$/.test(name) ? name : `${name}:${port}`;
  });
}

function assertPort(name: string, index: number): void {
  const [, port] = /:([^\]]*)$/.exec(name) ?? [];
  if (port === undefined) return;
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535) {
    throw new Error(
      `names a port that is not a number from 1 to 65535 with host ${index + 1}; in a user or password, write / as %2F, ? as %3F and # as %23`,
    );
  }
}
