import { cuil } from '../../world/documents';
import type { Scenarios, Valid } from '../../world/scenarios';

const holder = () => ({ name: 'Bruno Díaz', tax_id: cuil() });

export const valid: Valid<'createDestination'> = async () => ({ body: { country: 'ARG', holder: holder() } });

export const scenarios: Scenarios<'createDestination'> = {
  '409 DESTINATION_ALREADY_EXISTS': async (world) => {
    const { data } = await world.call('createDestination', { body: { country: 'ARG', holder: holder() } });
    return { body: { country: 'ARG', alias: String(data.alias), holder: holder() } };
  },
  '422 INVALID_DESTINATION_KEY': async () => ({
    body: { country: 'ARG', cbu: '0720001400000012345670', holder: holder() },
  }),
};
