import { randomInt } from 'node:crypto';
import type { BodyOf } from '../../../server/platform/http/operation';
import { newId } from '../../../server/platform/ids';
import { isCpf, isCuil } from '../../../server/users/rules/check-digits';
import type { Country } from '../open-client';

type Person = BodyOf<'createUser'> & { name: string; surname: string };

function digits(count: number): string {
  return Array.from({ length: count }, (_, at) => randomInt(at === 0 ? 1 : 0, 10)).join('');
}

/** The number that follows from a stem by adding check digits. */
function checked(stem: () => string, places: number, isValid: (value: string) => boolean): string {
  for (;;) {
    const base = stem();
    for (let check = 0; check < 10 ** places; check += 1) {
      const value = base + String(check).padStart(places, '0');
      if (isValid(value)) return value;
    }
  }
}

const newCuil = (dni: string) => checked(() => `${['20', '23', '24', '27'][randomInt(4)]}${dni}`, 1, isCuil);
const newCpf = () => checked(() => digits(9), 2, isCpf);

/** The names and numbers that set the people of a country apart; their documents are new every time. */
const PEOPLE: Readonly<Record<Country, () => Omit<Person, 'email' | 'operation_country'>>> = {
  ARG: () => {
    const dni = digits(8);
    return {
      name: 'Ana',
      surname: 'Suárez',
      gender: 'FEMALE',
      identification_type: 'DNI',
      identification_value: dni,
      tax_identification_type: 'CUIL',
      tax_identification_value: newCuil(dni),
      legal_address: {
        street_name: 'Avenida Corrientes',
        street_number: '1234',
        zip_code: '1043',
        city: 'Buenos Aires',
        region: 'Ciudad Autónoma de Buenos Aires',
        country: 'ARG',
      },
    };
  },
  BRA: () => ({
    name: 'João',
    surname: 'Pereira',
    gender: 'MALE',
    identification_type: 'RG',
    identification_value: digits(9),
    tax_identification_type: 'CPF',
    tax_identification_value: newCpf(),
    legal_address: { street_name: 'Avenida Paulista', street_number: '1578', zip_code: '01310200', country: 'BRA' },
  }),
  MEX: () => ({
    name: 'Lucía',
    surname: 'Hernández',
    gender: 'FEMALE',
    identification_type: 'INE',
    identification_value: digits(13),
    legal_address: {
      street_name: 'Paseo de la Reforma',
      street_number: '222',
      zip_code: '06600',
      city: 'Ciudad de México',
      region: 'Ciudad de México',
      country: 'MEX',
    },
  }),
  COL: () => ({
    name: 'Andrés',
    surname: 'Rojas',
    gender: 'MALE',
    identification_type: 'CC',
    identification_value: digits(10),
    legal_address: {
      street_name: 'Carrera 7',
      street_number: '71',
      zip_code: '110231',
      city: 'Bogotá',
      region: 'Bogotá',
      country: 'COL',
    },
  }),
};

/** A person of a country with all data that an account and a card require. */
export function newPerson(country: Country): Person {
  return {
    ...PEOPLE[country](),
    birthdate: '1990-05-17',
    phone: '+5491155550100',
    email: `${newId()}@example.com`,
    operation_country: country,
  };
}

/** Makes the holder of an account at another bank of a country. */
export function newHolder(country: 'ARG' | 'BRA'): { name: string; tax_id: string } {
  return country === 'ARG'
    ? { name: 'Bruno Díaz', tax_id: newCuil(digits(8)) }
    : { name: 'Marina Costa', tax_id: newCpf() };
}
