import { type AffinityGroup, type AffinityGroupInput, newAffinityGroup } from '../cards/rules/affinity-group';
import { type Card, namedCard } from '../cards/rules/card';
import { luhnDigit } from '../cards/rules/pan';
import type { User } from '../users/rules/user';

/** 2026-01-15T12:00:00Z: the moment at which things in these tests are made. */
export const NOW = Date.UTC(2026, 0, 15, 12);

/** The program of most tests: prepaid Argentine cards of both types. */
export const PREPAID: AffinityGroupInput = {
  name: 'Prepaid Argentina',
  country: 'ARG',
  productType: 'PREPAID',
  provider: 'CARD_NETWORK_1',
  cardTypes: ['VIRTUAL', 'PHYSICAL'],
  innominate: false,
  monthsToExpiration: 60,
};

/** A group with what a test is about; prepaid Argentine cards of both types otherwise. */
export function group(changes: Partial<AffinityGroupInput> = {}): AffinityGroup {
  return newAffinityGroup({ ...PREPAID, ...changes }, { id: 'g1', clientId: 'c1', now: NOW });
}

/** An Argentine user with everything that issuing needs. */
export function person(changes: Partial<User> = {}): User {
  return {
    id: 'u1',
    clientId: 'c1',
    email: 'ana@example.com',
    name: 'Ana',
    surname: 'Suárez',
    identificationType: 'DNI',
    identificationValue: '30123456',
    birthdate: '1990-05-17',
    gender: 'FEMALE',
    phone: '+5491155550100',
    taxIdentificationType: 'CUIL',
    taxIdentificationValue: '27301234568',
    nationality: 'ARG',
    legalAddress: {
      street_name: 'Avenida Corrientes',
      street_number: '1234',
      floor: null,
      apartment: null,
      zip_code: '1043',
      neighborhood: null,
      city: 'Buenos Aires',
      region: 'Ciudad Autónoma de Buenos Aires',
      additional_info: null,
      country: 'ARG',
    },
    operationCountry: 'ARG',
    status: 'ACTIVE',
    statusReason: null,
    createdAt: NOW,
    updatedAt: NOW,
    ...changes,
  };
}

/** A card of the group above with what a test is about; a named physical one that is CREATED otherwise. */
export function card(changes: Partial<Card> = {}): Card {
  const own = { id: 'k1', now: NOW, cardType: 'PHYSICAL', shipmentId: 's1', previousCardId: null } as const;
  const made = namedCard(group(), person(), own);
  return { ...made, lastFour: `000${luhnDigit(`${made.bin}0000000`)}`, ...changes };
}
