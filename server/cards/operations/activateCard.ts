import { write } from '../../platform/http/operation';
import { activateForUser } from '../activation';
import { assertMayHandleCardData } from '../entitlement';
import { presentCard } from '../present';

export const activateCard = write<'activateCard'>(async (call, tx, services) => {
  const { client, body, now } = call;
  assertMayHandleCardData(client);
  const card = await activateForUser(tx, services, {
    clientId: client.id,
    userId: body.user_id,
    pan: body.pan,
    pin: body.pin,
    previousCardId: body.previous_card_id ?? null,
    now,
  });
  return { status: 200, body: { data: presentCard(card) } };
});
