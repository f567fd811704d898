import { newBoleto, pay } from '../../world/entities/cash';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'cancelCashInIntentByProvider'> = async (world) => ({
  path: { intent_id: (await newBoleto(world)).id },
});

export const scenarios: Scenarios<'cancelCashInIntentByProvider'> = {
  '404 CASH_IN_INTENT_NOT_FOUND': async () => ({ path: { intent_id: crypto.randomUUID() } }),
  '409 ILLEGAL_STEP': async (world) => {
    const intent = await newBoleto(world);
    await pay(world, intent);
    return { path: { intent_id: intent.id } };
  },
};
