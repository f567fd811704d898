import { newCard, plasticInput } from '../../world/entities/cards';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'embossCard'> = async (world) => ({
  path: { card_id: (await newCard(world, await plasticInput(world))).id },
});

export const scenarios: Scenarios<'embossCard'> = {
  '404 CARD_NOT_FOUND': async () => ({ path: { card_id: crypto.randomUUID() } }),
  '409 ILLEGAL_STEP': async (world) => ({ path: { card_id: (await newCard(world)).id } }),
};
