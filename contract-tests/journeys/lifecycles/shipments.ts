import { type LifecycleName, lifecycles } from '../../../generated/lifecycles';
import { isCausedBy, type Machine } from '../../../server/kernel/lifecycle';
import { advance, newCard, plasticInput } from '../../world/entities/cards';
import type { World } from '../../world/world';
import { walkThrough } from './walk';

type Status = Parameters<typeof advance>[2];

const lifecycle: LifecycleName = 'shipment';
const { states, transitions } = lifecycles[lifecycle] as Machine;

/** The states on the shortest way from CREATED to another, that one included. */
function wayTo(state: string): Status[] {
  let ways: string[][] = [[]];
  for (let length = 0; length < Object.keys(states).length; length += 1) {
    const there = ways.find((way) => (way.at(-1) ?? 'CREATED') === state);
    if (there) return there as Status[];
    ways = ways.flatMap((way) => {
      const from = way.at(-1) ?? 'CREATED';
      return transitions.filter((step) => step.from.includes(from)).map(({ to }) => [...way, to]);
    });
  }
  throw new Error(`no way leads to ${state}`);
}

const at = (state: string) => async (world: World) => {
  const { shipment_id } = await newCard(world, await plasticInput(world));
  await advance(world, String(shipment_id), ...wayTo(state));
  return String(shipment_id);
};

const moves = transitions.filter((transition) => isCausedBy(transition, 'shipment-moved'));

export const shipments = walkThrough({
  lifecycle,
  at: Object.fromEntries(moves.flatMap(({ from }) => [...from].map((state) => [state, at(state)]))),
  by: Object.fromEntries(moves.map(({ name, to }) => [name, (world, id) => advance(world, id, to as Status)])),
  state: async (world, id) => (await world.call('getShipment', { path: { shipment_id: id } })).data.status,
});
