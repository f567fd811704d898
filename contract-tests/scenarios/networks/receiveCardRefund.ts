import { decided, newAuthorized, newCleared } from '../../world/entities/card-messages';
import { reportInput } from '../../world/entities/reports';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'receiveCardRefund'> = async (world) => ({
  body: reportInput({ original_reference: await newCleared(world), amount: '40.00' }),
});

export const scenarios: Scenarios<'receiveCardRefund'> = {
  '200 held': async (world) => ({ ...(await valid(world)), expect: decided('HELD') }),
  '404 CARD_TRANSACTION_NOT_FOUND': async () => ({ body: reportInput({ original_reference: crypto.randomUUID() }) }),
  '409 ILLEGAL_STEP': async (world) => ({ body: reportInput({ original_reference: await newAuthorized(world) }) }),
  '409 REFERENCE_REUSED': async (world) => {
    const { body } = await valid(world);
    await world.call('receiveCardRefund', { body });
    return { body: { ...body, amount: '41.00' } };
  },
  '422 AMOUNT_EXCEEDS_ORIGINAL': async (world) => ({
    body: reportInput({ original_reference: await newCleared(world), amount: '100.01' }),
  }),
};
