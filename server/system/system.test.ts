import { copyFileSync, renameSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { guideNames } from '../../docs/render/guides';
import { REVISIONS } from '../../generated/revisions';
import { isMigrated } from '../migrations';
import { StoreBusy, StoreUnavailable, StoreUnwritable } from '../platform/store/errors';
import type { SqliteConfig } from '../platform/store/open';
import { createEmptyDatabase, dialect } from '../testing/database';
import { type Answer, startTestServer, type TestServer, useServer } from '../testing/server';

const server = useServer();

/** Asks without what a client of today would do by itself, such as to ask for compression. */
function rawly(url: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    get(url, { headers }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) });
    }).on('error', reject);
  });
}

const PAGES = [
  'start',
  'api',
  'client-api',
  'system',
  'networks',
  'network-api',
  'settlement',
  'lifecycles',
  'errors',
  'revisions',
  'revision',
  'guides',
  'downloads',
];

const reasonsIn = ({ body }: Answer): string[] => body.error.details.map(({ detail }: { detail: string }) => detail);

describe('health', () => {
  it('is alive and ready', async () => {
    expect((await server().send('GET', '/health/live')).body).toEqual({ status: 'live' });
    const ready = await server().send('GET', '/health/ready');
    expect([ready.status, ready.body.checks.map((check: { name: string }) => check.name)]).toEqual([
      200,
      ['store', 'migrations'],
    ]);
  });

  it('is not ready while the server stops', async () => {
    const own = await startTestServer();
    own.app.beginStop();
    const answer = await own.send('GET', '/health/ready');
    expect([answer.status, answer.body.error_code, answer.headers.get('retry-after')]).toEqual([
      503,
      'SERVICE_UNAVAILABLE',
      '1',
    ]);
    expect(reasonsIn(answer)).toEqual(['the service is stopping']);
    expect((await own.send('GET', '/health/live')).status).toBe(200);
    // It is what a probe is to hear then, every second: no failure for an operator to be woken by.
    expect(own.logged.filter(({ level }) => Number(level) >= 40)).toEqual([]);
    await own.close();
  });
});

const [onSqlite, onPostgres] = dialect === 'sqlite' ? [describe, describe.skip] : [describe.skip, describe];

onPostgres('a probe of readiness', () => {
  it('takes one round trip, however far away the database is', async () => {
    const { knex } = server().database.db;
    // Both of its connections are open then.
    await server().send('GET', '/health/ready');
    const order: string[] = [];
    const sent = ({ sql }: { sql: string }) => order.push(`sent ${sql}`);
    const answered = () => order.push('answered');
    knex.on('query', sent).on('query-response', answered);
    expect((await server().send('GET', '/health/ready')).status).toBe(200);
    knex.off('query', sent).off('query-response', answered);
    expect(order).toEqual(['sent SELECT 1', expect.stringMatching(/^sent select "name"/), 'answered', 'answered']);
  });

  it('finds no schema where there is none', async () => {
    const empty = await createEmptyDatabase();
    expect(await isMigrated(empty.db)).toBe(false);
    await empty.drop();
  });
});

onSqlite('an SQLite file that is taken away while the service runs', () => {
  const aside = (file: string) => `${file}.aside`;
  const takings: Record<string, (file: string) => void> = {
    deleted: (file) => renameSync(file, aside(file)),
    replaced: (file) => {
      renameSync(file, aside(file));
      copyFileSync(aside(file), file);
    },
  };
  const restart = 'restart the service, which writes all data to the database file';
  const losses: [string, string, string, string][] = [
    ['the file of the database', 'deleted', '', 'recover its data before this process ends'],
    ['the file of the database', 'replaced', '', 'restart the service to use the new file'],
    ['the -wal file of the database', 'deleted', '-wal', restart],
    ['the -wal file of the database', 'replaced', '-wal', restart],
    ['the -shm file of the database', 'deleted', '-shm', restart],
    ['the -shm file of the database', 'replaced', '-shm', restart],
  ];

  it.each(losses)(
    'is named by readiness and log, and nothing is acknowledged until it is back: %s was %s',
    async (name, fate, part, advice) => {
      const own = await startTestServer();
      const lost = (own.database.config as SqliteConfig).file + part;
      const client = await own.client();
      let machineNow = performance.now();
      const time = jest.spyOn(performance, 'now').mockImplementation(() => {
        // Each look at the file is a later one.
        machineNow += 101;
        return machineNow;
      });
      const ready = () => own.send('GET', '/health/ready');
      expect((await ready()).status).toBe(200);
      takings[fate]?.(lost);
      const answer = await ready();
      expect([answer.status, reasonsIn(answer)]).toEqual([503, [`${name} was ${fate}`]]);
      expect(JSON.stringify(own.logged)).toContain(
        `${lost} was ${fate} while the service was running: put it back, or ${advice}`,
      );
      expect((await own.send('GET', '/users/v1/', { token: client.token })).status).toBe(503);
      await expect(own.database.db.transaction(async () => {})).rejects.toThrow(fate);
      expect((await own.send('GET', '/health/live')).status).toBe(200);
      renameSync(aside(lost), lost);
      expect((await ready()).status).toBe(200);
      time.mockRestore();
      await own.close();
    },
  );
});

describe('a database that does not answer', () => {
  it.each(['ping', 'migrated'] as const)('is named by readiness, whichever check finds it: %s', async (which) => {
    const { services } = server().app;
    const found = which === 'ping' ? jest.spyOn(services.db, which) : jest.spyOn(services, which);
    found.mockRejectedValueOnce(new StoreUnavailable('away'));
    const answer = await server().send('GET', '/health/ready');
    found.mockRestore();
    expect([answer.status, reasonsIn(answer)]).toEqual([503, ['the database does not answer']]);
  });
});

describe('a database that takes no writes', () => {
  let refusal: StoreUnavailable | null = null;
  let own: TestServer;
  beforeAll(async () => {
    own = await startTestServer();
    const { db } = own.database;
    const { transaction } = own.app.services.db;
    jest
      .spyOn(db, 'transaction')
      .mockImplementation(((run: never) =>
        db.writability.watch(refusal === null ? transaction.call(db, run) : Promise.reject(refusal))) as never);
  });
  afterAll(() => own.close());

  const ready = () => own.send('GET', '/health/ready');
  const figure = async () => /^contrato_store_writable (\d)$/m.exec((await own.send('GET', '/metrics')).text)?.[1];

  it.each([
    ['its disk is full', new StoreUnwritable('SQLITE_FULL')],
    ['another process holds its write lock', new StoreBusy()],
  ])(
    'makes the service unready with the first write that fails, is among the metrics, and is over by itself: %s',
    async (_, reason) => {
      expect([(await ready()).status, await figure()]).toEqual([200, '1']);
      refusal = reason;
      // Nobody has written yet.
      expect((await ready()).status).toBe(200);
      await expect(own.database.db.transaction(async () => {})).rejects.toBe(reason);
      const answer = await ready();
      expect([answer.status, answer.headers.get('retry-after'), reasonsIn(answer)]).toEqual([
        503,
        '1',
        ['the database takes no writes: its disk may be full or read-only, or another process holds its write lock'],
      ]);
      expect([await figure(), (await own.send('GET', '/health/live')).status]).toEqual(['0', 200]);
      refusal = null;
      expect([(await ready()).status, await figure()]).toEqual([200, '1']);
      expect(await own.database.db.knex('settings').where('name', 'store.tried')).toEqual([]);
    },
  );
});

describe('metrics', () => {
  it('count requests by operation and status', async () => {
    await server().send('GET', '/users/v1/');
    const { text, headers } = await server().send('GET', '/metrics');
    expect(headers.get('content-type')).toContain('text/plain');
    expect(text).toMatch(/contrato_request_duration_seconds_count\{operation="searchUsers",status="401"\} 1/);
  });
});

describe('the documentation', () => {
  const page = (query: string) => server().send('GET', `/docs${query}`);

  it.each([...PAGES, ...guideNames(true).map((name) => `guides&guide=${name}`)])(
    'has a page %s that asks the network for nothing',
    async (name) => {
      const { status, text } = await page(`?page=${name}`);
      expect(status).toBe(200);
      expect(text).toContain('<h1>');
      const markup = text.replace(/<(pre|code)>[\s\S]*?<\/\1>/g, '');
      const loaded = [...markup.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]*)"/g)].map(([, file]) => file);
      expect(loaded).toHaveLength(2);
      for (const file of loaded) expect(file).toMatch(/^\/docs\/files\/main-\w+\.(js|css)$/);
      expect(markup).not.toMatch(/<style|style=|@import|<script>/i);
      expect(markup.replaceAll('http://www.w3.org/', '')).not.toMatch(/(href|url)\s*[=(]\s*"?https?:/i);
    },
  );

  it('shows each revision as it is', async () => {
    expect((await page('?page=api&tag=token')).text).toContain('/oauth/token/revoke');
    const earliest = (await page('?page=api&tag=token&revision=earliest')).text;
    expect(earliest).toContain('/oauth/v1/token');
    expect(earliest).not.toContain('/oauth/token/revoke');
    for (const name of Object.keys(REVISIONS)) {
      expect([name, (await page(`?page=settlement&revision=${encodeURIComponent(name)}`)).status]).toEqual([name, 200]);
    }
  });

  it('tells of each revision what sets it apart, and what that means', async () => {
    for (const name of Object.keys(REVISIONS)) {
      const { text } = await page(`?page=revision&revision=${encodeURIComponent(name)}`);
      expect(text).toContain(`<h1>${name}</h1>`);
    }
    const { text } = await page('?page=revision&revision=token-revoke%3Dabsent');
    expect(text).toMatch(
      /revokeToken, POST \/oauth\/token\/revoke, is gone[\s\S]*breaking[\s\S]*Calls to it find nothing/,
    );
    expect((await page('?page=revisions')).text).toContain('href="?page=revision&amp;revision=token-revoke=absent"');
  });

  it('shows the guides with their code as it is written', async () => {
    const { text } = await page('?page=guides&guide=designing');
    expect(text).toContain('<h2 id="add-a-field">Add a field</h2>');
    expect(text).toMatch(/<pre[^>]*><code>npm run dev\n<\/code><\/pre>/);
  });

  it('refuses with a page, without anything in it that a caller wrote', async () => {
    const headers = { accept: 'text/html,*/*;q=0.8' };
    for (const [query, status, code] of [
      ['?revision=tomorrow', 400, 'INVALID_REQUEST'],
      ['?page=<script>alert(1)</script>', 400, 'INVALID_REQUEST'],
      ['?<b>=1', 400, 'INVALID_REQUEST'],
      ['/', 404, 'NOT_FOUND'],
      ['/nothing', 404, 'NOT_FOUND'],
    ] as const) {
      const answer = await server().send('GET', `/docs${query}`, { headers });
      expect([query, answer.status, answer.headers.get('content-type')]).toEqual([
        query,
        status,
        'text/html; charset=utf-8',
      ]);
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.text).toContain(`data-error-code="${code}"`);
      expect(answer.text).not.toMatch(/<script|<b>/);
    }
    const refused = await server().send('GET', '/docs', { headers: { accept: 'image/png' } });
    expect([refused.status, refused.body.error_code]).toEqual([406, 'NOT_ACCEPTABLE']);
  });

  it('refuses a page, a revision or a guide that is not there', async () => {
    for (const query of [
      '?page=guides&guide=nothing',
      '?page=guides&guide=..',
      '?page=secrets',
      '?page=api&tag=nothing',
      '?page=start&tag=users',
      '?revision=tomorrow',
      '?revision=toString',
    ]) {
      expect([query, (await page(query)).status]).toEqual([query, 400]);
    }
  });

  it('is sent under its policy, compressed, and once as long as it is the same', async () => {
    const url = `${server().url}/docs?page=api&tag=users`;
    const sizes = new Map<string, number>();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const answer = await rawly(url, { 'accept-encoding': encoding });
      expect([answer.status, answer.headers['content-encoding'] ?? 'identity']).toEqual([200, encoding]);
      expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; /);
      expect(answer.headers.vary).toMatch(/accept-encoding/i);
      sizes.set(encoding, answer.body.length);
      const again = await rawly(url, { 'accept-encoding': encoding, 'if-none-match': String(answer.headers.etag) });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
    expect(sizes.get('gzip')).toBeLessThan((sizes.get('identity') ?? 0) / 5);
    expect(sizes.get('br')).toBeLessThan(sizes.get('gzip') ?? 0);
    expect((await rawly(url, { 'if-none-match': 'W/"another"' })).status).toBe(200);
  });

  it('hands out its files, those that are named by their content for ever', async () => {
    const { text } = await page('');
    const [, script = ''] = /src="([^"]+)"/.exec(text) ?? [];
    const file = await rawly(server().url + script);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(file.headers['cache-control']).toMatch(/immutable/);
    const document = await rawly(`${server().url}/docs/files/openapi.json?revision=earliest`);
    expect(Object.keys(JSON.parse(String(document.body)).paths)).toContain('/oauth/v1/token');
    expect(document.headers['cache-control']).toBe('no-cache');
    for (const none of ['none.js', 'openapi.json?revision=tomorrow', '%2e%2e%2fpackage.json', '']) {
      expect([none, (await rawly(`${server().url}/docs/files/${none}`)).status]).toEqual([none, 404]);
    }
  });

  it.each([
    ['earlist', 'There is no revision earlist; did you mean earliest?'],
    ['token-path=oauth-v2', "The axis token-path has no value 'oauth-v2'; did you mean oauth-v1?"],
    ['token-revoke=absent,token-pat=oauth-v1', 'There is no axis token-pat; did you mean token-path?'],
    ['earliest&revision=current', 'The revision earliest stands alone, without others or values of axes'],
    [
      'token-revoke=absent,token-path=oauth-v1',
      'Only named revisions have files; contrato document writes the document of any combination.',
    ],
    ['a'.repeat(2_000), 'There is no such revision.'],
  ])('says why a revision has no files (%#)', async (revision, says) => {
    for (const file of ['openapi.json', 'asyncapi.yaml', 'docs/files/openapi.json']) {
      const { status, body } = await rawly(`${server().url}/${file}?revision=${revision}`);
      expect([status, body.toString()]).toEqual([404, `${says}\n`]);
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('has files to read alone, not for %s', async (method) => {
    for (const file of ['openapi.json', 'asyncapi.yaml', 'postman.json', 'docs/files/openapi.json']) {
      const { status, headers } = await fetch(`${server().url}/${file}`, { method });
      expect([file, status, headers.get('allow')]).toEqual([file, 405, 'GET, HEAD']);
    }
    expect((await fetch(`${server().url}/none.json`, { method })).status).toBe(404);
  });

  it('names the revision and the guide that were probably meant', async () => {
    for (const [query, meant] of [
      ['?revision=earlist', 'there is no revision of this name; did you mean earliest?'],
      ['?page=guides&guide=desining', 'there is no guide of this name; did you mean designing?'],
    ] as const) {
      expect((await page(query)).text).toContain(meant);
    }
  });

  it('hands out the documents of the contract at the root, in any named revision', async () => {
    const at = (address: string) => rawly(server().url + address);
    for (const name of ['openapi', 'client-api', 'asyncapi', 'system', 'networks', 'network-api']) {
      for (const form of [`${name}.json`, `${name}.yaml`]) {
        const [short, long] = await Promise.all([
          at(`/${form}?revision=earliest`),
          at(`/docs/files/${form}?revision=earliest`),
        ]);
        expect([form, short.status, short.headers['content-type']]).toEqual([form, 200, long.headers['content-type']]);
        expect(short.body.equals(long.body)).toBe(true);
      }
    }
    const older = await at('/openapi-3.0.json?revision=earliest');
    expect(JSON.parse(String(older.body))).toMatchObject({ openapi: '3.0.3', paths: { '/oauth/v1/token': {} } });
    const called = await at('/openapi-without-webhooks.json?revision=earliest');
    expect(JSON.parse(String(called.body))).toMatchObject({ openapi: '3.1.0', paths: { '/oauth/v1/token': {} } });
    expect((await at('/openapi.json?revision=tomorrow')).status).toBe(404);
    const misspelt = await at('/openapi.json?revison=earliest');
    expect([misspelt.status, String(misspelt.body)]).toEqual([
      400,
      'A document has the parameter revision, and no revison.\n',
    ]);
    for (const none of [
      '/search.json',
      '/asyncapi-3.0.json',
      '/asyncapi-without-webhooks.json',
      '/openapi.txt',
      '/package.json',
    ]) {
      const answer = await at(none);
      expect([none, answer.status, JSON.parse(String(answer.body)).error_code]).toEqual([none, 404, 'NOT_FOUND']);
    }
  });

  it('draws every state machine', async () => {
    const { text } = await page('?page=lifecycles');
    expect(text.match(/<svg /g)).toHaveLength(12);
  });
});
