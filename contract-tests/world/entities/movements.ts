import { MINUTE } from '../../../server/kernel/time';
import type { Client } from '../client';
import type { BodyOf } from '../types';
import type { World } from '../world';

/** A credit from outside, unless told otherwise. */
export function movementInput(
  account_id: string,
  changes: Partial<BodyOf<'createTransaction'>> = {},
): BodyOf<'createTransaction'> {
  return {
    account_id,
    type: 'MANUAL_MOVEMENT',
    process_type: 'ORIGINAL',
    entry_type: 'CREDIT',
    total_amount: '10.00',
    ...changes,
  };
}

/** A movement between two accounts. */
export function p2pInput(
  source_account_id: string,
  destination_account_id: string,
  changes: Partial<BodyOf<'createP2PTransaction'>> = {},
): BodyOf<'createP2PTransaction'> {
  return {
    source_account_id,
    destination_account_id,
    source_data: {},
    destination_data: {},
    total_amount: '10.00',
    ...changes,
  };
}

/** An account of another client than the world's own, and how to ask as that client. */
export async function accountOf(world: World, client: Client, owner: 'USER' | 'CLIENT'): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  const user = await world.call('createUser', { body: { email, operation_country: 'ARG' } }, client);
  const body = { owner_type: owner, user_id: user.data.id, country: 'ARG', currency: 'ARS' } as const;
  return (await world.call('createAccount', { body }, client)).data.id;
}

/** A moment that has passed. */
export async function past(world: World): Promise<string> {
  const { data } = await world.call('getClock');
  return new Date(Date.parse(data.now) - MINUTE).toISOString();
}

/** Throws unless a value is the expected one. */
export function assertEqual(actual: unknown, wanted: unknown): void {
  if (actual !== wanted) throw new Error(`expected ${String(wanted)} and got ${String(actual)}`);
}
