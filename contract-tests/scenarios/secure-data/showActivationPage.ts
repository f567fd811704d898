import { endUserToken } from '../../world/entities/plastics';
import { newUser } from '../../world/entities/users';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'showActivationPage'> = async (world) => {
  const { id } = await newUser(world);
  return { query: { auth: await endUserToken(world, id), locale: 'pt', country: 'bra' } };
};

export const scenarios: Scenarios<'showActivationPage'> = {
  '400 INVALID_SUCCESS_LINK': async (world) => {
    const { query } = await valid(world);
    return { query: { ...query, success_link: 'https://elsewhere.example/done' } };
  },
  '401 INVALID_END_USER_TOKEN': async () => ({ query: { auth: 'none' } }),
};
