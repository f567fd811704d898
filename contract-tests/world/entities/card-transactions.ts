import type { BodyOf, ReplyOf } from '../types';
import type { World } from '../world';
import { newFundedAccount } from './accounts';
import { cardInput, newCard } from './cards';
import { newUser } from './users';

export type UsageInput = BodyOf<'authorizeAtNetwork'>;
export type ForcedInput = BodyOf<'forceAtNetwork'>;
type CardTransaction = ReplyOf<'authorizeAtNetwork'>['data'];

const SHOPPING = {
  type: 'PURCHASE',
  amount: '100.00',
  currency: 'ARS',
  country_code: 'ARG',
  merchant: { mcc: '5411', name: 'Almacén Palermo' },
  point_type: 'POS',
  entry_mode: 'CHIP',
} as const;

/** The id of a card whose user has an account with money on it, so that the ledger decides, and approves. */
export async function newPayingCard(world: World): Promise<string> {
  const { id: user_id } = await newUser(world);
  await newFundedAccount(world, '10000.00', { owner_type: 'USER', user_id, country: 'ARG', currency: 'ARS' });
  return (await newCard(world, await cardInput(world, { user_id }))).id;
}

/** A purchase of 100.00 in a shop at home, with a new card that can pay, unless told otherwise. */
export async function usageInput(world: World, changes: Partial<UsageInput> = {}): Promise<UsageInput> {
  return { ...SHOPPING, ...changes, card_id: changes.card_id ?? (await newPayingCard(world)) };
}

/** The same, decided by the network itself. */
export async function forcedInput(world: World, changes: Partial<ForcedInput> = {}): Promise<ForcedInput> {
  return { ...SHOPPING, ...changes, card_id: changes.card_id ?? (await newPayingCard(world)) };
}

/** Uses a card, by default a new one that can pay, and resolves with the transaction. */
export async function newCardTransaction(world: World, changes?: Partial<UsageInput>): Promise<CardTransaction> {
  return (await world.call('authorizeAtNetwork', { body: await usageInput(world, changes) })).data;
}

/** Makes a transaction that the network has decided by itself. */
export async function newForced(world: World, changes?: Partial<ForcedInput>): Promise<CardTransaction> {
  return (await world.call('forceAtNetwork', { body: await forcedInput(world, changes) })).data;
}

/** A purchase that the network has presented. */
export async function newPresented(world: World): Promise<CardTransaction> {
  const { id } = await newCardTransaction(world);
  return (await world.call('clearAtNetwork', { path: { transaction_id: id }, body: {} })).data;
}

/** The id of a purchase that the network has reversed. */
export async function newReversed(world: World): Promise<string> {
  const { id } = await newCardTransaction(world);
  await world.call('reverseAtNetwork', { path: { transaction_id: id }, body: {} });
  return id;
}

/** A refund of a purchase that was presented, held until its settlement. */
export async function newRefund(world: World): Promise<CardTransaction> {
  const { id } = await newPresented(world);
  return (await world.call('refundAtNetwork', { path: { transaction_id: id }, body: {} })).data;
}
