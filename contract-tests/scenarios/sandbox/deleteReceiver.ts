import { otherClient } from '../../world/entities/controls';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'deleteReceiver'> = async () => ({});

export const scenarios: Scenarios<'deleteReceiver'> = {
  '204 empty': async (world) => {
    const { client, token } = await otherClient(world);
    await world.call('setReceiver', { body: { otherwise: 'ASK' } }, client);
    return { token };
  },
};
