import type { BodyOf, ReplyOf } from '../types';
import type { World } from '../world';
import { accountInput, newAccount } from './accounts';

type CashInIntent = ReplyOf<'createCashInIntent'>['data'];
type CashOutIntent = ReplyOf<'createCashOutIntent'>['data'];

/** The network that takes and hands out cash in Argentina. */
export const ARG_CASH_NETWORK = 'ARG_CASH_NETWORK';

/** The header that names the country of Brazilian cash, in the revisions that have it. */
export function country(world: World): { headers: Record<string, string> } {
  return { headers: world.has('bra-cash-country', 'required') ? { country: 'bra' } : {} };
}

/** The id of a new account in Brazil. */
export async function newBrazilianAccount(world: World): Promise<string> {
  return (await newAccount(world, await accountInput(world, 'BRA'))).id;
}

/** A boleto over an amount for a new account. */
export async function boletoInput(world: World, amount = '100.00'): Promise<BodyOf<'createCashInIntent'>> {
  return { account_id: await newBrazilianAccount(world), network: 'BOLETO', amount };
}

/** Creates a boleto over 100.00, unless told otherwise, and resolves with its record. */
export async function newBoleto(world: World, body?: BodyOf<'createCashInIntent'>): Promise<CashInIntent> {
  const request = { ...country(world), body: body ?? (await boletoInput(world)) };
  return (await world.call('createCashInIntent', request)).data;
}

/** Pays a boleto; the remaining amount if none is given. */
export async function pay(world: World, intent: CashInIntent, amount?: string): Promise<void> {
  await world.call('payCashInIntent', { path: { intent_id: intent.id }, body: amount === undefined ? {} : { amount } });
}

/**
 * Creates a cash-out intent for an account, at the address that the revision has for it, and resolves with its record.
 */
export async function newCashOutIntent(world: World, account_id: string, amount?: string): Promise<CashOutIntent> {
  const body = { account_id, network_name: ARG_CASH_NETWORK, ...(amount === undefined ? {} : { amount }) } as const;
  if (world.has('arg-cash-path', 'cashout')) return (await world.call('createCashOutIntent', { body })).data;
  const headers = { 'x-idempotency-key': null };
  return ((await world.send('createCashInIntent', { headers, body })) as ReplyOf<'createCashOutIntent'>).data;
}
