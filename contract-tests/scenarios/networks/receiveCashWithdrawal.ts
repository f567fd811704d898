import { newAccount } from '../../world/entities/accounts';
import { richAccount } from '../../world/entities/bank';
import { newCashOutIntent } from '../../world/entities/cash';
import { reportInput, result } from '../../world/entities/reports';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { World } from '../../world/world';

export const valid: Valid<'receiveCashWithdrawal'> = async (world) =>
  handing(world, (await richAccount(world)).id, '1500.00');

export const scenarios: Scenarios<'receiveCashWithdrawal'> = {
  '200 approved': async (world) => ({ ...(await valid(world)), expect: result('APPROVED') }),
  '200 rejected': async (world) => ({
    ...(await handing(world, (await newAccount(world)).id, '1500.00')),
    expect: result('REJECTED'),
  }),
  '404 CASH_OUT_INTENT_NOT_FOUND': async () => ({
    body: reportInput({ intent_id: crypto.randomUUID(), token: '0000' }),
  }),
  '409 ILLEGAL_STEP': async (world) => {
    const account = await newAccount(world);
    const { body } = await handing(world, account.id);
    await newCashOutIntent(world, account.id);
    return { body: { ...body, amount: '1.00' } };
  },
  '409 REFERENCE_REUSED': async (world) => {
    const { body } = await handing(world, (await richAccount(world)).id, '1500.00');
    await world.call('receiveCashWithdrawal', { body });
    return { body: { ...body, amount: '1.00' } };
  },
  '422 WRONG_CASH_TOKEN': async (world) => {
    const { body } = await handing(world, (await newAccount(world)).id, '1500.00');
    return { body: { ...body, token: body.token === '0000' ? '0001' : '0000' } };
  },
  '422 AMOUNT_REQUIRED': async (world) => handing(world, (await newAccount(world)).id),
};

async function handing(world: World, accountId: string, amount?: string) {
  const { id: intent_id, token } = await newCashOutIntent(world, accountId, amount);
  return { body: reportInput({ intent_id, token }) };
}
