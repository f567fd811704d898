import { newUser, userInput } from '../../world/entities/users';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'createUser'> = async (world) => ({ body: userInput(world) });

export const scenarios: Scenarios<'createUser'> = {
  '409 EMAIL_ALREADY_IN_USE': async (world) => {
    const { email } = await newUser(world);
    return { body: userInput(world, { email }) };
  },
  '409 IDENTIFICATION_ALREADY_IN_USE': async (world) => {
    const { identification_type, identification_value, ...other } = userInput(world);
    await newUser(world, userInput(world, { identification_type, identification_value }));
    return { body: { ...other, identification_type, identification_value } };
  },
  '422 INVALID_IDENTIFICATION': async (world) => ({ body: userInput(world, { identification_value: '123456' }) }),
  '422 INVALID_TAX_IDENTIFICATION': async (world) => ({
    body: userInput(world, { tax_identification_value: '20123456780' }),
  }),
  '422 INVALID_LEGAL_ADDRESS': async (world) => {
    const body = userInput(world);
    return { body: { ...body, legal_address: { ...body.legal_address, region: 'Atlantis' } } };
  },
};
