import { newAccount } from '../../world/entities/accounts';
import { UNKNOWN_ID } from '../../world/entities/controls';
import type { Scenarios, Valid } from '../../world/scenarios';

const limits = { daily: '500000.00', monthly: null };

export const valid: Valid<'setAccountLimits'> = async (world) => ({
  path: { account_id: (await newAccount(world)).id },
  body: limits,
});

export const scenarios: Scenarios<'setAccountLimits'> = {
  '404 ACCOUNT_NOT_FOUND': async () => ({ path: { account_id: UNKNOWN_ID }, body: limits }),
  '409 ACCOUNT_DELETED': async (world) => {
    const request = await valid(world);
    const id = String(request.path?.account_id);
    await world.call('deleteAccount', { path: { id }, body: { status_update_motive: 'USER_REQUEST' } });
    return request;
  },
};
