import { decided, newAuthorized, newTakenBack } from '../../world/entities/card-messages';
import { reportInput } from '../../world/entities/reports';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'receiveCardReversal'> = async (world) => ({
  body: reportInput({ original_reference: await newAuthorized(world), amount: '30.00' }),
});

export const scenarios: Scenarios<'receiveCardReversal'> = {
  '200 reversed': async (world) => ({ ...(await valid(world)), expect: decided('APPROVED') }),
  '202 original_awaited': async () => ({ body: reportInput({ original_reference: crypto.randomUUID() }) }),
  '409 ILLEGAL_STEP': async (world) => ({ body: reportInput({ original_reference: await newTakenBack(world) }) }),
  '409 REFERENCE_REUSED': async (world) => {
    const { body } = await valid(world);
    await world.call('receiveCardReversal', { body });
    return { body: { ...body, amount: '31.00' } };
  },
  '422 AMOUNT_EXCEEDS_ORIGINAL': async (world) => ({
    body: reportInput({ original_reference: await newAuthorized(world), amount: '100.01' }),
  }),
};
