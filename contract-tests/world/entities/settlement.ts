import type { ReplyOf } from '../types';
import type { World } from '../world';

const DAY_SECONDS = 86_400;

/** The day, in UTC, so many days from the service's present one. */
export async function dayFromNow(world: World, days: number): Promise<string> {
  const { data } = await world.call('getClock');
  return new Date(Date.parse(data.now) + days * DAY_SECONDS * 1000).toISOString().slice(0, 10);
}

/** A card transaction of today: the network asks about a number that no card has. */
export async function newRejectedTransaction(world: World): Promise<ReplyOf<'authorizeAtNetwork'>['data']> {
  const body = {
    pan: '9999000000000000',
    type: 'PURCHASE',
    amount: '10.00',
    currency: 'ARS',
    country_code: 'ARG',
    merchant: { mcc: '5411', name: 'Almacén' },
    point_type: 'POS',
    entry_mode: 'CHIP',
  };
  return (await world.call('authorizeAtNetwork', { body })).data;
}

/** A mistake in the file of today. */
export async function newMismatch(world: World): Promise<ReplyOf<'createSettlementMismatch'>['data']> {
  const body = { kind: 'OTHER_STATUS', transaction_id: (await newRejectedTransaction(world)).id };
  return (await world.call('createSettlementMismatch', { body })).data;
}

/** Writes the files of today, once today is over. */
export async function settleToday(world: World): Promise<void> {
  await settleDay([world], await dayFromNow(world, 0));
}

/** Ends the present day, and writes its files for several clients. */
export async function settleDay(worlds: readonly World[], date: string): Promise<void> {
  await worlds[0]?.passTime(DAY_SECONDS);
  for (const world of worlds) await world.call('createSettlementRun', { body: { date } });
}
