import assert from 'node:assert/strict';
import { disable } from '../../world/entities/accounts';
import { boletoInput, newBoleto, pay } from '../../world/entities/cash';
import { reportInput, result } from '../../world/entities/reports';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';
import type { World } from '../../world/world';

const FOUR_DAYS = 4 * 86_400;

export const valid: Valid<'receiveBoletoPayment'> = (world) => paying(world, '40.00');

export const scenarios: Scenarios<'receiveBoletoPayment'> = {
  '200 paid': async (world) => ({ ...(await paying(world, '100.00')), expect: leaves('PAID') }),
  '200 partly_paid': async (world) => ({ ...(await paying(world, '40.00')), expect: leaves('PARTIALLY_PAID') }),
  '200 rejected': async (world) => {
    const input = await boletoInput(world);
    const { id } = await newBoleto(world, input);
    await disable(world, input.account_id);
    return { path: { boleto_id: id }, body: reportInput({ amount: '100.00' }), expect: result('REJECTED') };
  },
  '404 CASH_IN_INTENT_NOT_FOUND': async () => ({
    path: { boleto_id: crypto.randomUUID() },
    body: reportInput({ amount: '1.00' }),
  }),
  '409 ILLEGAL_STEP': async (world) => {
    const intent = await newBoleto(world);
    await pay(world, intent);
    return { path: { boleto_id: intent.id }, body: reportInput({ amount: '1.00' }) };
  },
  '409 CASH_IN_INTENT_EXPIRED': async (world) => {
    const request = await paying(world, '100.00');
    await world.passTime(FOUR_DAYS);
    return request;
  },
  '409 REFERENCE_REUSED': async (world) => {
    const request = await paying(world, '40.00');
    await world.call('receiveBoletoPayment', request);
    return { ...request, body: { ...request.body, amount: '60.00' } };
  },
  '422 AMOUNT_EXCEEDS_REMAINDER': (world) => paying(world, '100.01'),
};

async function paying(world: World, amount: string) {
  return { path: { boleto_id: (await newBoleto(world)).id }, body: reportInput({ amount }) };
}

function leaves(status: string) {
  return (reply: unknown) => assert.equal((reply as ReplyOf<'receiveBoletoPayment'>).data.status, status);
}
