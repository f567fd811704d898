import { LRUCache } from 'lru-cache';
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

/** Most clients have the same scopes, so few different lists are in use at a time. */
const KEPT_LISTS = 1_000;

/**
 * The scopes that tokens carry, and those of them that are still agreed with the client. Tokens that carry the same
 * scopes share one set, because thousands of tokens are kept in memory. A client is read anew only when it has changed,
 * so what is still agreed is remembered with it.
 */
export class TokenScopes {
  private readonly lists = new LRUCache<string, ReadonlySet<string>>({ max: KEPT_LISTS });
  private readonly agreed = new WeakMap<ReadonlySet<string>, WeakMap<Scoped, ReadonlySet<string>>>();

  /**
   * Returns the scopes that a token carries.
   * @param scope the claim of the token: scopes, separated by spaces
   */
  carried(scope: string): ReadonlySet<string> {
    const known = this.lists.get(scope);
    if (known !== undefined) return known;
    const scopes = new Set(scope.split(' '));
    this.lists.set(scope, scopes);
    this.agreed.set(scopes, new WeakMap());
    return scopes;
  }

  /**
   * Returns the scopes of a token that are still agreed with its client.
   * @param carried what `carried` returned for the token
   */
  stillAgreed(carried: ReadonlySet<string>, client: Scoped): ReadonlySet<string> {
    const ofClients = this.agreed.get(carried);
    const known = ofClients?.get(client);
    if (known !== undefined) return known;
    const agreed = new Set([...carried].filter((scope) => isAgreed(client, scope)));
    ofClients?.set(client, agreed);
    return agreed;
  }
}
