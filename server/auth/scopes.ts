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

/** A client, by what is agreed with it. */
interface Scoped {
  configuration: { scopes: readonly string[] | null };
}

/** Decides whether an operation asks for a scope of this name: production has the service's own alone. */
export function isScope(name: string, { mode }: Pick<Config, 'mode'>): boolean {
  return (mode === 'production' ? scopesOfService : everyScope).has(name);
}

/**
 * Lists the permissions a client's tokens carry, separated by spaces: all of the contract but those of operators,
 * unless others are agreed by name. In production, no scopes of extensions are among them.
 */
export function scopeOf(client: Scoped, { mode }: Pick<Config, 'mode'>): string {
  const offered = [...(mode === 'production' ? scopesOfService : everyScope)].sort();
  return offered.filter((scope) => isAgreed(client, scope)).join(' ');
}

/** Decides whether a scope is agreed with a client now: by name, or with all others that are not for operators. */
export function isAgreed({ configuration: { scopes } }: Scoped, scope: string): boolean {
  return scopes === null ? !scopesOfOperators.has(scope) : scopes.includes(scope);
}

/**
 * Finds what the tokens of clients may still do: the scopes that they carry and that are still agreed with the client.
 * The last answer for each token is remembered, since a client is read anew only when it has changed.
 */
export class AgreedScopes {
  private readonly last = new WeakMap<ReadonlySet<string>, { client: Scoped; agreed: ReadonlySet<string> }>();

  /** @param carried the scopes of one token, always the same set for that */
  of(carried: ReadonlySet<string>, client: Scoped): ReadonlySet<string> {
    const last = this.last.get(carried);
    if (last?.client === client) return last.agreed;
    const agreed = new Set([...carried].filter((scope) => isAgreed(client, scope)));
    this.last.set(carried, { client, agreed });
    return agreed;
  }
}
