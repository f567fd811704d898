import { block } from '../../world/entities/cards';
import { newUser } from '../../world/entities/users';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'createEndUserToken'> = async (world) => ({ body: { user_id: (await newUser(world)).id } });

export const scenarios: Scenarios<'createEndUserToken'> = {
  '404 USER_NOT_FOUND': async () => ({ body: { user_id: crypto.randomUUID() } }),
  '409 USER_NOT_ACTIVE': async (world) => {
    const request = await valid(world);
    await block(world, String(request.body?.user_id));
    return request;
  },
};
