import { cpf, cuil } from '../documents';
import type { BodyOf, ReplyOf } from '../types';
import type { World } from '../world';
import { type Account, accountInput, newAccount } from './accounts';

type Transfer = ReplyOf<'createTransfer'>['data'];
type PixLookup = ReplyOf<'lookupPixKey'>['data'];

/** Amounts whose transfers end as they say in the sandbox. */
export const FAILING = 66_666.66;
export const PENDING = 77_777.77;
export const PENDING_FAILURE = 88_888.88;

/** Seconds for which a transfer with the delaying amount is in progress. */
export const UNDER_WAY = 60;

const RICH = '1000000.00';

/** Sends money to an account from outside, by its CVU. */
async function fund(world: World, account: Account): Promise<void> {
  const { bank_account } = account.data as { bank_account: { cvu: string } };
  await receive(world, 'CVU', bank_account.cvu, RICH);
}

async function receive(world: World, key_type: 'CVU' | 'PIX', key_value: string, amount: string): Promise<void> {
  const sender = { name: 'Bruno Díaz', tax_id: '20276543211' };
  await world.call('receiveTransfer', { body: { key_type, key_value, amount, sender } });
}

/** A new account in Argentina with money on it. */
export async function richAccount(world: World): Promise<Account> {
  const account = await newAccount(world);
  await fund(world, account);
  return account;
}

/** A new account in Brazil with a PIX key and money on it. */
export async function richPixAccount(world: World): Promise<{ id: string; key: string }> {
  const { id } = await newAccount(world, await accountInput(world, 'BRA'));
  const { data } = await world.call('createPixKey', { body: { account_id: id, type: 'EVP' } });
  await receive(world, 'PIX', data.key, RICH);
  return { id, key: data.key };
}

/** Opens an account at another bank in Argentina, looks it up, and resolves with the tax id of its holder. */
async function validatedDestination(world: World): Promise<{ tax_type: 'CUIL'; tax_value: string }> {
  const tax_value = cuil();
  const holder = { name: 'Carlos Gómez', tax_id: tax_value };
  const { data } = await world.call('createDestination', { body: { country: 'ARG', holder, active: true } });
  await world.call('getDestinationInformation', { path: { 'id-type': 'CBU', 'id-value': String(data.cbu) } });
  return { tax_type: 'CUIL', tax_value };
}

/** A transfer from an account to a destination that was just looked up. */
export async function transferInput(
  world: World,
  account_id: string,
  value = 1500.5,
): Promise<BodyOf<'createTransfer'>> {
  const credit_account = await validatedDestination(world);
  return { account_id, credit_account, amount: { currency: 'ARS', value }, concept: 'ALQ', description: 'Alquiler' };
}

/** Makes a transfer from a new account with money and resolves with its record. */
export async function newTransfer(world: World, value?: number): Promise<Transfer> {
  const { id } = await richAccount(world);
  return (await world.call('createTransfer', { body: await transferInput(world, id, value) })).data;
}

/** Opens an account at another bank in Brazil and resolves with its key. */
export async function newOutsidePixKey(world: World): Promise<string> {
  const pix_key = `${crypto.randomUUID()}@example.com`;
  const holder = { name: 'João Pereira', tax_id: cpf() };
  await world.call('createDestination', { body: { country: 'BRA', pix_key, pix_key_type: 'EMAIL', holder } });
  return pix_key;
}

/** Looks up a key at another bank for an account that will pay. */
export async function newLookup(world: World, account_id: string): Promise<PixLookup> {
  const key = await newOutsidePixKey(world);
  return (await world.call('lookupPixKey', { path: { account_id, key } })).data;
}

/** A PIX transfer from a new account with money to a key that was just looked up. */
export async function pixTransferInput(world: World, value = 80.9): Promise<BodyOf<'createPixTransfer'>> {
  const { id } = await richPixAccount(world);
  return { transaction_id: (await newLookup(world, id)).transaction_id, value, description: 'Almoço' };
}
