import { country, newBoleto, pay } from '../../world/entities/cash';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'cancelCashInIntent'> = async (world) => ({
  ...country(world),
  path: { intent_id: (await newBoleto(world)).id },
});

export const scenarios: Scenarios<'cancelCashInIntent'> = {
  '404 CASH_IN_INTENT_NOT_FOUND': async (world) => ({
    ...country(world),
    path: { intent_id: crypto.randomUUID() },
  }),
  '409 CASH_IN_INTENT_NOT_CANCELLABLE': async (world) => {
    const intent = await newBoleto(world);
    await pay(world, intent, '40.00');
    return { ...country(world), path: { intent_id: intent.id } };
  },
};
