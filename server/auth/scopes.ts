import { operations } from '../../generated/operations';

const scopesOf = (include: (document: string) => boolean) =>
  new Set(
    Object.values(operations).flatMap(({ scope, document }) => (scope === null || !include(document) ? [] : [scope])),
  );

const everyScope = scopesOf(() => true);
const scopesOfService = scopesOf((document) => document !== 'sandbox');
const scopesOfOperators = scopesOf((document) => document === 'system');

/** Decides whether an operation asks for a scope of this name: production has none of the sandbox. */
export function isScope(name: string, { mode }: { mode: 'sandbox' | 'production' }): boolean {
  return (mode === 'production' ? scopesOfService : everyScope).has(name);
}

/**
 * Lists the permissions a client's tokens carry, separated by spaces: all of the contract but those of operators, unless
 * others are agreed by name. In production, which has no sandbox, none of its scopes is among them.
 */
export function scopeOf(
  client: { configuration: { scopes: readonly string[] | null } },
  { mode }: { mode: 'sandbox' | 'production' },
): string {
  const { scopes } = client.configuration;
  const offered = [...(mode === 'production' ? scopesOfService : everyScope)].sort();
  const isCarried = (scope: string) => (scopes === null ? !scopesOfOperators.has(scope) : scopes.includes(scope));
  return offered.filter(isCarried).join(' ');
}
