import type { Context } from 'koa';
import type { OperationRule } from '../../../generated/operations';
import type { Client } from '../../kernel/client';
import { DomainError, type ErrorDetail } from '../../kernel/errors';
import { rateLimited, takeFor, waitOf } from './admit';
import type { Authenticator } from './caller';
import type { Contract, Contracts } from './contracts';
import type { RateLimiter } from './rate-limit';
import type { Received, Routed } from './request-context';
import { addressKey } from './routes';

const DOCUMENTATION = '/docs';
const PAGE = 'text/html';

/** The refusal of an address; the documented errors of operations do not apply to it. */
export class AddressRefused extends DomainError {
  /**
   * The operation that is read at the address, or the page next to it that a browser was looking for: where that is a
   * page, a person reads the refusal.
   */
  readonly shown: OperationRule | null;

  /** @param contract of the revision that does not have the address */
  constructor(contracts: Pick<Contracts, 'addresses'>, contract: Contract, ctx: Context) {
    const { method, path } = ctx;
    const found = contract.routes.find(method, path);
    const elsewhere = ofOtherRevisions(contracts, contract, method, path);
    if (found === null || 'match' in found) super('NOT_FOUND', [...hints(contract, path), ...elsewhere]);
    else super('METHOD_NOT_ALLOWED', elsewhere, { allow: found.allow.join(', ') });
    const read = contract.routes.find('GET', path);
    this.shown = read !== null && 'match' in read ? read.match.address.rule : pageBeside(contract, ctx);
  }
}

/** Finds the page below whose address, up to its parameters, a browser looks for another one; null if there is none. */
function pageBeside(contract: Contract, { method, path, req }: Context): OperationRule | null {
  const isBrowser = (method === 'GET' || method === 'HEAD') && req.headers.accept?.includes(PAGE);
  if (!isBrowser) return null;
  for (const rule of contract.at.values()) {
    if (rule.method !== 'GET' || rule.responses[200]?.contentType !== PAGE) continue;
    const [above = ''] = rule.path.split('/{');
    if (path === above || path.startsWith(`${above}/`)) return rule;
  }
  return null;
}

const hint = (code: string, detail: string): ErrorDetail[] => [{ code, detail, location: 'path', pointer: '' }];

/** Names the address that was probably meant. */
function hints({ routes }: Contract, path: string): ErrorDetail[] {
  if (path === '/') {
    const documented = routes.find('GET', DOCUMENTATION) !== null;
    return documented ? hint('documentation', `the documentation is at ${DOCUMENTATION}`) : [];
  }
  const meant = routes.meant(path);
  if (meant === null) return [];
  return hint(meant === otherOf(path) ? 'trailing_slash' : 'spelling', `the address is ${meant}`);
}

/** Names the address in the caller's revision of an operation that other revisions have at this address. */
function ofOtherRevisions(
  { addresses }: Pick<Contracts, 'addresses'>,
  contract: Contract,
  method: string,
  path: string,
): ErrorDetail[] {
  const found = addresses.find(method, path);
  if (found === null || 'allow' in found) return [];
  const wanted = contract.adapter.addressed(found.match.address.rule.operationId);
  const own = [...contract.at.values()].find(({ operationId }) => operationId === wanted);
  const place = own === undefined ? 'does not have this operation' : `has this operation at ${addressKey(own)}`;
  return hint('revision', `only other revisions have this address; the revision of this request ${place}`);
}

/** Adds a trailing slash to a path, or removes it. */
const otherOf = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`);

/**
 * Finds the address of a request among those of all revisions; the caller's revision is not known yet. Null if no
 * revision has it.
 */
export function route(received: Received, contracts: Contracts): Routed | null {
  const { requestId, ctx } = received;
  const { method, path } = ctx.request;
  const found = contracts.addresses.find(method, path);
  if (found === null || 'allow' in found) return null;
  const { address, params } = found.match;
  return { requestId, ctx, address, params };
}

/**
 * Explains why there is no operation at an address, for the caller's revision, because allowed methods differ. Without
 * a valid token the preferred revision applies. For an address that no revision has, no token is checked.
 */
export async function refusalOf(
  { ctx }: Received,
  contracts: Contracts,
  callers: Pick<Authenticator, 'known' | 'remembered' | 'bearer'>,
  limit: RateLimiter,
): Promise<DomainError> {
  const { authorization } = ctx.req.headers;
  try {
    const client =
      authorization === undefined || isInNoRevision(contracts, ctx)
        ? null
        : await callerOf(authorization, callers, limit);
    return new AddressRefused(contracts, contracts.of(client?.revision ?? null), ctx);
  } catch (error) {
    if (error instanceof DomainError)
      return error.code === 'RATE_LIMITED' ? error : new AddressRefused(contracts, contracts.preferred, ctx);
    throw error;
  }
}

/** Decides whether no revision has an operation at a path, or at one that was probably meant. */
function isInNoRevision({ addresses }: Contracts, { method, path }: Context): boolean {
  return addresses.find(method, path) === null && addresses.meant(path) === null;
}

/**
 * Finds the client of a token, and takes one request from its rate.
 * @throws DomainError UNAUTHORIZED, RATE_LIMITED
 */
async function callerOf(
  authorization: string,
  callers: Pick<Authenticator, 'known' | 'remembered' | 'bearer'>,
  limit: RateLimiter,
): Promise<Client> {
  const signed = callers.known(authorization);
  const remembered = signed && callers.remembered(signed);
  const early = remembered === undefined ? 0 : waitOf(remembered, limit);
  if (early > 0) throw rateLimited(early);
  const { client } = await callers.bearer(authorization, true, signed);
  const wait = await takeFor(client, limit);
  if (wait > 0) throw rateLimited(wait);
  return client;
}
