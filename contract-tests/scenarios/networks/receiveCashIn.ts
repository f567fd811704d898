import { disable, newAccount } from '../../world/entities/accounts';
import { ARG_CASH_NETWORK } from '../../world/entities/cash';
import { reportInput, result } from '../../world/entities/reports';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { BodyOf } from '../../world/types';
import type { World } from '../../world/world';

export const valid: Valid<'receiveCashIn'> = async (world) => ({ body: (await paidIn(world)).body });

export const scenarios: Scenarios<'receiveCashIn'> = {
  '200 approved': async (world) => ({ ...(await valid(world)), expect: result('APPROVED') }),
  '200 rejected': async (world) => {
    const { id, body } = await paidIn(world);
    await disable(world, id);
    return { body, expect: result('REJECTED') };
  },
  '409 REFERENCE_REUSED': async (world) => {
    const { body } = await paidIn(world);
    await world.call('receiveCashIn', { body });
    return { body: { ...body, amount: '501.00' } };
  },
  // A generated alias has no digit 0 or 1.
  '422 UNKNOWN_CASH_ALIAS': async (world) => ({ body: { ...(await paidIn(world)).body, alias: '000001' } }),
};

async function paidIn(world: World): Promise<{ id: string; body: BodyOf<'receiveCashIn'> }> {
  const { id } = await newAccount(world);
  const { alias } = (await world.call('getCashAlias', { path: { account_id: id } })).data;
  const body = reportInput({ network_name: ARG_CASH_NETWORK, alias, amount: '500.00', currency: 'ARS' } as const);
  return { id, body };
}
