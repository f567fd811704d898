import { operations } from '../../generated/operations';
import type { Config } from '../platform/config';
import { OWN_DOCUMENTS } from '../platform/contract/documents';

/** The document that networks call by. They have credentials of their own, and its scopes are none of a client's. */
const NETWORKS = 'networks';

const scopesOf = (include: (document: string) => boolean) =>
  new Set(
    Object.values(operations).flatMap(({ scope, document }) => (scope === null || !include(document) ? [] : [scope])),
  );

const everyScope = scopesOf((document) => document !== NETWORKS);
const scopesOfService = scopesOf((document) => OWN_DOCUMENTS.has(document));
const scopesOfOperators = scopesOf((document) => document === 'system');

/** Decides whether an operation asks for a scope of this name: production has the service's own alone. */
export function isScope(name: string, { mode }: Pick<Config, 'mode'>): boolean {
  return (mode === 'production' ? scopesOfService : everyScope).has(name);
}

/**
 * Lists the permissions a client's tokens carry, separated by spaces: all of the contract but those of operators, unless
 * others are agreed by name. In production, no scopes of extensions are among them.
 */
export function scopeOf(
  client: { configuration: { scopes: readonly string[] | null } },
  { mode }: Pick<Config, 'mode'>,
): string {
  const { scopes } = client.configuration;
  const offered = [...(mode === 'production' ? scopesOfService : everyScope)].sort();
  const isCarried = (scope: string) => (scopes === null ? !scopesOfOperators.has(scope) : scopes.includes(scope));
  return offered.filter(isCarried).join(' ');
}
