import { country, newBoleto, pay } from '../../world/entities/cash';
import type { World } from '../../world/world';
import { walkThrough } from './walk';

const LIFETIME_SECONDS = 3 * 86_400;

const payIn = (amount?: string) => (world: World, id: string) => {
  const body = amount === undefined ? {} : { amount };
  return world.call('payCashInIntent', { path: { intent_id: id }, body });
};

/** Deletes the account of a boleto, after the paid amount was moved away. */
async function deleteAccountOf(world: World, id: string) {
  const { data } = await world.call('getCashInIntent', { ...country(world), path: { intent_id: id } });
  const { account_id, paid_amount } = data;
  if (paid_amount !== '0.00') {
    const movement = { type: 'MANUAL_MOVEMENT', process_type: 'ORIGINAL', entry_type: 'DEBIT' } as const;
    await world.call('createTransaction', { body: { account_id, ...movement, total_amount: paid_amount } });
  }
  await world.call('deleteAccount', { path: { id: account_id }, body: { status_update_motive: 'USER_REQUEST' } });
}

export const cashInIntents = walkThrough({
  lifecycle: 'cash-in-intent',
  at: {
    ACTIVE: async (world) => (await newBoleto(world)).id,
    PARTIALLY_PAID: async (world) => {
      const intent = await newBoleto(world);
      await pay(world, intent, '40.00');
      return intent.id;
    },
  },
  by: {
    pay: payIn(),
    'pay-in-part': payIn('20.00'),
    'cancel-with-account': deleteAccountOf,
    expire: (world) => world.passTime(LIFETIME_SECONDS + 1),
  },
  state: async (world, id) =>
    (await world.call('getCashInIntent', { ...country(world), path: { intent_id: id } })).data.status,
});
