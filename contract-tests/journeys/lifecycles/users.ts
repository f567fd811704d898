import { newUser } from '../../world/entities/users';
import type { BodyOf } from '../../world/types';
import type { World } from '../../world/world';
import { walkThrough } from './walk';

const BLOCKED: BodyOf<'updateUser'> = { status: 'BLOCKED', status_reason: 'CLIENT_INTERNAL_REASON' };

const to = (body: BodyOf<'updateUser'>) => (world: World, id: string) =>
  world.call('updateUser', { path: { id }, body });

export const users = walkThrough({
  lifecycle: 'user',
  at: {
    ACTIVE: async (world) => (await newUser(world)).id,
    BLOCKED: async (world) => {
      const { id } = await newUser(world);
      await to(BLOCKED)(world, id);
      return id;
    },
  },
  by: { block: to(BLOCKED), reactivate: to({ status: 'ACTIVE' }) },
  state: async (world, id) => (await world.call('getUser', { path: { id } })).data.status,
});
