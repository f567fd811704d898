import { disable, newAccount } from '../../world/entities/accounts';
import { UNKNOWN_ID } from '../../world/entities/controls';
import { assertEqual } from '../../world/entities/movements';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';

type Reply = ReplyOf<'fundAccount'>;

export const valid: Valid<'fundAccount'> = async (world) => ({
  path: { account_id: (await newAccount(world)).id },
  body: { amount: '250.5' },
});

export const scenarios: Scenarios<'fundAccount'> = {
  '201 approved': async (world) => ({
    ...(await valid(world)),
    expect: (body) => assertEqual((body as Reply).data.balance, '250.50'),
  }),
  '201 rejected': async (world) => {
    const request = await valid(world);
    await disable(world, String(request.path?.account_id));
    return {
      ...request,
      expect: (body) => assertEqual((body as Reply).data.rejection_reason, 'ACCOUNT_DISABLED'),
    };
  },
  '404 ACCOUNT_NOT_FOUND': async () => ({ path: { account_id: UNKNOWN_ID }, body: { amount: '1.00' } }),
  '409 ACCOUNT_DELETED': async (world) => {
    const request = await valid(world);
    const id = String(request.path?.account_id);
    await world.call('deleteAccount', { path: { id }, body: { status_update_motive: 'USER_REQUEST' } });
    return request;
  },
};
