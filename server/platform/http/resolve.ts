import type { OperationRule } from '../../../generated/operations';
import type { Client } from '../../kernel/client';
import type { Contract, Contracts } from './contracts';
import type { Authenticated, Resolved } from './request-context';
import { AddressRefused } from './route';

/** Decides whether an operation learns from its body which client calls: those that give or revoke tokens. */
export function namesItsClient(rule: OperationRule): boolean {
  return rule.auth === 'none' && rule.document === 'openapi';
}

/** Clients as callers name them. */
export interface NamedClients {
  /**
   * Looks a client up by the id that somebody at an address gave.
   * @throws DomainError RATE_LIMITED when too much was tried with that id from there
   */
  client(id: string, address: string): Promise<Client | undefined>;
}

/** Looks up the client that a body names; undefined where it names none that exists. @throws DomainError RATE_LIMITED */
export async function clientNamedBy(
  body: unknown,
  clients: NamedClients,
  address: string,
): Promise<Client | undefined> {
  const id = (body as { client_id?: unknown } | null)?.client_id;
  // The body is held against the contract later; PostgreSQL takes no NUL.
  return typeof id === 'string' && !id.includes('\u0000') ? clients.client(id, address) : undefined;
}

/**
 * Finds what the caller's revision has at the address.
 * @param client whose revision counts: the caller, or the one that the body names
 * @throws AddressRefused 404 or 405 where that revision has no such operation
 */
export function resolve<S extends Authenticated>(authenticated: S, client: Client, contracts: Contracts): S & Resolved {
  const contract = contracts.of(client.revision);
  const rule = contract.at.get(authenticated.address.key);
  if (rule !== undefined) return resolved(authenticated, contract, rule, authenticated.params);
  return resolveByPath(authenticated, contract, contracts);
}

/** The fields are written out: a spread is several times slower, and every request comes this way. */
function resolved<S extends Authenticated>(
  { requestId, ctx, address, caller }: S,
  contract: Contract,
  rule: OperationRule,
  params: Resolved['params'],
): S & Resolved {
  return { requestId, ctx, address, params, caller, contract, rule } as S & Resolved;
}

/** The same path may match another address of this revision, with parameters where others have words. */
function resolveByPath<S extends Authenticated>(
  authenticated: S,
  contract: Contract,
  contracts: Contracts,
): S & Resolved {
  const { method, path } = authenticated.ctx;
  const found = contract.routes.find(method, path);
  if (found === null || 'allow' in found) throw new AddressRefused(contracts, contract, method, path);
  const { address, params } = found.match;
  return resolved(authenticated, contract, address.rule, params);
}
