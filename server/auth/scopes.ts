import { operations } from '../../generated/operations';

const scopesOf = (include: (document: string) => boolean) =>
  new Set(
    Object.values(operations).flatMap(({ scope, document }) => (scope === null || !include(document) ? [] : [scope])),
  );

const everyScope = scopesOf(() => true);
const scopesOfService = scopesOf((document) => document !== 'sandbox');

/** Decides whether an operation asks for a scope of this name. */
export function isScope(name: string): boolean {
  return everyScope.has(name);
}

/**
 * Lists the permissions a client's tokens carry, separated by spaces: all of the contract unless fewer are agreed. In
 * production, which has no sandbox, none of its scopes is among them.
 */
export function scopeOf(
  client: { configuration: { scopes: readonly string[] | null } },
  { mode }: { mode: 'sandbox' | 'production' },
): string {
  const { scopes } = client.configuration;
  const offered = [...(mode === 'production' ? scopesOfService : everyScope)].sort();
  return (scopes === null ? offered : offered.filter((scope) => scopes.includes(scope))).join(' ');
}
