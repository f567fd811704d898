import Router from '@koa/router';
import type { OperationRule } from '../../../generated/operations';

/** A method and a path template of the contract, in any revision. */
export interface Address {
  /** Equal for equal addresses: `GET /users/v1/{id}`. */
  readonly key: string;
  /** The operation of the preferred revision, or else of any revision: it defines how the caller is authenticated. */
  readonly rule: OperationRule;
}

/** An address found by a request's method and path, with the parameters of the path, still percent-encoded. */
interface Match {
  address: Address;
  params: Readonly<Record<string, string>>;
}

type RouteLookup = { match: Match } | { allow: string[] } | null;

type Layer = ReturnType<Router['match']>['path'][number];

const NO_PARAMETERS: Readonly<Record<string, string>> = Object.freeze({});

/** Literal segments take precedence over parameters, so routes with later parameters come first. */
function specificity(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '1' : '0'))
    .join('');
}

/** Names the address of an operation. */
export function addressKey({ method, path }: Pick<OperationRule, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/**
 * Keeps them encoded: the router would decode them and ignore broken encodings, which the parser of the path reports.
 */
function encodedParameters(layer: Layer, path: string): Record<string, string> {
  const captures = layer.captures(path);
  return Object.fromEntries(layer.paramNames.map(({ name }, i) => [name, captures[i] ?? '']));
}

/** The characters that mean the same whether they are percent-encoded or not (RFC 3986, 2.3). */
const UNRESERVED = /%(?:2[DE]|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])/gi;

/** The segments of a path in a normal form: without empty segments, dots, and encodings without effect. */
function plainSegments(path: string): string[] {
  const segments: string[] = [];
  for (const segment of path.replace(UNRESERVED, decodeURIComponent).split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments;
}

/** Writes a path with the letter case of a template; null if the template does not match. */
function inLettersOf(template: readonly string[], segments: readonly string[]): string[] | null {
  if (template.length !== segments.length) return null;
  const isSame = (word: string, index: number) => word.toLowerCase() === segments[index]?.toLowerCase();
  if (!template.every((word, index) => word.startsWith('{') || isSame(word, index))) return null;
  return template.map((word, index) => (word.startsWith('{') ? (segments[index] as string) : word));
}

/** Finds addresses. Paths without parameters are looked up in a table; @koa/router matches the others. */
export class Routes {
  private readonly exact = new Map<string, Map<string, { match: Match }>>();
  private readonly router = new Router({ strict: true, sensitive: true });
  private readonly addresses = new Map<string, Address>();
  /** The segments of each path, in the order in which paths are matched. */
  private readonly templates = new Map<string, readonly string[]>();

  /** @param rules if two share an address, the first one represents it */
  constructor(rules: Iterable<OperationRule>) {
    const ordered = [...rules].sort((a, b) => specificity(a.path).localeCompare(specificity(b.path)));
    for (const rule of ordered) this.add(rule);
  }

  private add(rule: OperationRule): void {
    const address = { key: addressKey(rule), rule };
    if (this.addresses.has(address.key)) return;
    this.addresses.set(address.key, address);
    this.templates.set(rule.path, plainSegments(rule.path));
    if (rule.path.includes('{')) {
      const pattern = rule.path.replace(/\{([^}]+)\}/g, ':"$1"');
      this.router.register(pattern, [rule.method], () => undefined, { name: address.key });
      return;
    }
    const methods = this.exact.get(rule.path) ?? new Map<string, { match: Match }>();
    methods.set(rule.method, { match: { address, params: NO_PARAMETERS } });
    this.exact.set(rule.path, methods);
  }

  /**
   * Finds the path that was probably meant by an unknown one: with or without a trailing slash, in another letter case,
   * or in another spelling of the same address (RFC 3986, 6.2.2). Null if there is none.
   */
  meant(path: string): string | null {
    const segments = plainSegments(path);
    for (const [template, written] of this.templates) {
      const words = inLettersOf(written, segments);
      if (words === null) continue;
      const found = `/${words.join('/')}${template.endsWith('/') ? '/' : ''}`;
      if (found !== path) return found;
    }
    return null;
  }

  /**
   * Finds the address of a method and path; the allowed methods if only the method is wrong; null if the path is
   * unknown.
   */
  find(method: string, path: string): RouteLookup {
    // HEAD is served like GET; Node leaves out the body (RFC 9110, 9.3.2).
    const wanted = method === 'HEAD' ? 'GET' : method;
    const methods = this.exact.get(path);
    const found = methods?.get(wanted);
    if (found !== undefined) return found;
    const { pathAndMethod, path: layers } = this.router.match(path, wanted);
    const layer = pathAndMethod.find((candidate) => candidate.methods.includes(wanted));
    if (layer !== undefined) {
      const address = this.addresses.get(String(layer.name)) as Address;
      return { match: { address, params: encodedParameters(layer, path) } };
    }
    const allow = new Set([...(methods?.keys() ?? []), ...layers.flatMap((layer) => layer.methods)]);
    if (allow.has('GET')) allow.add('HEAD');
    return allow.size === 0 ? null : { allow: [...allow].sort() };
  }
}
