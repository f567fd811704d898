import { direct } from '../../platform/http/operation';
import { clientOf } from '../credentials';
import { lockTokens, revokeTokens } from '../store/tokens';

/** Revokes the client's tokens. A client without one is in the state it asked for. */
export const revokeToken = direct<'revokeToken'>(async (call, services) => {
  const client = await clientOf(call.body, call.address, services);
  await services.db.transaction(async (tx) => {
    await lockTokens(tx, client.id);
    await revokeTokens(tx, client.id, services.config.audience, call.now);
  });
  return { status: 200, body: { status: 'Success' } };
});
