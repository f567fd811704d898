import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeProtectedHeader } from 'jose';
import { userInput } from '../testing/cards';
import { startTestServer, type TestServer } from '../testing/server';
import { signingKey } from '../testing/signing-key';

const folder = mkdtempSync(join(tmpdir(), 'contrato-keys-'));
const servers: TestServer[] = [];
afterAll(async () => {
  for (const server of servers.reverse()) await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const [old, next] = [signingKey(folder, 'old'), signingKey(folder, 'next')];
// The configurations of a rotation, in the order of docs/configuration.md.
const BEFORE = { SIGNING_KEY_FILE: old.own };
const KNOWN = { SIGNING_KEY_FILE: old.own, ACCEPTED_KEY_FILES: next.publicHalf };
const SIGNING = { SIGNING_KEY_FILE: next.own, ACCEPTED_KEY_FILES: old.publicHalf };
const AFTER = { SIGNING_KEY_FILE: next.own };

async function start(environment: Record<string, string>): Promise<TestServer> {
  const server = await (servers[0]?.beside({ environment }) ?? startTestServer({ environment }));
  servers.push(server);
  return server;
}

const statusAt = async (server: TestServer, token: string) =>
  (await server.send('GET', '/users/v1/', { token })).status;
const kidOf = (token: string) => decodeProtectedHeader(token).kid as string;
const published = async (server: TestServer) => {
  const { keys } = (await server.send('GET', '/.well-known/jwks.json')).body;
  return keys.map(({ kid }: { kid: string }) => kid);
};

/**
 * An end user's token, as a hosted page takes it: 404 for a card that is not there, 401 for a token that is not good.
 */
const pageAt = async (server: TestServer, token: string) =>
  (await server.send('GET', `/v1/activation?auth=${token}`)).status;

describe('a rotation of the key that signs tokens', () => {
  it('ends no session: both steps of it hold with the next and the last configuration side by side', async () => {
    const before = await start(BEFORE);
    const known = await start(KNOWN);
    const signing = await start(SIGNING);
    const earlier = await before.client();
    const user = await earlier.send('POST', '/users/v1/', { body: userInput() });
    const endUser = await earlier.send('POST', '/secure-data/v1/token', { body: { user_id: user.body.data.id } });
    const later = await signing.client();
    const [oldKid, newKid] = [kidOf(earlier.token), kidOf(later.token)];
    expect(oldKid).not.toBe(newKid);
    expect(kidOf((await known.client()).token)).toBe(oldKid);
    expect(await published(before)).toEqual([oldKid]);
    expect(await published(known)).toEqual([oldKid, newKid]);
    expect(await published(signing)).toEqual([newKid, oldKid]);
    for (const server of [known, signing]) {
      expect(await statusAt(server, earlier.token)).toBe(200);
      expect(await statusAt(server, later.token)).toBe(200);
      expect(await pageAt(server, endUser.body.access_token)).toBe(200);
    }
    expect(await statusAt(before, later.token)).toBe(401);
    const after = await start(AFTER);
    expect(await statusAt(after, later.token)).toBe(200);
    expect(await statusAt(after, earlier.token)).toBe(401);
    expect(await published(after)).toEqual([newKid]);
  });

  it('takes a client to a token of the new key that stands for the same session', async () => {
    const [before, signing] = [await start(BEFORE), await start(SIGNING)];
    const { client, secret, token } = await before.client();
    const body = { client_id: client.id, client_secret: secret, audience: before.config.audience };
    const again = await signing.send('POST', '/oauth/token', { body: { ...body, grant_type: 'client_credentials' } });
    expect(kidOf(again.body.access_token)).not.toBe(kidOf(token));
    expect(await statusAt(signing, token)).toBe(200);
    expect(await statusAt(signing, again.body.access_token)).toBe(200);
  });
});
