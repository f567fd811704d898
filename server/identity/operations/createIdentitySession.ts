import { unknownAt } from '../../kernel/errors';
import { uuidOf } from '../../kernel/uuid';
import { askOrRefuse } from '../../networks/ask';
import type { IdentityOrder } from '../../networks/identity/port';
import type { WithPorts } from '../../networks/ports';
import { type Call, reserved } from '../../platform/http/operation';
import type { FirstAttempt } from '../../platform/idempotency/reserved';
import type { Services } from '../../platform/services';
import type { Tx } from '../../platform/store/db';
import { findUser } from '../../users/store/users';
import { enqueueExpireIdentitySession } from '../jobs/expire-identity-session';
import { presentSession } from '../present';
import { newSession, SESSION_LIFETIME } from '../rules/session';
import { insertIdentitySession } from '../store/identity';

/**
 * Builds the order. A repeat is the same order for the same provider: its time and its country are those of the first
 * attempt.
 */
async function orderOf(
  { client, body }: Call<'createIdentitySession'>,
  tx: Tx,
  id: string,
  { since, detail: country }: FirstAttempt,
): Promise<IdentityOrder> {
  const userId = uuidOf(body.user_id);
  const user = await findUser(tx, client.id, userId);
  if (user === null) throw unknownAt('USER_NOT_FOUND', '/user_id', 'user');
  return {
    id,
    clientId: client.id,
    userId,
    country: country ?? user.operationCountry,
    expiresAt: since + SESSION_LIFETIME,
  };
}

/** Opens a session at the provider, then here. A session that was opened there alone is never used and expires. */
export const createIdentitySession = reserved('createIdentitySession', (call, services: Services & WithPorts) => ({
  begin: (tx, id) => orderOf(call, tx, id, { since: call.now, detail: null }),
  detail: ({ country }) => country,
  resume: (tx, id, attempt) => orderOf(call, tx, id, attempt),
  ask: (order) => askOrRefuse(services, 'identity provider', () => services.ports.identityProvider.open(order)),
  conclude: async (tx, { id, userId, country, expiresAt }, { url }) => {
    const session = newSession({ userId, country, url, expiresAt }, { id, clientId: call.client.id, now: call.now });
    await insertIdentitySession(tx, session);
    await enqueueExpireIdentitySession(tx, session);
    return { status: 201, body: { data: presentSession(session) } };
  },
}));
