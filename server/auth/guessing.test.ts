import { randomBytes, scryptSync } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { findClient, updateClient } from '../clients/store/clients';
import { dialect } from '../testing/database';
import { awayFor } from '../testing/outage';
import { startTestServer, type TestClient, type TestServer, useServer } from '../testing/server';
import { clientOf } from './credentials';

const server = useServer();

const request = (own: TestServer, id: string, secret: string, headers: Record<string, string> = {}) =>
  own.send('POST', '/oauth/token', {
    headers,
    body: {
      client_id: id,
      client_secret: secret,
      audience: own.config.audience,
      grant_type: 'client_credentials',
    },
  });

/** The hash that older versions stored. */
function stretched(secret: string): string {
  const salt = randomBytes(16);
  const hash = scryptSync(secret, salt, 32, { N: 16384, r: 8, p: 1 });
  return `scrypt$${salt.toString('base64')}$${hash.toString('base64')}`;
}

async function withStretchedHash(own: TestServer): Promise<TestClient> {
  const client = await own.client();
  const secretHash = stretched(client.secret);
  await own.database.db.transaction((tx) => updateClient(tx, client.client.id, { secretHash }));
  return client;
}

/** The queries that the store is asked while something is done, but for those of jobs and of deliveries. */
async function countQueries({ database }: TestServer, work: () => Promise<void>): Promise<number> {
  let queries = 0;
  const count = ({ sql }: { sql: string }) => {
    if (/\bclients\b|\btokens\b/.test(sql)) queries += 1;
  };
  database.db.knex.on('query', count);
  await work();
  database.db.knex.off('query', count);
  return queries;
}

function statuses(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('guesses at a secret', () => {
  it('name a client that can be, or are refused by the contract', async () => {
    expect((await request(server(), '\u0000', 'a guess')).status).toBe(400);
  });

  it.each([
    ['keyed', (own: TestServer) => own.client()],
    ['stretched', withStretchedHash],
  ])('are not what fifty workers do that start at once with the right one, with a %s hash', async (_kind, make) => {
    const { client, secret } = await make(server());
    const atOnce = () => Promise.all(Array.from({ length: 50 }, () => request(server(), client.id, secret)));
    const answers = [...(await atOnce()), ...(await atOnce())];
    expect(statuses(answers)).toEqual({ 200: 100 });
    expect(new Set(answers.map(({ body }) => body.access_token)).size).toBe(1);
  });

  it.each([
    ['keyed', (own: TestServer) => own.client()],
    ['stretched', withStretchedHash],
  ])('are counted before they are compared with a %s hash: 150 at once count as 150', async (_kind, make) => {
    const machineNow = performance.now();
    const time = jest.spyOn(performance, 'now').mockImplementation(() => machineNow);
    const { client } = await make(server());
    const begun = Date.now();
    const answers = await Promise.all(Array.from({ length: 150 }, () => request(server(), client.id, 'a guess')));
    // Processes on one PostgreSQL go by its clock, which goes on: an attempt comes in each second.
    const comingIn = dialect === 'sqlite' ? 0 : Math.floor((Date.now() - begun) / 1_000);
    const guessed = statuses(answers)[401] ?? 0;
    expect(guessed).toBeGreaterThanOrEqual(10);
    expect(guessed).toBeLessThanOrEqual(10 + comingIn);
    expect(statuses(answers)).toEqual({ 401: guessed, 429: 150 - guessed });
    time.mockRestore();
  });

  it('are counted also while the right secret is compared, which opens nothing for them', async () => {
    const { client, secret } = await server().client();
    const { services } = server().app;
    // Without HTTP, so that they begin in this order, in the same tick.
    const outcomes = await Promise.all(
      [secret, ...Array(30).fill('a guess')].map((client_secret) =>
        clientOf(
          { client_id: client.id, client_secret, audience: services.config.audience },
          '198.51.100.7',
          services,
        ).then(
          ({ id }) => id,
          ({ code }) => code,
        ),
      ),
    );
    const count = (outcome: string) => outcomes.filter((one) => one === outcome).length;
    const guessed = count('INVALID_CLIENT');
    expect([outcomes[0], count('RATE_LIMITED')]).toEqual([client.id, 30 - guessed]);
    // One may come in meanwhile.
    expect([10, 11]).toContain(guessed);
  });

  it('are no way around the limit of an address: right ones at once from two addresses are an attempt of each', async () => {
    const { client, secret } = await server().client();
    const { services } = server().app;
    const take = jest.spyOn(services.attempts, 'take');
    const credentials = { client_id: client.id, client_secret: secret, audience: services.config.audience };
    const addresses = ['198.51.100.7', '198.51.100.7', '203.0.113.9'];
    const found = await Promise.all(addresses.map((address) => clientOf(credentials, address, services)));
    expect(found.map(({ id }) => id)).toEqual(addresses.map(() => client.id));
    expect(take).toHaveBeenCalledTimes(2);
    for (const address of ['198.51.100.7', '203.0.113.9']) {
      expect(take).toHaveBeenCalledWith(`${client.id} ${address}`, expect.any(Number), undefined, undefined);
    }
    take.mockRestore();
  });

  it('that failed are over: later right ones at once share an attempt again', async () => {
    const { client, secret } = await withStretchedHash(server());
    const change = (to: object) => server().database.db.transaction((tx) => updateClient(tx, client.id, to));
    await change({ status: 'SUSPENDED' });
    expect((await request(server(), client.id, secret)).status).toBe(401);
    await change({ status: 'ACTIVE' });
    const hashes = jest.spyOn(server().app.services.secretHashes, 'run');
    const answers = await Promise.all(Array.from({ length: 5 }, () => request(server(), client.id, secret)));
    expect(statuses(answers)).toEqual({ 200: 5 });
    expect(hashes).toHaveBeenCalledTimes(1);
    hashes.mockRestore();
  });

  it('beyond the limit are refused without asking the store', async () => {
    const { client } = await server().client();
    await Promise.all(Array.from({ length: 11 }, () => request(server(), client.id, 'a guess')));
    const queries = await countQueries(server(), async () => {
      for (let i = 0; i < 20; i += 1) expect((await request(server(), client.id, 'a guess')).status).toBe(429);
    });
    expect(queries).toBe(0);
  });

  it('are not what right ones are taken for, however many come', async () => {
    const { client, secret } = await server().client();
    for (let i = 0; i < 30; i += 1) expect((await request(server(), client.id, secret)).status).toBe(200);
  });

  it('are none where the store was away, whatever the secret is', async () => {
    const { client, secret } = await withStretchedHash(server());
    const back = awayFor(server().database.db, /auth.credentials/);
    for (let i = 0; i < 11; i += 1) expect((await request(server(), client.id, secret)).status).toBe(503);
    back();
    expect((await request(server(), client.id, secret)).status).toBe(200);
  });

  it('are counted for the address that the trusted proxy saw, whatever the caller claims', async () => {
    const own = await startTestServer({ environment: { TRUST_PROXY: '1' } });
    const { client, secret } = await own.client();
    const guess = (claimed: string, real: string) =>
      request(own, client.id, 'a guess', { 'x-forwarded-for': `${claimed}, ${real}` });
    const answers = [];
    for (let i = 0; i < 40; i += 1) answers.push(await guess(`198.51.100.${i}`, '203.0.113.9'));
    expect(statuses(answers)[429]).toBeGreaterThanOrEqual(28);
    const elsewhere = await request(own, client.id, secret, { 'x-forwarded-for': '203.0.113.10' });
    expect(elsewhere.status).toBe(200);
    await own.close();
  });

  it('are counted together for the addresses of IPv6 that one site has', async () => {
    const own = await startTestServer({ environment: { TRUST_PROXY: '1' } });
    const { client, secret } = await own.client();
    const from = (address: string, word: string) => request(own, client.id, word, { 'x-forwarded-for': address });
    const answers = [];
    for (let i = 0; i < 40; i += 1) answers.push(await from(`2001:db8:0:1::${i}`, 'a guess'));
    expect(statuses(answers)[429]).toBeGreaterThanOrEqual(28);
    expect((await from('2001:db8:0:2::1', secret)).status).toBe(200);
    await own.close();
  });

  it('cannot be made beyond the rate of an unknown caller by changing the address of IPv6', async () => {
    const environment = { TRUST_PROXY: '1', RATE_LIMIT_PER_SECOND: '1', RATE_LIMIT_BURST: '8' };
    const own = await startTestServer({ environment });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => request(own, `c${i}`, 'a guess', { 'x-forwarded-for': `2001:db8::${i}` })),
    );
    expect(statuses(answers)[429]).toBeGreaterThanOrEqual(24);
    await own.close();
  });
});

describe('two hundred guesses at once', () => {
  it('run no more slow hashes at once than configured, and the others are answered meanwhile', async () => {
    const own = await startTestServer({ environment: { SECRET_HASHES_AT_ONCE: '2' } });
    const { secretHashes } = own.app.services;
    const run = secretHashes.run.bind(secretHashes);
    let [hashing, peak, hashes] = [0, 0, 0];
    jest.spyOn(secretHashes, 'run').mockImplementation((work) =>
      run(async () => {
        hashing += 1;
        hashes += 1;
        peak = Math.max(peak, hashing);
        return work().finally(() => {
          hashing -= 1;
        });
      }),
    );
    const clients: TestClient[] = [];
    for (let i = 0; i < 20; i += 1) clients.push(await withStretchedHash(own));
    const well = await own.client();
    let pending = 200;
    const guesses = Array.from({ length: 200 }, async (_, i) => {
      const { status } = await request(own, (clients[i % 20] as TestClient).client.id, 'a guess');
      pending -= 1;
      return { status };
    });
    for (let i = 0; i < 20; i += 1) expect((await well.send('GET', '/users/v1/')).status).toBe(200);
    const left = pending;
    const answers = statuses(await Promise.all(guesses));
    // Two are hashed and 32 wait, whenever they come; who comes beyond that is asked to come again.
    expect([peak, left > 0]).toEqual([2, true]);
    expect(answers[401]).toBe(hashes);
    expect(Object.keys(answers).map(Number).sort()).toEqual([401, 429]);
    await own.close();
  });
});

describe('a secret that an older version hashed', () => {
  it('is compared in a thread of its own, which Linux serves last', async () => {
    const niceOf = (thread: string) => {
      const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
    };
    const main = () => niceOf(String(process.pid));
    // The tests themselves may have been started with a lower priority.
    const before = main();
    const { client } = await withStretchedHash(server());
    expect((await request(server(), client.id, 'a guess')).status).toBe(401);
    expect([main(), readdirSync('/proc/self/task').map(niceOf).includes(19)]).toEqual([before, true]);
  });

  it('still opens, is hashed anew when it does, and a wrong one changes nothing', async () => {
    const own = server();
    const { client, secret } = await withStretchedHash(own);
    const stored = async () => (await findClient(own.database.db, client.id))?.secretHash;
    const before = await stored();
    expect((await request(own, client.id, 'a guess')).status).toBe(401);
    expect(await stored()).toBe(before);
    expect((await request(own, client.id, secret)).status).toBe(200);
    expect(await stored()).toMatch(/^hmac\$/);
    expect(await stored()).not.toContain(secret);
    expect((await request(own, client.id, secret)).status).toBe(200);
    expect((await request(own, client.id, 'a guess')).status).toBe(401);
  });
});

describe('a secret that is revoked, or whose client is suspended, while it is compared', () => {
  it.each([
    ['revoked', { secretHash: 'hmac$another' }],
    ['suspended', { status: 'SUSPENDED' }],
  ] as const)('gets no token: %s', async (_what, change) => {
    const own = server();
    const { client, secret } = await withStretchedHash(own);
    const { secretHashes } = own.app.services;
    const run = secretHashes.run.bind(secretHashes);
    const meanwhile = jest.spyOn(secretHashes, 'run').mockImplementation(async (work) => {
      const matches = await run(work);
      await own.database.db.transaction((tx) => updateClient(tx, client.id, change));
      return matches;
    });
    const answer = await request(own, client.id, secret);
    expect([answer.status, answer.body.error_code]).toEqual([401, 'INVALID_CLIENT']);
    meanwhile.mockRestore();
  });
});

describe('a stored hash', () => {
  it('that is broken opens nothing', async () => {
    const own = server();
    const { client, secret } = await own.client();
    for (const secretHash of ['', 'hmac$', 'scrypt$', 'scrypt$AAAA$']) {
      await own.database.db.transaction((tx) => updateClient(tx, client.id, { secretHash }));
      for (const tried of [secret, 'x'])
        expect([secretHash, (await request(own, client.id, tried)).status]).toEqual([secretHash, 401]);
    }
  });

  it('opens nothing in the row of another client', async () => {
    const own = server();
    const [one, other] = [await own.client(), await own.client()];
    const { secretHash } = one.client;
    await own.database.db.transaction((tx) => updateClient(tx, other.client.id, { secretHash }));
    expect((await request(own, other.client.id, one.secret)).status).toBe(401);
  });
});
