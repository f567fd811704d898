import assert from 'node:assert/strict';
import { disable, newAccount } from '../../world/entities/accounts';
import { ARG_CASH_NETWORK, boletoInput, country } from '../../world/entities/cash';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';
import type { World } from '../../world/world';

/** The amount that the network of the sandbox refuses. */
const REFUSED = '66666.66';

export const valid: Valid<'createCashInIntent'> = async (world) => ({
  ...country(world),
  body: await boletoInput(world, '150.50'),
});

export const scenarios: Scenarios<'createCashInIntent'> = {
  '201 created': over('150.50', 'ACTIVE'),
  '201 rejected': over(REFUSED, 'REJECTED'),
  // One revision creates withdrawals at this address as well.
  '201 withdrawal-created': withdrawal('5000.00'),
  '201 withdrawal-created-open': withdrawal(undefined),
  '404 ACCOUNT_NOT_FOUND': async (world) => ({
    ...country(world),
    body: { ...(await boletoInput(world)), account_id: crypto.randomUUID() },
  }),
  '409 ACCOUNT_NOT_ACTIVE': async (world) => {
    const body = await boletoInput(world);
    await disable(world, body.account_id);
    return { ...country(world), body };
  },
  '422 ACCOUNT_COUNTRY_MISMATCH': async (world) => ({
    ...country(world),
    body: { ...(await boletoInput(world)), account_id: (await newAccount(world)).id },
  }),
};

function over(amount: string, status: string) {
  return async (world: World) => ({
    ...country(world),
    body: await boletoInput(world, amount),
    expect: (body: unknown) => assert.equal((body as ReplyOf<'createCashInIntent'>).data.status, status),
  });
}

function withdrawal(amount: string | undefined) {
  return async (world: World) => ({
    headers: { 'x-idempotency-key': null, country: null },
    body: { account_id: (await newAccount(world)).id, network_name: ARG_CASH_NETWORK, ...(amount && { amount }) },
    expect: (body: unknown) => assert.equal((body as ReplyOf<'createCashOutIntent'>).data.amount, amount ?? null),
  });
}
