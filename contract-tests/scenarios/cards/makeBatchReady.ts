import { newBatch } from '../../world/entities/cards';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'makeBatchReady'> = async (world) => ({ path: { batch_id: (await newBatch(world)).id } });

export const scenarios: Scenarios<'makeBatchReady'> = {
  '404 BATCH_NOT_FOUND': async () => ({ path: { batch_id: crypto.randomUUID() } }),
  '409 ILLEGAL_STEP': async (world) => {
    const request = await valid(world);
    await world.call('makeBatchReady', request);
    return request;
  },
};
