import { guideNames } from '../../docs/render/guides';
import { REVISIONS } from '../../generated/revisions';
import { startTestServer, useServer } from '../testing/server';

const server = useServer();

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
];

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
    expect((await own.send('GET', '/health/live')).status).toBe(200);
    await own.close();
  });
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

  it.each([...PAGES, ...guideNames().map((name) => `guides&guide=${name}`)])(
    'has a page %s that asks the network for nothing',
    async (name) => {
      const { status, text } = await page(`?page=${name}`);
      expect(status).toBe(200);
      expect(text).toContain('<h1>');
      const markup = text.replace(/<(pre|code)>[\s\S]*?<\/\1>/g, '');
      expect(markup).not.toMatch(/<script|<link|@import|src=/i);
      expect(markup.replaceAll('http://www.w3.org/', '')).not.toMatch(/(href|url)\s*[=(]\s*"?https?:/i);
    },
  );

  it('shows each revision as it is', async () => {
    expect((await page('?page=api')).text).toContain('/oauth/token/revoke');
    const earliest = (await page('?page=api&revision=earliest')).text;
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
    expect(text).toMatch(/<pre><code[^>]*>npm run dev\n<\/code><\/pre>/);
  });

  it('refuses a page, a revision or a guide that is not there', async () => {
    for (const query of [
      '?page=guides&guide=nothing',
      '?page=guides&guide=..',
      '?page=secrets',
      '?revision=tomorrow',
      '?revision=toString',
    ]) {
      expect([query, (await page(query)).status]).toEqual([query, 400]);
    }
  });

  it('draws every state machine', async () => {
    const { text } = await page('?page=lifecycles');
    expect(text.match(/<svg /g)).toHaveLength(12);
  });
});
