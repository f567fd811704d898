import { ARGENTINE_REGIONS, regionOfZipCode } from './regions';

describe('the region of a Brazilian postal code', () => {
  it.each([
    ['01000000', 'SP', 'São Paulo'],
    ['05999999', 'SP', 'São Paulo'],
    ['06000000', 'SP', null],
    ['07999999', 'SP', null],
    ['08000000', 'SP', 'São Paulo'],
    ['08499999', 'SP', 'São Paulo'],
    ['08500000', 'SP', null],
    ['19999999', 'SP', null],
    ['20000000', 'RJ', 'Rio de Janeiro'],
    ['23799999', 'RJ', 'Rio de Janeiro'],
    ['23800000', 'RJ', null],
    ['28999999', 'RJ', null],
    ['29000000', 'ES', 'Vitória'],
    ['30130010', 'MG', 'Belo Horizonte'],
    ['40000000', 'BA', 'Salvador'],
    ['69299999', 'AM', null],
    ['69300000', 'RR', 'Boa Vista'],
    ['69400000', 'AM', null],
    ['69899999', 'AM', null],
    ['69900000', 'AC', 'Rio Branco'],
    ['70040010', 'DF', 'Brasília'],
    ['72799999', 'DF', 'Brasília'],
    ['72800000', 'GO', null],
    ['73000000', 'DF', 'Brasília'],
    ['73699999', 'DF', 'Brasília'],
    ['73700000', 'GO', null],
    ['74899999', 'GO', 'Goiânia'],
    ['74900000', 'GO', null],
    ['76800000', 'RO', 'Porto Velho'],
    ['77000000', 'TO', 'Palmas'],
    ['79125000', 'MS', null],
    ['88100000', 'SC', null],
    ['90000000', 'RS', 'Porto Alegre'],
    ['99999999', 'RS', null],
  ])('%s is in %s, in the city %s', (zipCode, region, city) => {
    expect(regionOfZipCode(zipCode)).toEqual({ region, city });
  });

  it.each(['00000000', '00999999', '78900000', '0100000', '010000000', '01000-000', '1e6     ', ''])(
    'is none for %j',
    (zipCode) => expect(regionOfZipCode(zipCode)).toBeNull(),
  );

  it('is one of the 27 federative units (26 states and the Federal District), and each has codes of its capital', () => {
    const capitals = new Map<string, Set<string>>();
    for (let code = 0; code < 100_000; code += 1) {
      const found = regionOfZipCode(`${String(code).padStart(5, '0')}000`);
      if (found === null) continue;
      const cities = capitals.get(found.region) ?? new Set();
      capitals.set(found.region, cities);
      if (found.city !== null) cities.add(found.city);
    }
    expect(capitals.size).toBe(27);
    expect([...capitals.values()].map((cities) => cities.size)).toEqual(Array.from({ length: 27 }, () => 1));
  });
});

it('a legal address of Argentina names one of its 23 provinces or the capital', () => {
  expect(ARGENTINE_REGIONS.size).toBe(24);
  expect(
    ['Ciudad Autónoma de Buenos Aires', 'Córdoba', 'Tierra del Fuego'].every((one) => ARGENTINE_REGIONS.has(one)),
  ).toBe(true);
  expect(ARGENTINE_REGIONS.has('Cordoba')).toBe(false);
});
