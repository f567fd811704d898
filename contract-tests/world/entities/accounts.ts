import type { BodyOf, ReplyOf } from '../types';
import type { World } from '../world';
import { brazilianInput, newUser, userInput } from './users';

/** The body that creates an account, in the shape of the current revision. */
type AccountInput = BodyOf<'createAccount'>;
export type Account = ReplyOf<'createAccount'>['data'];

export type AccountCountry = AccountInput['country'];

const CURRENCIES = { ARG: 'ARS', BRA: 'BRL', MEX: 'MXN' } as const;

/** An account for a new user of the country, in its currency. */
export async function accountInput(world: World, country: AccountCountry = 'ARG'): Promise<AccountInput> {
  const user = await newUser(world, ownerInput(world, country));
  return { owner_type: 'USER', user_id: user.id, country, currency: CURRENCIES[country] };
}

/** A bridge account of the client. One revision wants a user even there. */
export async function bridgeInput(world: World): Promise<AccountInput> {
  const input: AccountInput = { owner_type: 'CLIENT', country: 'ARG', currency: 'ARS' };
  if (world.has('account-create', 'owner-typed')) return input;
  return { ...input, user_id: (await newUser(world)).id };
}

/** Opens an account of a new Argentine user, unless told otherwise, and resolves with its record. */
export async function newAccount(world: World, input?: AccountInput): Promise<Account> {
  return (await world.call('createAccount', { body: input ?? (await accountInput(world)) })).data;
}

/** Opens an account with money on it, put there from outside. */
export async function newFundedAccount(world: World, amount: string, input?: AccountInput): Promise<Account> {
  const account = await newAccount(world, input);
  await world.call('fundAccount', { path: { account_id: account.id }, body: { amount } });
  return account;
}

function ownerInput(world: World, country: AccountCountry) {
  if (country === 'BRA') return brazilianInput(world);
  if (country === 'ARG') return userInput(world);
  return userInput(world, {
    identification_type: 'INE',
    tax_identification_type: undefined,
    tax_identification_value: undefined,
    nationality: 'MEX',
    legal_address: { street_name: 'Paseo de la Reforma', street_number: '222', zip_code: '06600', country: 'MEX' },
    operation_country: 'MEX',
  });
}

/** Freezes an account: it takes credits and no debits. */
export async function freeze(world: World, id: string): Promise<void> {
  await world.call('updateAccount', { path: { id }, body: { status: 'FROZEN', status_update_motive: 'SEIZURE' } });
}

/** Disables an account: it takes nothing. */
export async function disable(world: World, id: string): Promise<void> {
  await world.call('updateAccount', { path: { id }, body: { status: 'DISABLED', status_update_motive: 'LOST' } });
}
