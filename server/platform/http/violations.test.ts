import { operationsFor } from '../../../generated/operations';
import { parseRevision } from '../../../generated/revisions';
import { shortenedForMistakes } from './all-failures';
import type { OperationId } from './operation';
import { violationOf } from './violations';

const rules = operationsFor(parseRevision('current'));

/** Returns the caller's view of a violation: each pointer with its words. */
function reported(operationId: OperationId, value: unknown, location: 'body' | 'path' | 'query' = 'body') {
  const rule = rules.get(operationId);
  if (rule === undefined) throw new Error(`no operation ${operationId}`);
  const violation = violationOf(rule, location, rule.checks[location], value);
  return violation?.details.map(({ pointer, detail }) => `${pointer}: ${detail}`) ?? [];
}

it('a letter that is refused for its separate accent has a hint to compose it, and no other letter has', () => {
  const create = (value: string) => ({ email: 'a@b.co', operation_country: 'ARG', identification_value: value });
  const [composed] = reported('createUser', create('A\u0301'));
  const [decomposed] = reported('createUser', create('N\u03031'));
  expect(reported('createUser', create('\u00d11'))).toEqual([]);
  expect(decomposed).toBe(`${composed}; a letter with its accent is one character here (Unicode NFC)`);
});

it('a text of a list that is refused for its separate accent has a hint to compose it, too', () => {
  const create = (region: string) => ({
    email: 'a@b.co',
    operation_country: 'ARG',
    legal_address: { street_name: 'x', city: 'x', zip_code: '5000', country: 'ARG', region },
  });
  expect(reported('createUser', create('C\u00f3rdoba'))).toEqual([]);
  const [other] = reported('createUser', create('Bogota\u0301'));
  expect(other).toMatch(/^\/legal_address\/region: must be one of .*, Tucum\u00e1n$/);
  expect(reported('createUser', create('Co\u0301rdoba'))).toEqual([
    `${other}; a letter with its accent is one character here (Unicode NFC)`,
  ]);
});

it.each<[OperationId, object, string]>([
  ['updateUser', { status_reason: 'X' }, '/status_reason: must be CLIENT_INTERNAL_REASON, or null'],
  [
    'updateAccount',
    { status: 'ACTIVE', status_update_motive: 'X' },
    '/status_update_motive: must be one of OTHER, LOST, INTERNAL_REASON, STOLEN, FRAUD, INHIBITION, SEIZURE, USER_REQUEST, or null',
  ],
])('a list of values of %s that null belongs to names it', (operationId, value, words) => {
  expect(reported(operationId, value)).toEqual([words]);
});

const NUL = 'the NUL character is not allowed';

describe('a NUL', () => {
  it.each<[OperationId, 'body' | 'path' | 'query', unknown, string[]]>([
    [
      'createUser',
      'body',
      { email: 'a@b.co', operation_country: 'ARG', name: 'a\0b', surname: '\0' },
      ['/name', '/surname'],
    ],
    [
      'createAccount',
      'body',
      { owner_type: 'CLIENT', country: 'ARG', currency: 'ARS', metadata: { a: [{ b: 'c\0' }], 'd\0': { e: 1 } } },
      ['/metadata/d\0', '/metadata/a/0/b'],
    ],
    ['getUser', 'path', { id: 'a\0' }, ['id']],
    [
      'searchUsers',
      'query',
      { 'filter[name]': ['a', 'b\0'], 'filter[email]': ['\0'] },
      ['filter[name]', 'filter[email]'],
    ],
    [
      'createToken',
      'body',
      { client_id: 'a\0', client_secret: 'b', audience: 'c', grant_type: 'client_credentials' },
      ['/client_id'],
    ],
  ])('is refused by the contract of %s in the %s, which names every place', (operationId, location, value, places) => {
    expect(reported(operationId, value, location)).toEqual(places.map((place) => `${place}: ${NUL}`));
  });
});

const USAGE = {
  type: 'PURCHASE',
  amount: '1.00',
  currency: 'ARS',
  country_code: 'ARG',
  merchant: { mcc: '5411', name: 'Kiosco' },
  point_type: 'POS',
  entry_mode: 'CHIP',
};
const GROUP = {
  name: 'Group',
  country_code: 'ARG',
  product_type: 'CREDIT',
  provider: 'CARD_NETWORK_1',
  card_type_supported: ['VIRTUAL'],
};
const TRANSFER = {
  account_id: '00000000-0000-4000-8000-000000000000',
  credit_account: { tax_type: 'CUIL', tax_value: '20123456786' },
  amount: { currency: 'ARS', value: 1 },
};
const ADDRESS = { street_name: 'Rua A', city: 'Santos', region: 'SP' };
const CARD = { user_id: 'u', affinity_group_id: 'g', card_type: 'PHYSICAL' };

describe('what a caller reads', () => {
  it.each<[string, OperationId, unknown, string[]]>([
    [
      'the values that are not taken',
      'updateCard',
      { pin: '1234' },
      [expect.stringMatching(/^\/pin: must not be any of 0123, 1234, .*, 9999$/)],
    ],
    [
      'the fields of a choice, and all else that is wrong',
      'authorizeAtNetwork',
      { ...USAGE, amount: 1, card_id: 'a', pan: '4'.repeat(16) },
      [': the body must have one of card_id and pan, and no more than one', '/amount: must be text'],
    ],
    [
      'what is missing in the form that is meant, where null is the other one',
      'updateSandboxClient',
      { rate_limit: { burst: 'x' } },
      ['/rate_limit/requests_per_second: is required', '/rate_limit/burst: must be a whole number'],
    ],
    [
      'a country that is missing and not what it would ask for',
      'createCard',
      { ...CARD, address: ADDRESS },
      ['/address/country: is required'],
    ],
    [
      'a country that does not exist and not what it would ask for',
      'createShipment',
      {
        shipment_type: 'CARD_FROM_WAREHOUSE',
        affinity_group_id: 'g',
        country: 'ZZZ',
        receiver: { full_name: 'Ana' },
      },
      ['/country: must be the three-letter code of an existing country (ISO 3166-1 alpha-3), such as ARG'],
    ],
    [
      'what a field is only allowed together with',
      'updateAccount',
      { status_update_motive: 'OTHER' },
      ['/status_update_motive: is only allowed together with status', '/status: is required'],
    ],
    [
      'the years that a moment may have',
      'createTransaction',
      {
        account_id: 'a',
        type: 'MANUAL_MOVEMENT',
        process_type: 'ORIGINAL',
        entry_type: 'CREDIT',
        total_amount: '1.00',
        process_before: '3000-01-01T00:00:00Z',
      },
      [
        '/process_before: must be a date and time of the years 1000 to 2999 with an offset, such as 2026-03-15T12:00:00Z',
      ],
    ],
    [
      'the nearest name',
      'createUser',
      { emial: 'a@b.co', operation_country: 'ARG', birthDate: '2000-01-01', favourite: 4 },
      [
        '/email: is required',
        '/emial: is not known here; did you mean email?',
        '/birthDate: is not known here; did you mean birthdate?',
        '/favourite: is not known here',
      ],
    ],
    [
      'the languages that do not exist',
      'createTransaction',
      {
        account_id: 'a',
        type: 'MANUAL_MOVEMENT',
        process_type: 'ORIGINAL',
        entry_type: 'CREDIT',
        total_amount: '1.00',
        data: { description: { zz: 'a', 'es-ZZ': 'b', 'es-AR': 'c', gn: 'd', 'es-419': 'e', quc: 'f' } },
      },
      ['zz', 'es-ZZ'].map(
        (tag) =>
          `/data/description/${tag}: the name must be a language tag with an existing language and country, such as es or es-AR`,
      ),
    ],
  ])('is %s', (_, operationId, body, expected) => {
    expect(reported(operationId, body)).toEqual(expected);
  });

  const atOneAddress = operationsFor(parseRevision('arg-cash-path=cashin')).get('createCashInIntent');
  it.each<[string, unknown, string[]]>([
    [
      'none of the fields that tell of a form is there',
      {},
      [': the body must have one of network_name and network, and no more than one', '/account_id: is required'],
    ],
    [
      'both are there',
      { account_id: 'a', network: 'BOLETO', network_name: 'ARG_CASH_NETWORK' },
      [': the body must have one of network_name and network, and no more than one'],
    ],
    [
      'the one is there',
      { account_id: 'a', network: 'BOLETO', amount: '0' },
      [expect.stringMatching(/^\/amount: must be an amount above zero/)],
    ],
    ['the other is there', { account_id: 'a', network_name: 'ARG' }, ['/network_name: must be ARG_CASH_NETWORK']],
  ])('is about the form that is meant, where %s', (_, body, expected) => {
    const rule = atOneAddress as NonNullable<typeof atOneAddress>;
    const details = violationOf(rule, 'body', rule.checks.body, body)?.details ?? [];
    expect(details.map(({ pointer, detail }) => `${pointer}: ${detail}`)).toEqual(expected);
  });

  it('of a hundred thousand unknown names comes at once', () => {
    const body = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`${'x'.repeat(40)}${at}`, 1]));
    const before = process.cpuUsage();
    expect(reported('createUser', body)).toEqual(['/email: is required']);
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(5);
  });
});

const BLANKS = [
  ' ',
  '\t\n',
  '\u00a0',
  '\u2003\u3000',
  '\u200b',
  '\u2060\ufeff',
  '\u00ad',
  '\u2800',
  '\u3164',
  '\u034f',
  '\ufff9',
];
const person = (fields: object) => ({ email: 'a@b.co', operation_country: 'BRA', ...fields });

describe('a name, city, document or text for people', () => {
  const places: [OperationId, string, (text: string) => unknown][] = [
    ['createSandboxClient', '/name', (name) => ({ name })],
    ['updateSandboxClient', '/name', (name) => ({ name })],
    ['createAffinityGroup', '/embossing_company', (embossing_company) => ({ ...GROUP, embossing_company })],
    ['createAffinityGroup', '/name', (name) => ({ ...GROUP, name })],
    ['createUser', '/legal_address/city', (city) => person({ legal_address: { city } })],
    ['createUser', '/legal_address/region', (region) => person({ legal_address: { region } })],
    ['createUser', '/legal_address/neighborhood', (neighborhood) => person({ legal_address: { neighborhood } })],
    ['createUser', '/identification_value', (identification_value) => person({ identification_value })],
    ['createUser', '/tax_identification_value', (tax_identification_value) => person({ tax_identification_value })],
    [
      'createCard',
      '/address/street_number',
      (street_number) => ({ ...CARD, address: { ...ADDRESS, country: 'COL', street_number } }),
    ],
    ['createTransfer', '/description', (description) => ({ ...TRANSFER, description })],
    ['authorizeAtNetwork', '/merchant/name', (name) => ({ ...USAGE, card_id: 'a', merchant: { mcc: '5411', name } })],
    [
      'authorizeAtNetwork',
      '/merchant/address',
      (address) => ({ ...USAGE, card_id: 'a', merchant: { ...USAGE.merchant, address } }),
    ],
  ];

  const address = { ...ADDRESS, country: 'BRA', zip_code: '01310200' };
  const box = { affinity_group_id: 'g', quantity: 1, distribution_type: 'CLIENT', address };
  const receiver = { full_name: 'N1', document_type: 'CI', document_number: '1', tax_identification_number: '1' };
  const shipment = { shipment_type: 'CARD_FROM_WAREHOUSE', affinity_group_id: 'g', address };
  const receivers: typeof places = ['full_name', 'telephone_number'].flatMap((field): typeof places => [
    ['createCardBatch', `/receiver/${field}`, (text) => ({ ...box, receiver: { ...receiver, [field]: text } })],
    ...['ARG', 'BRA'].map((country): (typeof places)[number] => [
      'createShipment',
      `/receiver/${field}`,
      (text) => ({ ...shipment, country, receiver: { ...receiver, [field]: text } }),
    ]),
  ]);

  it.each(places)('is not blank: %s %s', (operationId, place, body) => {
    expect(reported(operationId, body('N1'))).toEqual([]);
    for (const blank of BLANKS)
      expect(reported(operationId, body(blank))).toEqual([expect.stringContaining(`${place}: must be `)]);
  });

  const control = [...places, ...receivers];
  it.each(control.filter(([, place]) => !/identification|^\/name$/.test(place)))(
    'has no control character: %s %s',
    (operationId, place, body) => {
      const detail = 'control characters, such as tabs and line breaks, are not allowed';
      for (const character of ['\n', '\t', '\u0007', '\u001b', '\u007f', '\u0085', '\u009b']) {
        expect(reported(operationId, body(`N${character}1`))).toEqual([`${place}: ${detail}`]);
      }
    },
  );

  it.each(control.filter(([, place]) => !/identification|^\/name$/.test(place)))(
    'has no separator of lines, change of direction or noncharacter: %s %s',
    (operationId, place, body) => {
      const detail =
        'separators of lines, changes of the writing direction and noncharacters of Unicode are not allowed';
      for (const character of ['\u2028', '\u2029', '\u202e', '\u2066', '\ufdd0', '\uffff', '\u{1fffe}', '\u{10ffff}']) {
        expect(reported(operationId, body(`N${character}1`))).toEqual([`${place}: ${detail}`]);
      }
      for (const character of ['\u200e', '\u200d', '\ufffd', '\u{1f642}'])
        expect(reported(operationId, body(`N${character}1`))).toEqual([]);
    },
  );
});

describe('letters and digits that only look like those of a keyboard', () => {
  it.each<[OperationId, string, (text: string) => unknown]>([
    ['createUser', '/identification_value', (identification_value) => person({ identification_value })],
    ['createUser', '/tax_identification_value', (tax_identification_value) => person({ tax_identification_value })],
    ['updateUser', '/identification_value', (identification_value) => ({ identification_value })],
    ['createUser', '/legal_address/zip_code', (zip_code) => person({ legal_address: { zip_code } })],
    ['createCard', '/address/zip_code', (zip_code) => ({ ...CARD, address: { ...ADDRESS, country: 'BRA', zip_code } })],
  ])('are refused by the contract: %s %s', (operationId, place, body) => {
    expect(reported(operationId, body('12345678'))).toEqual([]);
    for (const text of ['１２３４５６７８', '１2345678', '①2345678', '٣2345678', '𝟏2345678', 'Ａ123']) {
      expect(reported(operationId, body(text))).toEqual([expect.stringContaining(`${place}: must be `)]);
    }
  });
});

describe('a value of very many parts', () => {
  const [first, ...others] = reported('createTransaction', { data: { details: Array(32_000).fill(0) } });

  it('is refused for what is wrong with its first ones', () => {
    expect(first).toBe('/account_id: is required');
    expect(others).toHaveLength(31);
    expect(others).toContainEqual(expect.stringMatching(/^\/data\/details: .*50/));
  });

  it('is refused for its first mistake, where even so there are too many', () => {
    const names = Object.fromEntries(Array.from({ length: 9_000 }, (_, at) => [`name${at}`, 0]));
    expect(reported('createTransaction', names)).toEqual(['/account_id: is required']);
  });

  it('is looked through in part', () => {
    expect(shortenedForMistakes([...Array(300).fill(1)])).toEqual({ value: Array(256).fill(1) });
    expect(shortenedForMistakes({ a: [Array(300).fill(1)], b: 'c' })).toEqual({
      value: { a: [Array(256).fill(1)], b: 'c' },
    });
    expect(shortenedForMistakes(Array(20).fill(Array(256).fill(1)))).toBeNull();
  });
});
