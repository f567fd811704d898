import { disable, newAccount } from '../../world/entities/accounts';
import { reportInput, result, SENDER } from '../../world/entities/reports';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { BodyOf } from '../../world/types';
import type { World } from '../../world/world';

export const valid: Valid<'receiveArgentineTransfer'> = async (world) => ({ body: (await incoming(world)).body });

export const scenarios: Scenarios<'receiveArgentineTransfer'> = {
  '200 approved': async (world) => ({ ...(await valid(world)), expect: result('APPROVED') }),
  '200 rejected': async (world) => {
    const { id, body } = await incoming(world);
    await disable(world, id);
    return { body, expect: result('REJECTED') };
  },
  '409 REFERENCE_REUSED': async (world) => {
    const { body } = await incoming(world);
    await world.call('receiveArgentineTransfer', { body });
    return { body: { ...body, amount: '150.51' } };
  },
  '422 UNKNOWN_TRANSFER_KEY': async (world) => ({
    body: { ...(await incoming(world)).body, key_type: 'ALIAS', key_value: 'nadie.tiene.este' },
  }),
};

async function incoming(world: World): Promise<{ id: string; body: BodyOf<'receiveArgentineTransfer'> }> {
  const { id, data } = await newAccount(world);
  const { cvu } = (data as { bank_account: { cvu: string } }).bank_account;
  return {
    id,
    body: reportInput({ key_type: 'CVU', key_value: cvu, amount: '150.50', currency: 'ARS', sender: SENDER }),
  };
}
