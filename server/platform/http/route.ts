import { DomainError, type ErrorDetail } from '../../kernel/errors';
import type { Contract, Contracts } from './contracts';
import type { Received, Routed } from './request-context';

const DOCUMENTATION = '/docs';

/** The refusal of an address: what the operations of other addresses document does not apply to it. */
export class AddressRefused extends DomainError {
  /** @param contract of the revision that does not have the address */
  constructor(contract: Contract, method: string, path: string) {
    const found = contract.routes.find(method, path);
    if (found === null || 'match' in found) super('NOT_FOUND', hints(contract, path));
    else super('METHOD_NOT_ALLOWED', [], { allow: found.allow.join(', ') });
  }
}

/** Names the address that was probably meant. */
function hints({ routes }: Contract, path: string): ErrorDetail[] {
  const hint = (code: string, detail: string): ErrorDetail[] => [{ code, detail, location: 'path', pointer: '' }];
  if (path === '/') {
    const documented = routes.find('GET', DOCUMENTATION) !== null;
    return documented ? hint('documentation', `the documentation is at ${DOCUMENTATION}`) : [];
  }
  const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  return routes.find('GET', other) === null ? [] : hint('trailing_slash', `the address is ${other}`);
}

/**
 * Finds the address of a request among those of all revisions: whether the caller's own revision has it is known when
 * the caller is. Null where no revision has it.
 */
export function route(received: Received, contracts: Contracts): Routed | null {
  const { requestId, ctx } = received;
  const { method, path } = ctx.request;
  const found = contracts.addresses.find(method, path);
  if (found === null || 'allow' in found) return null;
  const { address, params } = found.match;
  return { requestId, ctx, address, params };
}

/** The clients behind access tokens. */
interface Callers {
  /** @throws DomainError where the header has no good token */
  bearer(header: string | undefined, suspendedToo: boolean): Promise<{ client: { revision: string | null } }>;
}

/**
 * Says why there is nothing at an address, as the caller's revision has it: which methods are allowed differs. Without a
 * good token the preferred revision speaks.
 */
export async function refusalOf({ ctx }: Received, contracts: Contracts, callers: Callers): Promise<AddressRefused> {
  const { authorization } = ctx.req.headers;
  const contract =
    authorization === undefined ? contracts.preferred : await contractOf(authorization, contracts, callers);
  return new AddressRefused(contract, ctx.method, ctx.path);
}

async function contractOf(authorization: string, contracts: Contracts, callers: Callers): Promise<Contract> {
  try {
    const { client } = await callers.bearer(authorization, true);
    return contracts.of(client.revision);
  } catch (error) {
    if (error instanceof DomainError) return contracts.preferred;
    throw error;
  }
}
