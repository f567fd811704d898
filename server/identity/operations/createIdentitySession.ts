import { DomainError } from '../../kernel/errors';
import { askOrRefuse } from '../../networks/ask';
import type { IdentityOrder } from '../../networks/identity/port';
import type { WithPorts } from '../../networks/ports';
import { type Call, reserved } from '../../platform/http/operation';
import type { Services } from '../../platform/services';
import type { Tx } from '../../platform/store/db';
import { findUser } from '../../users/store/users';
import { enqueueExpireIdentitySession } from '../jobs/expire-identity-session';
import { presentSession } from '../present';
import { newSession, SESSION_LIFETIME } from '../rules/session';
import { insertIdentitySession } from '../store/identity';

async function orderOf(
  { client, body, now }: Call<'createIdentitySession'>,
  tx: Tx,
  id: string,
): Promise<IdentityOrder> {
  const userId = body.user_id;
  if ((await findUser(tx, client.id, userId)) === null) throw new DomainError('USER_NOT_FOUND');
  return { id, clientId: client.id, userId, expiresAt: now + SESSION_LIFETIME };
}

/** Opens a session at the provider, then here. A session that was opened there alone is never used and expires. */
export const createIdentitySession = reserved('createIdentitySession', (call, services: Services & WithPorts) => ({
  begin: (tx, id) => orderOf(call, tx, id),
  resume: (tx, id) => orderOf(call, tx, id),
  ask: (order) => askOrRefuse(services, 'identity provider', () => services.ports.identityProvider.open(order)),
  conclude: async (tx, { id, userId }, { url }) => {
    const session = newSession({ userId, url }, { id, clientId: call.client.id, now: call.now });
    await insertIdentitySession(tx, session);
    await enqueueExpireIdentitySession(tx, session);
    return { status: 201, body: { data: presentSession(session) } };
  },
}));
