import Router from '@koa/router';
import type { OperationRule } from '../../generated/operations';

/** An operation found by address, with the parameters still as text. */
export interface Match {
  rule: OperationRule;
  params: Readonly<Record<string, string>>;
}

export type Found = { match: Match } | { allow: string[] } | null;

const NO_PARAMETERS: Readonly<Record<string, string>> = Object.freeze({});

/** Literal segments win over parameters, so routes with later parameters come first. */
function specificity(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '1' : '0'))
    .join('');
}

/**
 * Addresses of one revision. Paths without parameters are looked up in a table; the rest goes through @koa/router.
 */
export class Routes {
  private readonly exact = new Map<string, Map<string, Match>>();
  private readonly router = new Router({ strict: true, sensitive: true });
  private readonly rules = new Map<string, OperationRule>();

  constructor(rules: Iterable<OperationRule>) {
    const ordered = [...rules].sort((a, b) => specificity(a.path).localeCompare(specificity(b.path)));
    for (const rule of ordered) this.add(rule);
  }

  private add(rule: OperationRule): void {
    if (!rule.path.includes('{')) {
      const methods = this.exact.get(rule.path) ?? new Map<string, Match>();
      methods.set(rule.method, { rule, params: NO_PARAMETERS });
      this.exact.set(rule.path, methods);
      return;
    }
    const pattern = rule.path.replace(/\{([^}]+)\}/g, ':"$1"');
    this.rules.set(`${rule.method} ${pattern}`, rule);
    this.router.register(pattern, [rule.method], () => undefined, { name: `${rule.method} ${pattern}` });
  }

  /**
   * The operation at a method and path; the allowed methods where only the method is wrong; null where nothing is.
   */
  find(method: string, path: string): Found {
    const methods = this.exact.get(path);
    const match = methods?.get(method);
    if (match !== undefined) return { match };
    const { pathAndMethod, path: layers } = this.router.match(path, method);
    const layer = pathAndMethod.find((candidate) => candidate.methods.includes(method));
    if (layer !== undefined) {
      const rule = this.rules.get(String(layer.name)) as OperationRule;
      return { match: { rule, params: layer.params(path, layer.captures(path)) } };
    }
    const allow = new Set([...(methods?.keys() ?? []), ...layers.flatMap((layer) => layer.methods)]);
    allow.delete('HEAD');
    return allow.size === 0 ? null : { allow: [...allow].sort() };
  }
}
