import type { Context } from 'koa';
import type { OperationRule } from '../../../generated/operations';
import type { Client } from '../../kernel/client';
import { DomainError } from '../../kernel/errors';
import { siteOf } from '../ip-networks';
import { type Caller, INSUFFICIENT_SCOPE } from './caller';
import type { RateLimiter } from './rate-limit';
import type { Admitted, Authenticated, Resolved } from './request-context';

/**
 * Decides whether a request may be read: scope, rate and media type, which do not need its body.
 * @throws DomainError INSUFFICIENT_SCOPE, RATE_LIMITED, NOT_ACCEPTABLE; StoreUnavailable
 */
export async function admit<S extends Authenticated>(
  authenticated: S,
  rule: OperationRule,
  limit: RateLimiter,
): Promise<Admitted<S>> {
  const { caller, ctx } = authenticated;
  assertScope(caller, rule);
  const wait = isLimited(rule) ? await takeFrom(limit, authenticated) : 0;
  if (wait > 0) throw rateLimited(wait);
  assertAccepts(ctx.req.headers.accept, rule, ctx);
  return authenticated as Admitted<S>;
}

/**
 * Checks an admitted request again, but only its scope, which may have changed. The rate counts it once, and its
 * headers are the same.
 * @throws DomainError INSUFFICIENT_SCOPE
 */
export function admitAgain(resolved: Resolved): Admitted<Resolved> {
  assertScope(resolved.caller, resolved.rule);
  return resolved as Admitted<Resolved>;
}

function assertScope({ scopes }: Caller, { scope }: OperationRule): void {
  if (scope !== null && !scopes.has(scope)) throw insufficientScope(scope);
}

/** Returns how many seconds a request of a client has to wait for its rate, and takes nothing from it. */
export function waitForRate(rule: OperationRule, client: Client, limit: RateLimiter): number {
  return isLimited(rule) ? waitOf(client, limit) : 0;
}

/** Returns how many seconds a client has to wait for its rate, for any operation. */
export function waitOf({ id, configuration: { rateLimit } }: Client, limit: RateLimiter): number {
  return limit.wait(id, performance.now(), rateLimit?.per_second, rateLimit?.burst);
}

/** The refusal of a request beyond its rate. @param seconds until the next may come */
export function rateLimited(seconds: number): DomainError {
  return new DomainError('RATE_LIMITED', [], { 'retry-after': String(seconds) });
}

/**
 * Decides whether a request counts towards a rate: requests of clients, networks and operators do, those of probes and
 * extensions do not.
 */
function isLimited({ document, auth }: OperationRule): boolean {
  return document === 'openapi' || document === 'networks' || (document === 'system' && auth === 'bearer');
}

/** The refusal of a token without a scope, which the challenge names (RFC 6750, 3.1). */
function insufficientScope(scope: string): DomainError {
  const detail = `the token does not have the scope ${scope}`;
  return new DomainError(
    'INSUFFICIENT_SCOPE',
    [{ code: 'scope', detail, location: 'header', pointer: 'authorization' }],
    {
      'www-authenticate': `${INSUFFICIENT_SCOPE}, scope="${scope}"`,
    },
  );
}

/**
 * Takes one request from the client's rate, or from the rate of the address if the caller is unknown. Returns the
 * seconds to wait.
 */
const takeFrom = (limit: RateLimiter, { caller, ctx }: Authenticated): number | Promise<number> =>
  takeFor(caller.client, limit, ctx.ip);

/**
 * Takes one request from a client's rate.
 * @param address whose rate is used if the client is unknown
 * @returns the seconds to wait
 */
export function takeFor(
  { id, configuration: { rateLimit } }: Client,
  limit: RateLimiter,
  address = '',
): number | Promise<number> {
  return limit.take(id || siteOf(address), performance.now(), rateLimit?.per_second, rateLimit?.burst);
}

/**
 * The longest `accept` header that is read, in characters. Programs send less than a tenth of it. The library takes
 * seconds for one as long as the head of a request may be: for each comma within quotes it reads the text again.
 */
const MAX_ACCEPT = 4_096;

/**
 * Refuses a caller that does not accept the media type of the operation. An operation without a 406, such as a page,
 * does not negotiate.
 */
function assertAccepts(header: string | undefined, rule: OperationRule, ctx: Context): void {
  if (header === undefined || header === '*/*' || header === 'application/json') return;
  if (rule.responses[406] === undefined) return;
  if (header.length > MAX_ACCEPT) throw notAcceptable('maxLength', `must have at most ${MAX_ACCEPT} characters`);
  const types = new Set(Object.values(rule.responses).flatMap((r) => (r.contentType === null ? [] : [r.contentType])));
  // Replies name their charset, so a caller may also ask for that charset.
  const offered = [...types].flatMap((type) => [type, `${type}; charset=utf-8`]);
  if (types.size === 0 || ctx.accepts(offered) !== false) return;
  throw notAcceptable('media_type', 'this operation does not produce this media type');
}

function notAcceptable(code: string, detail: string): DomainError {
  return new DomainError('NOT_ACCEPTABLE', [{ code, detail, location: 'header', pointer: 'accept' }]);
}
