import { decided, newAuthorized, newTakenBack } from '../../world/entities/card-messages';
import { reportInput } from '../../world/entities/reports';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'receiveCardClearing'> = async (world) => ({
  body: reportInput({ original_reference: await newAuthorized(world), amount: '103.50' }),
});

export const scenarios: Scenarios<'receiveCardClearing'> = {
  '200 cleared': async (world) => ({ ...(await valid(world)), expect: decided('APPROVED') }),
  '404 CARD_TRANSACTION_NOT_FOUND': async () => ({ body: reportInput({ original_reference: crypto.randomUUID() }) }),
  '409 ILLEGAL_STEP': async (world) => ({ body: reportInput({ original_reference: await newTakenBack(world) }) }),
  '409 REFERENCE_REUSED': async (world) => {
    const { body } = await valid(world);
    await world.call('receiveCardClearing', { body });
    return { body: { ...body, amount: '100.00' } };
  },
};
