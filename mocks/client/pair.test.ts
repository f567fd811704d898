import { pairOf } from './main';

const SECRET = 'c2VjcmV0';

it.each([
  ['the command line', { apiKey: 'one', apiSecret: SECRET }, {}],
  ['the environment, so that no history holds it', {}, { CLIENT_API_KEY: 'one', CLIENT_API_SECRET: SECRET }],
  ['both', { apiKey: 'one' }, { CLIENT_API_KEY: 'two', CLIENT_API_SECRET: SECRET }],
])('the pair of the reference client comes from %s', (_, typed, environment) => {
  expect(pairOf({ apiKey: undefined, apiSecret: undefined, ...typed }, environment)).toEqual({ one: SECRET });
});

it.each([
  [{ apiKey: 'one', apiSecret: undefined }, 'are needed, or CLIENT_API_KEY and CLIENT_API_SECRET'],
  [{ apiKey: undefined, apiSecret: SECRET }, 'are needed'],
  [{ apiKey: 'one', apiSecret: ' ' }, 'is not base64'],
])('the reference client refuses %j', (typed, reason) => {
  expect(() => pairOf(typed, {})).toThrow(reason);
});
