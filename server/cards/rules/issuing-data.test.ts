import { DomainError } from '../../kernel/errors';
import { person } from '../../testing/card-records';
import { assertActiveUser, assertIssuingData, missingIssuingData } from './issuing-data';

describe('the data that issuing needs', () => {
  it('is complete', () => {
    expect(missingIssuingData(person())).toEqual([]);
    expect(() => assertIssuingData(person())).not.toThrow();
  });

  it.each([
    [{ name: null }, 'user.name'],
    [{ surname: ' ' }, 'user.surname'],
    [{ birthdate: null }, 'user.birthdate'],
    [{ identificationType: null }, 'user.identification_type'],
    [{ identificationValue: null }, 'user.identification_value'],
    [{ gender: null }, 'user.gender'],
    [{ taxIdentificationType: null }, 'user.tax_identification_type'],
    [{ taxIdentificationValue: null }, 'user.tax_identification_value'],
  ])('lacks %j', (changes, field) => expect(missingIssuingData(person(changes))).toEqual([field]));

  it.each(['street_name', 'zip_code', 'city', 'region', 'country'] as const)('lacks the address field %s', (field) => {
    const { legalAddress } = person();
    const user = person({ legalAddress: { ...(legalAddress as NonNullable<typeof legalAddress>), [field]: null } });
    expect(missingIssuingData(user)).toEqual([`user.legal_address.${field}`]);
  });

  it.each([
    ['ARG', 2],
    ['BRA', 2],
    ['MEX', 0],
    ['COL', 0],
  ])('in %s includes %i fields of the fiscal document', (operationCountry, count) => {
    const user = person({ operationCountry, taxIdentificationType: null, taxIdentificationValue: null });
    expect(missingIssuingData(user)).toHaveLength(count);
  });

  it('is refused with every field that is missing', () => {
    try {
      assertIssuingData(person({ birthdate: null, legalAddress: null }));
      throw new Error('nothing was refused');
    } catch (error) {
      expect(error).toBeInstanceOf(DomainError);
      expect((error as DomainError).code).toBe('USER_DATA_INCOMPLETE');
      expect((error as DomainError).details.map(({ detail }) => detail)).toEqual([
        'user.birthdate is missing',
        'user.legal_address.street_name is missing',
        'user.legal_address.zip_code is missing',
        'user.legal_address.city is missing',
        'user.legal_address.region is missing',
        'user.legal_address.country is missing',
      ]);
    }
  });

  it('is of no use to a user who is BLOCKED', () => {
    expect(() => assertActiveUser(person({ status: 'BLOCKED' }))).toThrow('USER_NOT_ACTIVE');
    expect(() => assertActiveUser(person())).not.toThrow();
  });
});
