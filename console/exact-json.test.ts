import { hasInexactNumber } from './form/exact-json';

it.each([
  '0',
  '-0',
  '0.0',
  '-0e5',
  '100.05',
  '100.10',
  '1e21',
  '1E-7',
  '-2.50e+3',
  '9999999999999.99',
  '9007199254740992',
  '123000000000000000000000',
  '1.5e-320',
  '{"text": "90071992547409.931 \\" 1e999", "amount": [7, null, true]}',
])('takes the numbers of %s for exact', (json) => {
  expect(hasInexactNumber(json)).toBe(false);
});

it.each([
  '90071992547409.931',
  '-90071992547409.931',
  '9007199254740993',
  '0.1234567890123456789',
  '1e400',
  '-1e400',
  '1e-400',
  '{"90": {"amount": [1, 12345678901234567.89]}}',
])('finds a number in %s that would be sent as another one', (json) => {
  expect(hasInexactNumber(json)).toBe(true);
});
