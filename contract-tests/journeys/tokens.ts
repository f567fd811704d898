import assert from 'node:assert/strict';
import type { Journey } from './journey';

/** A token is requested twice: the revision says whether both requests return the same token. */
export const tokens: Journey = {
  name: 'tokens asked for again',
  run: async ({ world }) => {
    const { credentials } = await world.openClient({});
    const ask = () => world.call('createToken', { body: credentials });
    const [first, second] = [await ask(), await ask()];
    const same = first.access_token === second.access_token;
    assert.equal(
      same,
      world.has('token-reissue', 'until-expiry'),
      `the second token is ${same ? 'the same' : 'another'}`,
    );
    for (const { access_token } of [first, second]) await world.call('searchUsers', { token: access_token });
  },
};
