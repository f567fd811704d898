import { randomInt } from 'node:crypto';
import { accountInput, disable, newAccount } from '../../world/entities/accounts';
import { result, SENDER } from '../../world/entities/reports';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { BodyOf } from '../../world/types';
import type { World } from '../../world/world';

export const valid: Valid<'receivePixTransfer'> = async (world) => ({ body: (await incoming(world)).body });

export const scenarios: Scenarios<'receivePixTransfer'> = {
  '200 approved': async (world) => ({ ...(await valid(world)), expect: result('APPROVED') }),
  '200 rejected': async (world) => {
    const { id, body } = await incoming(world);
    await disable(world, id);
    return { body, expect: result('REJECTED') };
  },
  '409 REFERENCE_REUSED': async (world) => {
    const { body } = await incoming(world);
    await world.call('receivePixTransfer', { body });
    return { body: { ...body, amount: '7.01' } };
  },
  '422 UNKNOWN_TRANSFER_KEY': async (world) => ({
    body: { ...(await incoming(world)).body, key: `${crypto.randomUUID()}@example.com` },
  }),
};

async function incoming(world: World): Promise<{ id: string; body: BodyOf<'receivePixTransfer'> }> {
  const { id } = await newAccount(world, await accountInput(world, 'BRA'));
  const { data } = await world.call('createPixKey', { body: { account_id: id, type: 'EVP' } });
  const end_to_end_id = `E99999004202603151200${String(randomInt(1e11)).padStart(11, '0')}`;
  return { id, body: { end_to_end_id, key: data.key, amount: '7.00', currency: 'BRL', sender: SENDER } };
}
