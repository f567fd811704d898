import { refusalOf } from '../../testing/refusal';
import { assertActive, assertCountry, assertTakesCredits, existingAccount, IN_BODY, IN_PATH } from './account-rules';

const PLACES = [
  ['body', '/account_id', IN_BODY],
  ['path', 'account_id', IN_PATH],
] as const;

/** The code of a refusal, with the reason and the place that it names. */
function refused(run: () => unknown): unknown[] | null {
  const error = refusalOf(run);
  return error && [error.code, ...error.details.map(({ code, location, pointer }) => [code, location, pointer])];
}

it.each([
  ['ACTIVE', null, null],
  ['FROZEN', 'ACCOUNT_NOT_ACTIVE', null],
  ['DISABLED', 'ACCOUNT_NOT_ACTIVE', 'ACCOUNT_NOT_ACTIVE'],
  ['DELETED', 'ACCOUNT_NOT_ACTIVE', 'ACCOUNT_NOT_ACTIVE'],
])('an account that is %s refuses to pay with %s and to be paid with %s', (status, pays, isPaid) => {
  for (const [location, pointer, place] of PLACES) {
    const refusal = (code: string | null) => code && [code, ['state', location, pointer]];
    expect(refused(() => assertActive({ status }, place))).toEqual(refusal(pays));
    expect(refused(() => assertTakesCredits({ status }, place))).toEqual(refusal(isPaid));
  }
});

it.each(PLACES)('a network of another country is refused in the %s', (location, pointer, place) => {
  expect(refused(() => assertCountry({ country: 'ARG' }, 'ARG', place))).toBeNull();
  const refusal = ['ACCOUNT_COUNTRY_MISMATCH', ['country', location, pointer]];
  expect(refused(() => assertCountry({ country: 'ARG' }, 'BRA', place))).toEqual(refusal);
});

it('an account that is not there is named in a body, which names other things, and not in an address', () => {
  const account = {};
  expect(existingAccount(account, IN_BODY)).toBe(account);
  expect(refused(() => existingAccount(null, IN_BODY))).toEqual([
    'ACCOUNT_NOT_FOUND',
    ['unknown', 'body', '/account_id'],
  ]);
  expect(refused(() => existingAccount(null, IN_PATH))).toEqual(['ACCOUNT_NOT_FOUND']);
});
