import { newCardTransaction, newPresented, newRefund } from '../../world/entities/card-transactions';
import { settleToday } from '../../world/entities/settlement';
import type { World } from '../../world/world';
import { walkThrough } from './walk';

const on =
  (operation: 'clearAtNetwork' | 'reverseAtNetwork', body: object = {}) =>
  (world: World, id: string) =>
    world.call(operation, { path: { transaction_id: id }, body });
const expire = (world: World, id: string) => world.call('expireAtNetwork', { path: { transaction_id: id } });

export const cardTransactions = walkThrough({
  lifecycle: 'card-transaction',
  at: {
    AUTHORIZED: async (world) => (await newCardTransaction(world)).id,
    CLEARED: async (world) => (await newPresented(world)).id,
    PURGED: async (world) => {
      const { id } = await newCardTransaction(world);
      await expire(world, id);
      return id;
    },
    HELD: async (world) => (await newRefund(world)).id,
  },
  by: {
    clear: on('clearAtNetwork'),
    reverse: on('reverseAtNetwork'),
    'reverse-in-part': on('reverseAtNetwork', { amount: '30.00' }),
    'reverse-refund': on('reverseAtNetwork'),
    release: settleToday,
    expire,
  },
  state: async (world, id) => (await world.call('getCardTransaction', { path: { transaction_id: id } })).data.state,
});
