import { newAccount } from '../../world/entities/accounts';
import { UNKNOWN_ID } from '../../world/entities/controls';
import { assertEqual } from '../../world/entities/movements';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';

type Reply = ReplyOf<'changeAccountByService'>;

export const valid: Valid<'changeAccountByService'> = async (world) => ({
  path: { account_id: (await newAccount(world)).id },
  body: { status: 'FROZEN', motive: 'SEIZURE' },
});

export const scenarios: Scenarios<'changeAccountByService'> = {
  '200 locked': async (world) => ({
    ...(await valid(world)),
    expect: (body) => assertEqual((body as Reply).data.status_updated_by, 'SERVICE'),
  }),
  '200 released': async (world) => {
    const { path, body } = await valid(world);
    await world.call('changeAccountByService', { path, body });
    return {
      path,
      body: { status: 'ACTIVE' },
      expect: (reply) => assertEqual((reply as Reply).data.status_updated_by, 'SERVICE'),
    };
  },
  '404 ACCOUNT_NOT_FOUND': async () => ({ path: { account_id: UNKNOWN_ID }, body: { status: 'ACTIVE' } }),
  '409 ACCOUNT_DELETED': async (world) => {
    const request = await valid(world);
    const id = String(request.path?.account_id);
    await world.call('deleteAccount', { path: { id }, body: { status_update_motive: 'USER_REQUEST' } });
    return request;
  },
};
