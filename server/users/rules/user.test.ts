import type { DomainError } from '../../kernel/errors';
import { refusalOf } from '../../testing/refusal';
import { isCpf, isCuil } from './check-digits';
import { changedUser, newUser, type UserInput } from './user';

const own = { id: 'u1', clientId: 'c1', now: 1_000 };
const minimal = { email: 'a@example.com', operationCountry: 'ARG' };

function refusal(run: () => unknown): { code?: string; pointer?: string } {
  const refused = refusalOf(run);
  return { code: refused?.code, pointer: refused?.details[0]?.pointer };
}

const create = (input: Partial<UserInput> & { operationCountry?: string }) =>
  newUser({ ...minimal, ...input } as never, own);

describe('check digits', () => {
  it.each(['20123456786', '27301234568', '20123456050'])('accepts the CUIL %s', (value) =>
    expect(isCuil(value)).toBe(true),
  );
  it.each(['20123456785', '2012345678', '201234567860', '2012345678X', '20123456000', '00000000000'])(
    'refuses the CUIL %s',
    (value) => expect(isCuil(value)).toBe(false),
  );
  it.each(['52998224725', '11144477735', '12345670240', '12345671300'])('accepts the CPF %s', (value) =>
    expect(isCpf(value)).toBe(true),
  );
  it.each(['52998224724', '11111111111', '5299822472'])('refuses the CPF %s', (value) =>
    expect(isCpf(value)).toBe(false),
  );
});

describe('a new user', () => {
  it('is ACTIVE and has null where nothing was sent', () => {
    expect(create({})).toMatchObject({
      status: 'ACTIVE',
      statusReason: null,
      name: null,
      legalAddress: null,
      createdAt: 1_000,
    });
  });

  it.each([
    ['ARG', 'DNI', '301234', 'INVALID_IDENTIFICATION', '/identification_value'],
    ['ARG', 'DNI', '301234567', 'INVALID_IDENTIFICATION', '/identification_value'],
    ['ARG', 'RG', '1234567', 'INVALID_IDENTIFICATION', '/identification_type'],
    ['BRA', 'DNI', '30123456', 'INVALID_IDENTIFICATION', '/identification_type'],
    ['MEX', 'CNH', '1', 'INVALID_IDENTIFICATION', '/identification_type'],
    ['COL', 'DNI', '30123456', 'INVALID_IDENTIFICATION', '/identification_type'],
  ])('in %s refuses %s %s', (country, type, value, code, pointer) => {
    const run = () => create({ operationCountry: country, identificationType: type, identificationValue: value });
    expect(refusal(run)).toEqual({ code, pointer });
  });

  it.each([
    ['ARG', 'DNI', '3012345'],
    ['ARG', 'PASSPORT', 'AAA123456'],
    ['BRA', 'CNH', '12345678900'],
    ['MEX', 'INE', 'ABCD'],
    ['COL', 'CE', '123'],
    ['ARG', 'DNI', 'M123456'],
    ['PER', 'DNI', '1'],
  ])('in %s takes %s %s', (country, type, value) => {
    const user = create({ operationCountry: country, identificationType: type, identificationValue: value });
    expect(user.identificationValue).toBe(value);
  });

  it.each([
    ['ARG', 'CPF', '52998224725', '/tax_identification_type'],
    ['ARG', 'CUIL', '27301234564', '/tax_identification_value'],
    ['BRA', 'CPF', '52998224724', '/tax_identification_value'],
    ['MEX', 'RFC', 'SHORT', '/tax_identification_value'],
    ['COL', 'NIT', '123456789', '/tax_identification_value'],
  ])('in %s refuses the fiscal document %s %s', (country, type, value, pointer) => {
    const run = () => create({ operationCountry: country, taxIdentificationType: type, taxIdentificationValue: value });
    expect(refusal(run)).toEqual({ code: 'INVALID_TAX_IDENTIFICATION', pointer });
  });

  it.each([
    ['MEX', 'RFC', 'abcd901010ab1'],
    ['MEX', 'RFC', 'Ñ&B901010-A1'],
    ['COL', 'NIT', '90012345-7'],
    ['ARG', 'CUIL', '20123456786'],
    ['BRA', 'CPF', '52998224725'],
    ['PER', 'RUC', '1'],
  ])('in %s takes the fiscal document %s %s', (country, type, value) => {
    const user = create({ operationCountry: country, taxIdentificationType: type, taxIdentificationValue: value });
    expect(user.taxIdentificationValue).toBe(value);
  });

  it.each(['ARG', 'PER'])('in %s needs both halves of a document', (operationCountry) => {
    const of = (half: object) => refusal(() => create({ operationCountry, ...half })).pointer;
    expect(of({ identificationType: 'PASSPORT' })).toBe('/identification_value');
    expect(of({ identificationValue: '1' })).toBe('/identification_type');
    expect(of({ taxIdentificationType: 'CUIL' })).toBe('/tax_identification_value');
    expect(of({ taxIdentificationValue: '1' })).toBe('/tax_identification_type');
  });

  it.each([
    ['ARG', 'CUIL', '00000000000'],
    ['BRA', 'CPF', '00000000000'],
    ['MEX', 'RFC', '000000000000'],
    ['COL', 'NIT', '0000000000'],
    ['PER', 'CUIL', '0-0'],
  ])('in %s has no fiscal document %s of zeros', (country, type, value) => {
    const run = () => create({ operationCountry: country, taxIdentificationType: type, taxIdentificationValue: value });
    expect(refusal(run)).toEqual({ code: 'INVALID_TAX_IDENTIFICATION', pointer: '/tax_identification_value' });
  });

  it('has no identity document of zeros', () => {
    const run = () => create({ identificationType: 'PASSPORT', identificationValue: '000-000' });
    expect(refusal(run)).toEqual({ code: 'INVALID_IDENTIFICATION', pointer: '/identification_value' });
  });

  it('was born on a day that is over', () => {
    const born = (birthdate: string) => () => create({ birthdate });
    expect(refusal(born('2999-01-01'))).toEqual({ code: 'INVALID_REQUEST', pointer: '/birthdate' });
    expect(refusal(born('1970-01-01'))).toEqual({ code: 'INVALID_REQUEST', pointer: '/birthdate' });
    expect(born('1969-12-31')().birthdate).toBe('1969-12-31');
  });

  it('in Brazil says the city where the postal code does not', () => {
    for (const city of [{}, { city: '' }, { city: ' ' }]) {
      const run = () => create({ operationCountry: 'BRA', legalAddress: { zip_code: '97500000', ...city } });
      expect(refusal(run)).toEqual({ code: 'INVALID_LEGAL_ADDRESS', pointer: '/legal_address/city' });
    }
  });

  it('in Argentina lives in a region of Argentina', () => {
    expect(refusal(() => create({ legalAddress: { region: 'Atlantis' } }))).toEqual({
      code: 'INVALID_LEGAL_ADDRESS',
      pointer: '/legal_address/region',
    });
    expect(refusal(() => create({ legalAddress: { city: 'Rosario' } })).pointer).toBe('/legal_address/region');
    expect(() => create({ legalAddress: { city: 'Rosario' } })).toThrow(
      expect.objectContaining({ details: [expect.objectContaining({ code: 'required' })] }),
    );
    expect(create({ legalAddress: { region: 'Córdoba', street_number: '007' } }).legalAddress).toMatchObject({
      region: 'Córdoba',
      street_number: '007',
    });
  });

  it('lives where the address says, by the rules of that country alone', () => {
    const at = (operationCountry: string, legalAddress: object) => () => create({ operationCountry, legalAddress });
    const jalisco = { country: 'MEX', region: 'Jalisco', zip_code: '44100' };
    expect(at('ARG', jalisco)().legalAddress).toMatchObject(jalisco);
    const salta = { country: 'ARG', region: 'Salta', zip_code: '01310200', city: 'Cafayate' };
    expect(at('BRA', salta)().legalAddress).toMatchObject(salta);
    expect(at('ARG', { country: 'BRA', zip_code: 1310200 })().legalAddress).toMatchObject({
      region: 'SP',
      zip_code: '01310200',
    });
    const refused = { code: 'INVALID_LEGAL_ADDRESS', pointer: '/legal_address/region' };
    expect(refusal(at('MEX', { country: 'ARG', region: 'Jalisco' }))).toEqual(refused);
    expect(refusal(at('MEX', { country: 'BRA', zip_code: '44100' })).pointer).toBe('/legal_address/zip_code');
  });

  it('in Argentina gets a hint to compose the accents of a region that would be one', () => {
    const at = (region: string) => () => create({ operationCountry: 'ARG', legalAddress: { region } });
    const detail = (region: string) => {
      try {
        return at(region)().legalAddress?.region;
      } catch (error) {
        return (error as DomainError).details[0]?.detail;
      }
    };
    expect(detail('Tucum\u00e1n')).toBe('Tucum\u00e1n');
    expect(detail('Tucuma\u0301n')).toBe(
      'this is not a region of Argentina; a letter with its accent is one character here (Unicode NFC)',
    );
    expect(detail('Bogota\u0301')).toBe('this is not a region of Argentina');
  });

  it('in Brazil gets state and city from the postal code', () => {
    const brazil = (zip_code: string | number) =>
      create({ operationCountry: 'BRA', legalAddress: { zip_code, city: 'X', region: 'Y' } });
    expect(brazil('01310200').legalAddress).toMatchObject({ region: 'SP', city: 'São Paulo', zip_code: '01310200' });
    expect(brazil(1310200).legalAddress).toMatchObject({ region: 'SP', zip_code: '01310200' });
    expect(brazil('97500000').legalAddress).toMatchObject({ region: 'RS', city: 'X' });
    expect(refusal(() => brazil('00000001')).pointer).toBe('/legal_address/zip_code');
    for (const zipCode of ['123', '1310200', '013102000']) {
      expect(refusal(() => brazil(zipCode)).pointer).toBe('/legal_address/zip_code');
    }
    expect([brazil('01000000'), brazil('05999999')].map((user) => user.legalAddress?.city)).toEqual([
      'São Paulo',
      'São Paulo',
    ]);
  });
});

describe('a change', () => {
  const user = create({ name: 'Ana', legalAddress: { region: 'Salta', floor: '3' } });

  it('replaces only what was sent, and a legal address as a whole', () => {
    expect(changedUser(user, { surname: 'Suárez' }, 2_000)).toEqual({ ...user, surname: 'Suárez', updatedAt: 2_000 });
    const moved = changedUser(user, { legalAddress: { region: 'Jujuy' } }, 2_000);
    expect(moved.legalAddress).toEqual({ ...user.legalAddress, region: 'Jujuy', floor: null });
    const incomplete = () => changedUser(user, { legalAddress: { floor: '4' } }, 2_000);
    expect(refusal(incomplete).pointer).toBe('/legal_address/region');
  });

  it('to what is there already leaves the moment of the last one', () => {
    const address = { region: 'Salta', floor: 3 };
    for (const same of [{ name: 'Ana' }, { legalAddress: address, status: 'ACTIVE' as const }, { surname: null }]) {
      expect(changedUser(user, same, 2_000)).toEqual(user);
    }
  });

  it('takes a birthdate that is over by now', () => {
    const twoDays = 2 * 24 * 60 * 60 * 1000;
    expect(changedUser(user, { birthdate: '1970-01-02' }, twoDays).birthdate).toBe('1970-01-02');
    expect(refusal(() => changedUser(user, { birthdate: '1970-01-03' }, twoDays)).pointer).toBe('/birthdate');
  });

  it('judges an address again where it or the country of operation changes', () => {
    const older = { ...user, legalAddress: { ...user.legalAddress, region: 'Atlantis' } } as typeof user;
    expect(changedUser(older, { name: 'Eva' }, 2_000)).toEqual({ ...older, name: 'Eva', updatedAt: 2_000 });
    expect(refusal(() => changedUser(user, { operationCountry: 'BRA' }, 2_000)).code).toBe('INVALID_LEGAL_ADDRESS');
  });

  it('takes away what is optional where null is sent', () => {
    const full = create({ name: 'Ana', phone: '1', identificationType: 'DNI', identificationValue: '30123456' });
    const next = changedUser(full, { phone: null, identificationType: null, identificationValue: null }, 2_000);
    expect(next).toMatchObject({ name: 'Ana', phone: null, identificationType: null, identificationValue: null });
    expect(changedUser(user, { legalAddress: null }, 2_000).legalAddress).toBeNull();
    expect(refusal(() => changedUser(full, { identificationValue: null }, 2_000)).pointer).toBe(
      '/identification_value',
    );
  });

  it('blocks with a reason and reactivates without', () => {
    const blocked = changedUser(user, { status: 'BLOCKED', statusReason: 'CLIENT_INTERNAL_REASON' }, 2_000);
    expect(blocked).toMatchObject({ status: 'BLOCKED', statusReason: 'CLIENT_INTERNAL_REASON' });
    expect(changedUser(blocked, { status: 'ACTIVE' }, 3_000)).toMatchObject({ status: 'ACTIVE', statusReason: null });
    expect(changedUser(blocked, { name: 'B' }, 3_000)).toMatchObject({
      status: 'BLOCKED',
      statusReason: 'CLIENT_INTERNAL_REASON',
    });
  });

  it('takes a reason for the activation, and keeps none', () => {
    const blocked = changedUser(user, { status: 'BLOCKED', statusReason: 'CLIENT_INTERNAL_REASON' }, 2_000);
    const next = changedUser(blocked, { status: 'ACTIVE', statusReason: 'CLIENT_INTERNAL_REASON' }, 3_000);
    expect(next).toMatchObject({ status: 'ACTIVE', statusReason: null });
  });

  it('refuses to block without the reason, and a reason for a user who stays active', () => {
    const wanted = { code: 'INVALID_USER_STATUS_REASON', pointer: '/status_reason' };
    expect(refusal(() => changedUser(user, { status: 'BLOCKED' }, 2_000))).toEqual(wanted);
    expect(refusal(() => changedUser(user, { statusReason: 'CLIENT_INTERNAL_REASON' }, 2_000))).toEqual(wanted);
  });

  it('checks the result against the rules of a new country', () => {
    const run = () =>
      changedUser(
        create({ identificationType: 'DNI', identificationValue: '30123456' }),
        { operationCountry: 'BRA' },
        2,
      );
    expect(refusal(run).code).toBe('INVALID_IDENTIFICATION');
  });
});
