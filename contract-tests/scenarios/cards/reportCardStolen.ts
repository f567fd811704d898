import { newCard } from '../../world/entities/cards';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'reportCardStolen'> = async (world) => ({ path: { card_id: (await newCard(world)).id } });

export const scenarios: Scenarios<'reportCardStolen'> = {
  '404 CARD_NOT_FOUND': async () => ({ path: { card_id: crypto.randomUUID() } }),
  '409 ILLEGAL_STEP': async (world) => {
    const request = await valid(world);
    await world.call('reportCardStolen', request);
    return request;
  },
};
