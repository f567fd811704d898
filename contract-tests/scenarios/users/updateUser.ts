import { newUser, userInput } from '../../world/entities/users';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { World } from '../../world/world';

export const valid: Valid<'updateUser'> = async (world) => ({
  path: await someone(world),
  body: { status: 'BLOCKED', status_reason: 'CLIENT_INTERNAL_REASON' },
});

export const scenarios: Scenarios<'updateUser'> = {
  '404 USER_NOT_FOUND': async () => ({ path: { id: crypto.randomUUID() }, body: { name: 'Nadie' } }),
  '409 EMAIL_ALREADY_IN_USE': async (world) => {
    const { email } = await newUser(world);
    return { path: await someone(world), body: { email } };
  },
  '409 IDENTIFICATION_ALREADY_IN_USE': async (world) => {
    const { identification_type, identification_value } = await newUser(world);
    return { path: await someone(world), body: { identification_type, identification_value } };
  },
  '422 INVALID_IDENTIFICATION': async (world) => ({
    path: await someone(world),
    body: { identification_type: 'DNI', identification_value: '123456' },
  }),
  '422 INVALID_TAX_IDENTIFICATION': async (world) => ({
    path: await someone(world),
    body: { tax_identification_type: 'CUIL', tax_identification_value: '20123456780' },
  }),
  '422 INVALID_LEGAL_ADDRESS': async (world) => ({
    path: await someone(world),
    body: { legal_address: { ...userInput(world).legal_address, region: 'Atlantis' } },
  }),
  '422 INVALID_USER_STATUS_REASON': async (world) => ({ path: await someone(world), body: { status: 'BLOCKED' } }),
};

async function someone(world: World): Promise<{ id: string }> {
  return { id: (await newUser(world)).id };
}
