import { decided, messageInput } from '../../world/entities/card-messages';
import { newPayingCard } from '../../world/entities/card-transactions';
import { newEmbossedCard, panOf } from '../../world/entities/cards';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { BodyOf } from '../../world/types';
import type { World } from '../../world/world';

type Message = BodyOf<'receiveAccountVerification'>;

export const valid: Valid<'receiveAccountVerification'> = async (world) => ({ body: await question(world) });

export const scenarios: Scenarios<'receiveAccountVerification'> = {
  '200 not_declined': async (world) => ({ ...(await valid(world)), expect: decided('APPROVED', 'NOT_DECLINED') }),
  '200 rejected': async (world) => {
    const { id } = await newEmbossedCard(world);
    const { card_id: _, ...body } = await question(world, { card_id: id });
    return { body: { ...body, pan: await panOf(world, id) }, expect: decided('REJECTED', 'CARD_NOT_ACTIVE') };
  },
  '404 CARD_NOT_FOUND': async (world) => ({ body: await question(world, { card_id: crypto.randomUUID() }) }),
  '409 REFERENCE_REUSED': async (world) => {
    const body = await question(world);
    await world.call('receiveAccountVerification', { body });
    return { body: { ...body, entry_mode: 'MANUAL' } };
  },
  '422 INVALID_CURRENCY': async (world) => ({ body: await question(world, { currency: 'XPF' }) }),
};

async function question(world: World, changes: Partial<Message> = {}): Promise<Message> {
  const card_id = changes.card_id ?? (await newPayingCard(world));
  const { amount: _, ...message } = await messageInput(world, { card_id });
  return { ...message, ...changes };
}
