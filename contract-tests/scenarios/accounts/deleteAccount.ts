import { newAccount, newFundedAccount } from '../../world/entities/accounts';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { BodyOf } from '../../world/types';
import type { World } from '../../world/world';

const body: BodyOf<'deleteAccount'> = { status_update_motive: 'USER_REQUEST' };

export const valid: Valid<'deleteAccount'> = async (world) => ({ path: await account(world), body });

export const scenarios: Scenarios<'deleteAccount'> = {
  '404 ACCOUNT_NOT_FOUND': async () => ({ path: { id: crypto.randomUUID() }, body }),
  '409 ACCOUNT_DELETED': async (world) => {
    const path = await account(world);
    await world.call('deleteAccount', { path, body });
    return { path, body };
  },
  '409 INVALID_ACCOUNT_STATUS': async (world) => ({ path: await accountWithPendingTransfer(world), body }),
  '409 LOCKED_ACCOUNT_STATUS': async (world) => {
    const path = await account(world);
    await world.call('changeAccountByService', { path: { account_id: path.id }, body: { status: 'FROZEN' } });
    return { path, body };
  },
  '409 ACCOUNT_HAS_FUNDS': async (world) => ({ path: { id: (await newFundedAccount(world, '10.00')).id }, body }),
  '422 INVALID_UPDATE_STATUS_MOTIVE': async (world) => ({
    path: await account(world),
    body: { status_update_motive: 'SEIZURE' },
  }),
  '422 INVALID_UPDATE_STATUS_COMMENT': async (world) => ({
    path: await account(world),
    body: { status_update_motive: 'OTHER' },
  }),
};

async function account(world: World): Promise<{ id: string }> {
  return { id: (await newAccount(world)).id };
}

/** An empty account whose last transfer is not final, so that its money may still come back. */
async function accountWithPendingTransfer(world: World): Promise<{ id: string }> {
  // This amount stays IN_PROGRESS until time passes.
  const value = 77777.77;
  const { id } = await newFundedAccount(world, String(value));
  const holder = { name: 'Carlos Gómez', tax_id: '20287654325' };
  const { data } = await world.call('createDestination', { body: { country: 'ARG', holder } });
  await world.call('getDestinationInformation', { path: { 'id-type': 'CBU', 'id-value': String(data.cbu) } });
  await world.call('createTransfer', {
    body: {
      account_id: id,
      credit_account: { tax_type: 'CUIL', tax_value: holder.tax_id },
      amount: { currency: 'ARS', value },
      concept: 'VAR',
      description: 'pending',
    },
  });
  return { id };
}
