import { isIP } from 'node:net';
import type { Context, Middleware } from 'koa';
import { DomainError } from '../../server/kernel/errors';
import { isWatched, publishExchange } from '../../server/platform/exchanges';
import { renderError } from '../../server/platform/http/errors';
import { newId } from '../../server/platform/ids';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Names that nobody on the internet can own: of one word, of this machine or its network (RFC 6761, 6762, 8375), and
 * those that are reserved for private use.
 */
const UNOWNED = /^[^.]*$|\.(?:localhost|local|internal|test|example|invalid|home\.arpa)$/;

const hostnameOf = (host: string): string => host.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase();

/** Decides whether the owner of a site can have a name lead to this machine. */
function isOwned(host: string): boolean {
  const name = hostnameOf(host);
  return isIP(name) === 0 && !name.startsWith('[') && !UNOWNED.test(name);
}

/**
 * Decides whether a page of the internet asks, whose name its owner has made lead to this machine (DNS rebinding). To
 * the browser it has the same origin as the sandbox, so it could log in as the demo client and read everything, also
 * what endpoints in the network of this machine answer. A browser names the origin with every request that is not only
 * read, so nobody gets a token without.
 */
const isRebound = ({ req }: Pick<Context, 'req'>): boolean =>
  req.headers.origin !== undefined && LOOPBACK.test(req.socket.remoteAddress ?? '') && isOwned(req.headers.host ?? '');

/** Refuses pages of others that were made to lead here, before anything else looks at their requests. */
export const refuseRebound: Middleware = async (ctx, next) => {
  if (!isRebound(ctx)) return next();
  const detail = 'pages of this name may not use this sandbox; if it is a name of yours, set PUBLIC_URL to its address';
  const requestId = newId();
  const refusal = new DomainError('MALFORMED_REQUEST', [{ code: 'host', detail, location: 'header', pointer: 'host' }]);
  const { status, code, body } = renderError(refusal, requestId);
  ctx.status = status;
  ctx.set('x-request-id', requestId);
  ctx.body = body;
  const { method, path: target } = ctx;
  if (isWatched()) publishExchange({ kind: 'request', method, target, status, code, field: 'host', milliseconds: 0 });
};
