import { decided, messageInput } from '../../world/entities/card-messages';
import { newPayingCard } from '../../world/entities/card-transactions';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { BodyOf } from '../../world/types';
import type { World } from '../../world/world';

type Message = BodyOf<'receiveCardAdvice'>;

export const valid: Valid<'receiveCardAdvice'> = async (world) => ({ body: await messageInput(world) });

export const scenarios: Scenarios<'receiveCardAdvice'> = {
  // Whatever the balance.
  '200 taken': async (world) => ({ ...(await advising(world, { amount: '99999.00' })), expect: decided('APPROVED') }),
  '200 rejected': async (world) => ({
    ...(await advising(world, { type: 'REVERSAL_PURCHASE', original_reference: crypto.randomUUID() })),
    expect: decided('REJECTED', 'ORIGINAL_NOT_FOUND'),
  }),
  '404 CARD_NOT_FOUND': (world) => advising(world, { card_id: crypto.randomUUID() }),
  '409 REFERENCE_REUSED': async (world) => {
    const { body } = await advising(world, {});
    await world.call('receiveCardAdvice', { body });
    return { body: { ...body, amount: '100.01' } };
  },
  '422 INVALID_CURRENCY': (world) => advising(world, { currency: 'XPF' }),
  '422 INVALID_AMOUNT': (world) => advising(world, { currency: 'CLP', amount: '100.50' }),
  '422 INSTALLMENTS_NOT_ALLOWED': (world) =>
    advising(world, { installments: { quantity: 3, credit_type: 'WITH_INTEREST', grace_period: 0 } }),
};

async function advising(world: World, changes: Partial<Message>): Promise<{ body: Message }> {
  const message = await messageInput(world, { card_id: changes.card_id ?? (await newPayingCard(world)) });
  return { body: { ...message, ...changes } };
}
