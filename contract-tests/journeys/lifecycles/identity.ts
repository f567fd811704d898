import { newSession, sessionAt } from '../../world/entities/identity';
import type { World } from '../../world/world';
import { walkThrough } from './walk';

const LIFETIME_SECONDS = 86_400;

const at = (status: 'IN_PROGRESS' | 'PROCESSING') => async (world: World) => (await sessionAt(world, status)).id;

export const identitySessions = walkThrough({
  lifecycle: 'identity-session',
  at: {
    CREATED: async (world) => (await newSession(world)).id,
    IN_PROGRESS: at('IN_PROGRESS'),
    PROCESSING: at('PROCESSING'),
  },
  by: {
    cancel: (world, id) => world.call('cancelIdentitySession', { path: { uuid: id } }),
    'cancel-by-provider': (world, id) => world.call('cancelIdentitySessionByProvider', { path: { session_id: id } }),
    expire: (world) => world.passTime(LIFETIME_SECONDS + 1),
  },
  state: async (world, id) => (await world.call('getIdentitySession', { path: { uuid: id } })).data.status,
});
