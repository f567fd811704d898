import { newCard, newEmbossedCard, plasticInput } from '../../world/entities/cards';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'readPlastic'> = async (world) => ({ path: { card_id: (await newEmbossedCard(world)).id } });

export const scenarios: Scenarios<'readPlastic'> = {
  '404 CARD_NOT_FOUND': async () => ({ path: { card_id: crypto.randomUUID() } }),
  '409 ILLEGAL_STEP': async (world) => ({
    path: { card_id: (await newCard(world, await plasticInput(world))).id },
  }),
};
