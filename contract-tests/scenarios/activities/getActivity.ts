import { newAccount, newFundedAccount } from '../../world/entities/accounts';
import { assertEqual, movementInput } from '../../world/entities/movements';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { World } from '../../world/world';

export const valid: Valid<'getActivity'> = async (world) => {
  const { id } = await newFundedAccount(world, '10.00');
  return { path: { id: await latestOf(world, id) } };
};

/** The latest activity of an account. */
async function latestOf(world: World, accountId: string): Promise<string> {
  const { data } = await world.call('searchActivities', { query: { 'filter[account_id]': [accountId] } });
  return String(data[0]?.id);
}

const expect = (result: string) => (body: unknown) =>
  assertEqual((body as { data: { result: string } }).data.result, result);

export const scenarios: Scenarios<'getActivity'> = {
  '200 found': async (world) => ({ ...(await valid(world)), expect: expect('APPROVED') }),
  '200 rejected': async (world) => {
    const { id } = await newAccount(world);
    await world.call('createTransaction', { body: movementInput(id, { entry_type: 'DEBIT' }) });
    return { path: { id: await latestOf(world, id) }, expect: expect('REJECTED') };
  },
  '404 ACTIVITY_NOT_FOUND': async () => ({ path: { id: crypto.randomUUID() } }),
};
