import { disable, freeze, newAccount } from '../../world/entities/accounts';
import type { BodyOf } from '../../world/types';
import type { World } from '../../world/world';
import { walkThrough } from './walk';

const byService = (body: BodyOf<'changeAccountByService'>) => (world: World, account_id: string) =>
  world.call('changeAccountByService', { path: { account_id }, body });

const after = (take: (world: World, id: string) => Promise<unknown>) => async (world: World) => {
  const { id } = await newAccount(world);
  await take(world, id);
  return id;
};

export const accounts = walkThrough({
  lifecycle: 'account',
  at: {
    ACTIVE: async (world) => (await newAccount(world)).id,
    FROZEN: after(freeze),
    DISABLED: after(disable),
  },
  by: {
    freeze,
    disable,
    reactivate: (world, id) => world.call('updateAccount', { path: { id }, body: { status: 'ACTIVE' } }),
    delete: (world, id) =>
      world.call('deleteAccount', { path: { id }, body: { status_update_motive: 'USER_REQUEST' } }),
    'freeze-by-service': byService({ status: 'FROZEN', motive: 'SEIZURE' }),
    'disable-by-service': byService({ status: 'DISABLED', motive: 'LOST' }),
    'reactivate-by-service': byService({ status: 'ACTIVE' }),
  },
  state: async (world, id) => (await world.call('getAccount', { path: { id } })).data.status,
});
