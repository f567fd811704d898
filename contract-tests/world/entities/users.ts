import { cpf, cuil, dni } from '../documents';
import type { BodyOf, ReplyOf } from '../types';
import type { World } from '../world';

/** The body that creates a user, in the shape of the current revision. */
type UserInput = BodyOf<'createUser'>;
export type User = ReplyOf<'createUser'>['data'];

/**
 * An Argentine person with everything that issuing a card asks for, and an email and documents that nobody else has.
 */
export function userInput(world: World, changes: Partial<UserInput> = {}): UserInput {
  const document = dni();
  return inRevision(world, {
    name: 'Ana',
    surname: 'Suárez',
    identification_type: 'DNI',
    identification_value: document,
    birthdate: '1990-05-17',
    gender: 'FEMALE',
    email: newEmail(),
    phone: '+5491155550100',
    tax_identification_type: 'CUIL',
    tax_identification_value: cuil(document),
    nationality: 'ARG',
    legal_address: {
      street_name: 'Avenida Corrientes',
      street_number: '1234',
      zip_code: '1043',
      city: 'Buenos Aires',
      region: 'Ciudad Autónoma de Buenos Aires',
      country: 'ARG',
    },
    operation_country: 'ARG',
    ...changes,
  });
}

/** The same for a person in Brazil. */
export function brazilianInput(world: World): UserInput {
  return userInput(world, {
    identification_type: 'RG',
    tax_identification_type: 'CPF',
    tax_identification_value: cpf(),
    nationality: 'BRA',
    legal_address: { street_name: 'Avenida Paulista', street_number: '1578', zip_code: '01310200', country: 'BRA' },
    operation_country: 'BRA',
  });
}

/** Creates a user, of the world's client unless another is given, and resolves with its record. */
export async function newUser(world: World, input = userInput(world), as = world.client): Promise<User> {
  return (await world.call('createUser', { body: input }, as)).data;
}

/** An email that nobody else has. */
function newEmail(): string {
  return `user-${crypto.randomUUID()}@example.com`;
}

function inRevision(world: World, { nationality, ...input }: UserInput): UserInput {
  return world.has('user-nationality', 'present') && nationality !== undefined ? { ...input, nationality } : input;
}
