import assert from 'node:assert/strict';
import { cuil } from '../../world/documents';
import { freeze, newAccount } from '../../world/entities/accounts';
import { FAILING, PENDING, richAccount, transferInput } from '../../world/entities/bank';
import { newBrazilianAccount } from '../../world/entities/cash';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';
import type { World } from '../../world/world';

export const valid: Valid<'createTransfer'> = async (world) => ({ body: await input(world) });

export const scenarios: Scenarios<'createTransfer'> = {
  '201 succeeded': over(1500.5, 'SUCCESS'),
  '201 in-progress': over(PENDING, 'IN_PROGRESS'),
  '201 failed': over(FAILING, 'FAILED'),
  '404 ACCOUNT_NOT_FOUND': async (world) => ({ body: await transferInput(world, crypto.randomUUID()) }),
  '409 ACCOUNT_NOT_ACTIVE': async (world) => {
    const body = await input(world);
    await freeze(world, body.account_id);
    return { body };
  },
  '422 ACCOUNT_COUNTRY_MISMATCH': async (world) => ({
    body: await transferInput(world, await newBrazilianAccount(world)),
  }),
  '422 DESTINATION_NOT_VALIDATED': async (world) => ({
    body: { ...(await input(world)), credit_account: { tax_type: 'CUIL', tax_value: cuil() } },
  }),
  '422 DESTINATION_IS_SOURCE': async (world) => {
    const account = await richAccount(world);
    const { cvu } = (account.data as { bank_account: { cvu: string } }).bank_account;
    const path = { 'id-type': 'CVU', 'id-value': cvu };
    const { data } = await world.call('getDestinationInformation', { path });
    const { tax_type, tax_value } = data.holder;
    return { body: { ...(await transferInput(world, account.id)), credit_account: { tax_type, tax_value } } };
  },
  '422 INVALID_AMOUNT': async (world) => ({
    body: { ...(await input(world)), amount: { currency: 'ARS', value: 0.001 } },
  }),
  '422 INVALID_CURRENCY': async (world) => ({
    body: { ...(await input(world)), amount: { currency: 'BRL', value: 1 } },
  }),
  '422 INSUFFICIENT_FUNDS': async (world) => ({ body: await transferInput(world, (await newAccount(world)).id) }),
  '422 AMOUNT_LIMIT_REACHED': async (world) => {
    const body = await input(world, 1500.5);
    const limits = { daily: '1000.00', monthly: null };
    await world.call('setAccountLimits', { path: { account_id: body.account_id }, body: limits });
    return { body };
  },
};

async function input(world: World, value?: number) {
  return transferInput(world, (await richAccount(world)).id, value);
}

function over(value: number, status: string) {
  return async (world: World) => ({
    body: await input(world, value),
    expect: (body: unknown) => assert.equal((body as ReplyOf<'createTransfer'>).data.status, status),
  });
}
