import { accountInput, newAccount } from '../../world/entities/accounts';
import { cardInput, newCard } from '../../world/entities/cards';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'searchCardAssociations'> = async (world) => {
  const input = await accountInput(world);
  const account = await newAccount(world, input);
  const card = await newCard(world, await cardInput(world, { user_id: String(input.user_id) }));
  return { query: { 'filter[card_id]': card.id, 'filter[account_id]': account.id } };
};

export const scenarios: Scenarios<'searchCardAssociations'> = {
  // At least one filter is required, which no schema of a single parameter can say.
  '400 INVALID_REQUEST': async () => ({ query: {} }),
};
