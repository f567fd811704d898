import { anonymous, type Client } from '../kernel/client';
import { type Sessions, TokenAuthenticator } from './authenticator';

const MOST = 10_000;
const client: Client = { ...anonymous, id: 'client', status: 'ACTIVE' };

/**
 * An authenticator to which every token is a good one of one client.
 * @returns it, and how many signatures it has verified
 */
function knowingAll() {
  let verified = 0;
  const tokens = {
    verifyAccess: async (token: string) => {
      verified += 1;
      return { clientId: client.id, jti: token, scope: 'users:read', expiresAt: 2_000 };
    },
  };
  const sessions = { access: async () => client, remembered: () => client, client: async () => client };
  const clock = { now: () => 1_000_000 };
  const parts = [tokens, sessions as Sessions, clock, {}] as unknown as ConstructorParameters<
    typeof TokenAuthenticator
  >;
  return { authenticator: new TokenAuthenticator(...parts), verified: () => verified };
}

it('verifies a signature once, and forgets the oldest of more tokens than it remembers', async () => {
  const { authenticator, verified } = knowingAll();
  const header = (index: number) => `Bearer ${String(index).padStart(40, 'a')}`;
  await authenticator.bearer(header(0), false);
  await authenticator.bearer(header(0), false);
  expect(verified()).toBe(1);
  for (let index = 1; index < MOST; index += 1) await authenticator.bearer(header(index), false);
  expect(authenticator.known(header(0))).toMatchObject({ clientId: client.id });
  await authenticator.bearer(header(MOST), false);
  expect(authenticator.known(header(0))).toBeUndefined();
  expect(authenticator.known(header(1))).toMatchObject({ session: header(1).slice('Bearer '.length) });
  expect(verified()).toBe(MOST + 1);
});

it('takes a token after any number of spaces, and keeps no header in memory that is longer than one of a token is', async () => {
  const { authenticator } = knowingAll();
  const header = `Bearer${' '.repeat(100_000)}${'a'.repeat(40)}`;
  expect(await authenticator.bearer(header, false)).toMatchObject({ client: { id: client.id } });
  expect(authenticator.known(header)).toBeUndefined();
});
