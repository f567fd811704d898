import { endUserToken, virtualCard } from '../../world/entities/plastics';
import { newUser } from '../../world/entities/users';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { World } from '../../world/world';

export const valid: Valid<'showSensitiveData'> = (world) => shown(world, 'list');

export const scenarios: Scenarios<'showSensitiveData'> = {
  '200 card': async (world) => ({ ...(await shown(world, 'card')), expect: expectLayout('card') }),
  '200 list': async (world) => ({ ...(await shown(world, 'list')), expect: expectLayout('list') }),
  '401 INVALID_END_USER_TOKEN': async () => ({ path: { card_id: crypto.randomUUID() }, query: { auth: 'none' } }),
  '404 CARD_NOT_FOUND': async (world) => {
    const { cardId } = await virtualCard(world);
    const stranger = await newUser(world);
    return { path: { card_id: cardId }, query: { auth: await endUserToken(world, stranger.id) } };
  },
};

async function shown(world: World, layout: 'card' | 'list') {
  const { cardId, userId } = await virtualCard(world);
  const auth = await endUserToken(world, userId);
  return {
    path: { card_id: cardId },
    query: { auth, layout, field_list: ['pan', 'code', 'expiration'], locale: 'es' },
  };
}

function expectLayout(layout: string) {
  return (page: unknown) => {
    const text = String(page);
    if (!text.includes(`class="${layout}"`)) throw new Error(`this is not the ${layout} layout`);
    if (!/[0-9]{4} [0-9]{4} [0-9]{4} [0-9]{4}/.test(text)) throw new Error('the page shows no card number');
  };
}
