import { decided, messageInput } from '../../world/entities/card-messages';
import { newPayingCard } from '../../world/entities/card-transactions';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { BodyOf } from '../../world/types';
import type { World } from '../../world/world';

type Message = BodyOf<'receiveCardAuthorization'>;

export const valid: Valid<'receiveCardAuthorization'> = async (world) => ({ body: await messageInput(world) });

export const scenarios: Scenarios<'receiveCardAuthorization'> = {
  '200 approved': async (world) => ({ ...(await valid(world)), expect: decided('APPROVED', 'APPROVED') }),
  '200 rejected': async (world) => ({
    body: await messageInput(world, { amount: '10000.01' }),
    expect: decided('REJECTED', 'INSUFFICIENT_FUNDS'),
  }),
  '200 duplicate': async (world) => {
    const body = await messageInput(world);
    await world.call('receiveCardAuthorization', { body });
    return { body, expect: decided('REJECTED', 'DUPLICATE_TRANSMISSION_DETECTED') };
  },
  '404 CARD_NOT_FOUND': (world) => sending(world, { card_id: crypto.randomUUID() }),
  '409 REFERENCE_REUSED': async (world) => {
    const body = await messageInput(world);
    await world.call('receiveCardAuthorization', { body });
    return { body: { ...body, amount: '100.01' } };
  },
  '422 INVALID_CURRENCY': (world) => sending(world, { currency: 'XPF' }),
  '422 INVALID_AMOUNT': (world) => sending(world, { currency: 'CLP', amount: '100.50' }),
  '422 INSTALLMENTS_NOT_ALLOWED': (world) =>
    sending(world, { installments: { quantity: 3, credit_type: 'WITH_INTEREST', grace_period: 0 } }),
};

async function sending(world: World, changes: Partial<Message>) {
  return { body: await messageInput(world, { card_id: await newPayingCard(world), ...changes }) };
}
