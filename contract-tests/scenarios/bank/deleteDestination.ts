import { cuil } from '../../world/documents';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'deleteDestination'> = async (world) => {
  const holder = { name: 'Bruno Díaz', tax_id: cuil() };
  const { data } = await world.call('createDestination', { body: { country: 'ARG', holder } });
  return { path: { destination_id: data.id } };
};

export const scenarios: Scenarios<'deleteDestination'> = {
  '404 DESTINATION_NOT_FOUND': async () => ({ path: { destination_id: crypto.randomUUID() } }),
};
