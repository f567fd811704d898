import { cardInput, newCard, newEmbossedCard, plasticInput } from '../../world/entities/cards';
import type { BodyOf } from '../../world/types';
import type { World } from '../../world/world';
import { walkThrough } from './walk';

type Take = (world: World, id: string) => Promise<unknown>;

const to =
  (body: BodyOf<'updateCard'>): Take =>
  (world, id) =>
    world.call('updateCard', { path: { id }, body });
const reason = { status_reason: 'CLIENT_INTERNAL_REASON' } as const;
const block = to({ status: 'BLOCKED', ...reason });
const disable = to({ status: 'DISABLED', ...reason });
const outside =
  (operation: 'expireCard' | 'reportCardLost' | 'reportCardStolen'): Take =>
  (world, card_id) =>
    world.call(operation, { path: { card_id } });

/** A virtual card on which something was done. */
const after = (take: Take) => async (world: World) => {
  const { id } = await newCard(world);
  await take(world, id);
  return id;
};

/** Another card of the same user takes its place. */
const replace: Take = async (world, id) => {
  const { data } = await world.call('getCard', { path: { id } });
  await newCard(world, await cardInput(world, { user_id: String(data.user_id), previous_card_id: id }));
};

export const cards = walkThrough({
  lifecycle: 'card',
  at: {
    CREATED: async (world) => (await newCard(world, await plasticInput(world))).id,
    EMBOSSED: async (world) => (await newEmbossedCard(world)).id,
    ACTIVE: async (world) => (await newCard(world)).id,
    BLOCKED: after(block),
    DISABLED: after(disable),
    EXPIRED: after(outside('expireCard')),
    LOST: after(outside('reportCardLost')),
    STOLEN: after(outside('reportCardStolen')),
  },
  by: {
    'set-active': to({ status: 'ACTIVE' }),
    'set-blocked': block,
    'set-disabled': disable,
    replace,
    expire: outside('expireCard'),
    'report-lost': outside('reportCardLost'),
    'report-stolen': outside('reportCardStolen'),
  },
  state: async (world, id) => (await world.call('getCard', { path: { id } })).data.status,
});
