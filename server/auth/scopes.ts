import { operations } from '../../generated/operations';

const everyScope = [
  ...new Set(Object.values(operations).flatMap(({ scope }) => (scope === null ? [] : [scope]))),
].sort();

/** The permissions a client's tokens carry, separated by spaces: all of the contract unless fewer are agreed. */
export function scopeOf(client: { configuration: { scopes: readonly string[] | null } }): string {
  const { scopes } = client.configuration;
  return (scopes === null ? everyScope : everyScope.filter((scope) => scopes.includes(scope))).join(' ');
}
