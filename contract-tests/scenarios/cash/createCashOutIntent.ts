import assert from 'node:assert/strict';
import { freeze, newAccount } from '../../world/entities/accounts';
import { ARG_CASH_NETWORK, newBrazilianAccount } from '../../world/entities/cash';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';

type Created = ReplyOf<'createCashOutIntent'>;

const network_name = ARG_CASH_NETWORK;

export const valid: Valid<'createCashOutIntent'> = async (world) => ({
  body: { account_id: (await newAccount(world)).id, network_name, amount: '5000.00' },
});

export const scenarios: Scenarios<'createCashOutIntent'> = {
  '201 created': async (world) => ({
    ...(await valid(world)),
    expect: (body) => assert.equal((body as Created).data.amount, '5000.00'),
  }),
  '201 created-open': async (world) => ({
    body: { account_id: (await newAccount(world)).id, network_name },
    expect: (body) => assert.equal((body as Created).data.amount, null),
  }),
  '404 ACCOUNT_NOT_FOUND': async () => ({ body: { account_id: crypto.randomUUID(), network_name } }),
  '409 ACCOUNT_NOT_ACTIVE': async (world) => {
    const { id } = await newAccount(world);
    await freeze(world, id);
    return { body: { account_id: id, network_name } };
  },
  '422 ACCOUNT_COUNTRY_MISMATCH': async (world) => ({
    body: { account_id: await newBrazilianAccount(world), network_name },
  }),
};
