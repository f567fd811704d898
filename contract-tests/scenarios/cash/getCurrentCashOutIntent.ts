import { newAccount } from '../../world/entities/accounts';
import { newBrazilianAccount, newCashOutIntent } from '../../world/entities/cash';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'getCurrentCashOutIntent'> = async (world) => {
  const { id } = await newAccount(world);
  await newCashOutIntent(world, id, '5000.00');
  return { path: { account_id: id } };
};

export const scenarios: Scenarios<'getCurrentCashOutIntent'> = {
  '404 ACCOUNT_NOT_FOUND': async () => ({ path: { account_id: crypto.randomUUID() } }),
  '404 CASH_OUT_INTENT_NOT_FOUND': async (world) => ({ path: { account_id: (await newAccount(world)).id } }),
  '422 ACCOUNT_COUNTRY_MISMATCH': async (world) => ({ path: { account_id: await newBrazilianAccount(world) } }),
};
