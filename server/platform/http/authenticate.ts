import { anonymous, type Client } from '../../kernel/client';
import { OWN_DOCUMENTS } from '../contract/documents';
import { type Authenticator, invalidEndUserToken, type SignedToken } from './caller';
import { END_USER_TOKEN } from './read';
import type { Authenticated, Identified, Routed } from './request-context';

const NOBODY: Identified['caller'] = Object.freeze({
  client: anonymous,
  scopes: new Set<string>(),
  session: null,
  endUser: null,
});
const NO_SCOPES: ReadonlySet<string> = new Set();

/**
 * Identifies the caller in the way that the operation requires: an access token, the end-user token of a hosted page,
 * or nothing.
 * @param signed what is known of the access token already
 * @throws DomainError UNAUTHORIZED, INVALID_END_USER_TOKEN
 */
export async function identify(
  routed: Routed,
  authenticator: Authenticator,
  signed = signedToken(routed, authenticator),
): Promise<Identified> {
  const { ctx, address } = routed;
  const { auth, document } = address.rule;
  if (auth === 'none') return identified(routed, NOBODY);
  if (document === 'networks') {
    const caller = await authenticator.network(ctx.req.headers.authorization, ctx.req.socket);
    return identified(routed, { ...caller, endUser: null });
  }
  if (auth === 'bearer') {
    const { client, scopes, session } = await authenticator.bearer(
      ctx.req.headers.authorization,
      !OWN_DOCUMENTS.has(document),
      signed,
    );
    return identified(routed, { client, scopes, session, endUser: null });
  }
  const token = new URLSearchParams(ctx.querystring).get(END_USER_TOKEN.name) ?? '';
  const { client, endUser } = await authenticator.endUser(token);
  return identified(routed, { client, scopes: NO_SCOPES, session: null, endUser });
}

/** The access token of a request, when it is known already. */
export function signedToken({ address, ctx }: Routed, authenticator: Authenticator): SignedToken | undefined {
  return address.rule.auth === 'bearer' ? authenticator.known(ctx.req.headers.authorization) : undefined;
}

/** A request of a client whose token was valid before. It may only be used for a refusal. */
export function remembered(routed: Routed, { scopes, session }: SignedToken, client: Client): Authenticated {
  return authenticate(identified(routed, { client, scopes, session, endUser: null }));
}

const identified = ({ requestId, ctx, address, params }: Routed, caller: Identified['caller']): Identified => ({
  requestId,
  ctx,
  address,
  params,
  caller,
});

/**
 * Refuses an expired token of a page. The caller is known by then, so that the refusal can be shown in the frame of its
 * own page.
 * @throws DomainError INVALID_END_USER_TOKEN
 */
export function authenticate(identified: Identified): Authenticated {
  if (identified.address.rule.auth === 'endUserToken' && identified.caller.endUser === null)
    throw invalidEndUserToken();
  return identified as Authenticated;
}
