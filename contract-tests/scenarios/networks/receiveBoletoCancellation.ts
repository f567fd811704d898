import { newBoleto, pay } from '../../world/entities/cash';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'receiveBoletoCancellation'> = async (world) => ({
  path: { boleto_id: (await newBoleto(world)).id },
});

export const scenarios: Scenarios<'receiveBoletoCancellation'> = {
  '404 CASH_IN_INTENT_NOT_FOUND': async () => ({ path: { boleto_id: crypto.randomUUID() } }),
  '409 ILLEGAL_STEP': async (world) => {
    const intent = await newBoleto(world);
    await pay(world, intent);
    return { path: { boleto_id: intent.id } };
  },
};
