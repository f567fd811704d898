import type { OperationRule } from '../../../generated/operations';
import type { Client } from '../../kernel/client';
import type { Contract, Contracts } from './contracts';
import type { Authenticated, Resolved } from './request-context';
import { AddressRefused } from './route';

/** Decides whether the body of an operation identifies the client: true for operations that give or revoke tokens. */
export function namesItsClient(rule: OperationRule): boolean {
  return rule.auth === 'none' && rule.document === 'openapi';
}

/** Looks clients up by the ids that callers send. */
export interface NamedClients {
  /**
   * Looks a client up by an id that was sent from an IP address.
   * @throws DomainError RATE_LIMITED after too many attempts with that id from that address
   */
  client(id: string, address: string): Promise<Client | undefined>;
}

/**
 * Looks up the client in a body; undefined if it does not exist.
 * @throws DomainError RATE_LIMITED
 */
export async function clientNamedBy(
  body: unknown,
  clients: NamedClients,
  address: string,
): Promise<Client | undefined> {
  const id = (body as { client_id?: unknown } | null)?.client_id;
  // The body is validated later; PostgreSQL accepts no NUL.
  return typeof id === 'string' && !id.includes('\u0000') ? clients.client(id, address) : undefined;
}

/**
 * Finds the operation of the caller's revision at the address.
 * @param client the client whose revision applies: the caller, or the one in the body
 * @throws AddressRefused 404 or 405 if that revision has no such operation
 */
export function resolve<S extends Authenticated>(authenticated: S, client: Client, contracts: Contracts): S & Resolved {
  const contract = contracts.of(client.revision);
  const rule = contract.at.get(authenticated.address.key);
  if (rule !== undefined) return resolved(authenticated, contract, rule, authenticated.params);
  return resolveByPath(authenticated, contract, contracts);
}

/** The fields are listed because a spread is several times slower, and this runs for every request. */
function resolved<S extends Authenticated>(
  { requestId, ctx, address, caller }: S,
  contract: Contract,
  rule: OperationRule,
  params: Resolved['params'],
): S & Resolved {
  return { requestId, ctx, address, params, caller, contract, rule } as S & Resolved;
}

/** The same path may match another address of this revision, with parameters instead of words. */
function resolveByPath<S extends Authenticated>(
  authenticated: S,
  contract: Contract,
  contracts: Contracts,
): S & Resolved {
  const { ctx } = authenticated;
  const found = contract.routes.find(ctx.method, ctx.path);
  if (found === null || 'allow' in found) throw new AddressRefused(contracts, contract, ctx);
  const { address, params } = found.match;
  return resolved(authenticated, contract, address.rule, params);
}
