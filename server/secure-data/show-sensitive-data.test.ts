import { worldExtension } from '../../mocks/world';
import { updateClient } from '../clients/store/clients';
import { grouped, type Household, openHousehold, pageAddress } from '../testing/hosted-pages';
import { type Answer, useServer } from '../testing/server';

const server = useServer({ extension: worldExtension });

async function show(home: Household, cardId: string, query: Record<string, string> = {}): Promise<Answer> {
  const auth = query.auth ?? (await home.token());
  return server().send('GET', pageAddress(`/secure-data/${cardId}`, { ...query, auth }));
}

/** Returns the text of the page, without its markup. */
function textOf(page: string): string {
  const [, body = ''] = page.replace(/<h1 data-hidden>[^<]*<\/h1>/, '').split('<body>');
  return body
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function refusal(answer: Answer): [number, string | undefined] {
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  return [answer.status, /<html[^>]* data-error-code="([A-Z_]+)"/.exec(answer.text)?.[1]];
}

describe('the page with the data of a card', () => {
  it('shows everything that the card has, as a list, in English', async () => {
    const home = await openHousehold(server());
    const { card, pan, cvv, expiration } = await home.addCard({}, '2580');
    const answer = await show(home, card.id);
    expect(answer.status).toBe(200);
    expect(textOf(answer.text)).toBe(
      `Card number ${grouped(pan)} Name ANA SUAREZ Expiration date ${expiration} Security code ${cvv} PIN 2580`,
    );
    expect(answer.text).toContain('<dl class="list">');
    expect(answer.text).toContain('<html lang="en">');
  });

  it('shows the fields that were requested, and no other', async () => {
    const home = await openHousehold(server());
    const { card, pan, cvv, expiration } = await home.addCard({}, '2580');
    const values = { pan: grouped(pan), code: cvv, pin: '2580', name: 'ANA SUAREZ', expiration };
    for (const [field, value] of Object.entries(values)) {
      const { text } = await show(home, card.id, { field_list: field });
      expect(text).toContain(`>${value}<`);
      for (const other of Object.values(values)) if (other !== value) expect(text).not.toContain(`>${other}<`);
    }
    const both = await server().send(
      'GET',
      `${pageAddress(`/secure-data/${card.id}`, { auth: await home.token() })}&field_list=pin,code`,
    );
    expect(textOf(both.text)).toBe(`Security code ${cvv} PIN 2580`);
  });

  it('leaves out what the card does not have', async () => {
    const home = await openHousehold(server());
    const { card } = await home.addCard({ nameOnCard: null });
    expect(textOf((await show(home, card.id)).text)).not.toMatch(/PIN|Name/);
    const { status, text } = await show(home, card.id, { field_list: 'pin' });
    expect([status, textOf(text)]).toEqual([200, 'There is nothing to show for this card.']);
  });

  it.each([
    ['en', 'Card number', 'Valid thru'],
    ['es', 'Número de tarjeta', 'Válida hasta'],
    ['pt', 'Número do cartão', 'Válido até'],
  ])('speaks %s, as a list and as a card', async (locale, label, caption) => {
    const home = await openHousehold(server());
    const { card } = await home.addCard();
    const list = await show(home, card.id, { locale });
    expect(list.text).toContain(`<html lang="${locale}">`);
    expect(list.text).toContain(`<dt class="label">${label}</dt>`);
    const face = await show(home, card.id, { locale, layout: 'card' });
    expect(face.text).toContain('<div class="card">');
    expect(face.text).toContain(`<dt>${caption}</dt>`);
  });

  it('shows what a name says, whatever it says', async () => {
    const home = await openHousehold(server());
    const name = `<script>alert("1")</script>'&`;
    const { card } = await home.addCard({ nameOnCard: name });
    const { text } = await show(home, card.id, { field_list: 'name' });
    expect(text).toContain('<dd>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;</dd>');
    expect(text.match(/<script/g)).toBeNull();
  });

  it('keeps everything sensitive out of attributes and its own address out of the page', async () => {
    const home = await openHousehold(server());
    const { card, pan, expiration } = await home.addCard({ nameOnCard: 'ZOE QUIROGA' }, '2580');
    const { card: another } = await home.addCard();
    const auth = await home.token();
    const drawings = (text: string) => text.match(/<svg.*?<\/svg>/gs);
    for (const layout of ['list', 'card']) {
      const { text } = await show(home, card.id, { layout, auth });
      const plain = text.replace(/<svg.*?<\/svg>/gs, '').replace(/nonce="[^"]*"/g, '');
      const attributes = (plain.match(/<[a-z][^>]*>/g) ?? []).join('\n');
      for (const secret of ['ZOE', expiration]) expect(attributes).not.toContain(secret);
      // Three digits in a row would be a part of a number, of a security code, or of a PIN.
      expect(attributes).not.toMatch(/\d{3}/);
      expect(text).toContain(grouped(pan));
      expect(drawings(text)).toEqual(drawings((await show(home, another.id, { layout, auth })).text));
      expect(text).not.toContain(auth);
      expect(text).not.toContain(card.id);
    }
  });

  it('is guarded by its headers', async () => {
    const home = await openHousehold(server(), { frame_origins: ['https://app.example.com', 'http://localhost:3000'] });
    const { card } = await home.addCard();
    const styles = 'https://cdn.example.com/card.css';
    const { headers, text } = await show(home, card.id, { styles });
    const nonce = /<style nonce="([A-Za-z0-9+/]{24})">/.exec(text)?.[1];
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; /);
    expect(headers.get('content-security-policy')).toContain(
      `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; `,
    );
    expect(headers.get('content-security-policy')).toContain(
      'frame-ancestors https://app.example.com http://localhost:3000',
    );
    expect(headers.get('content-security-policy')).toContain(styles);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    const again = await show(home, card.id);
    expect(again.text).not.toContain(nonce);
  });

  it('does not negotiate its media type', async () => {
    const home = await openHousehold(server());
    const { card } = await home.addCard();
    const address = pageAddress(`/secure-data/${card.id}`, { auth: await home.token() });
    const answer = await server().send('GET', address, { headers: { accept: 'application/json;q=0.5, text/csv' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });
});

describe('the page with the data of a card refuses', () => {
  it("another user's card, another client's and none, all alike", async () => {
    const home = await openHousehold(server());
    const other = await home.addUser();
    const { card } = await home.addCard();
    const neighbour = await openHousehold(server());
    const unnamed = await home.addCard({ userId: null, nameOnCard: null, innominate: true, cardType: 'PHYSICAL' });
    const pages = [
      await show(home, card.id, { auth: await home.token(other.id) }),
      await show(home, card.id, { auth: await neighbour.token() }),
      await show(home, unnamed.card.id),
      await show(home, 'nothing'),
    ];
    for (const page of pages) expect(refusal(page)).toEqual([404, 'CARD_NOT_FOUND']);
    expect(new Set(pages.slice(2).map((page) => textOf(page.text).replace(/Reference .*/, ''))).size).toBe(1);
  });

  it('a token that is missing, empty, forged, or signed for something else', async () => {
    const home = await openHousehold(server());
    const { card } = await home.addCard();
    const auth = await home.token();
    const [header, payload, signature] = auth.split('.') as [string, string, string];
    const none = Buffer.from('{"alg":"none","typ":"end-user+jwt"}').toString('base64url');
    const richer = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), exp: 4102444800 }),
    ).toString('base64url');
    const tokens = ['', 'x', `${none}.${payload}.`, `${header}.${richer}.${signature}`, home.owner.token];
    for (const forged of tokens) {
      const answer = await show(home, card.id, { auth: forged });
      expect(refusal(answer)).toEqual([401, 'INVALID_END_USER_TOKEN']);
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer /);
      expect(answer.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'$/);
    }
    expect(refusal(await server().send('GET', `/secure-data/${card.id}`))).toEqual([401, 'INVALID_END_USER_TOKEN']);
  });

  it('an expired token, still inside the frame of the client whose token it was', async () => {
    const home = await openHousehold(server(), { frame_origins: ['https://app.example.com'] });
    const { card } = await home.addCard();
    const auth = await home.token();
    server().clock.advance(900_000);
    const answer = await show(home, card.id, { auth, locale: 'es' });
    expect(refusal(answer)).toEqual([401, 'INVALID_END_USER_TOKEN']);
    expect(textOf(answer.text)).toContain('Tu sesión terminó.');
    expect(answer.headers.get('content-security-policy')).toMatch(/frame-ancestors https:\/\/app\.example\.com$/);
  });

  it.each([
    [{ field_list: 'pan,cvv' }, 'field_list'],
    [{ field_list: '' }, 'field_list'],
    [{ layout: 'grid' }, 'layout'],
    [{ locale: 'fr' }, 'locale'],
    [{ styles: 'javascript:alert(1)' }, 'styles'],
    [{ styles: 'https://elsewhere.example/card.css' }, 'styles'],
    [{ colour: 'red' }, 'colour'],
  ])('an address with %j and names what is wrong', async (query, name) => {
    const home = await openHousehold(server(), { stylesheet_origins: ['https://cdn.example.com'] });
    const { card, pan } = await home.addCard();
    const answer = await show(home, card.id, query as unknown as Record<string, string>);
    expect(refusal(answer)).toEqual([400, 'INVALID_REQUEST']);
    expect(answer.text).toContain(`<code>${name}</code>`);
    expect(answer.text).not.toContain(grouped(pan));
    expect(answer.text).toContain(answer.headers.get('x-request-id'));
  });

  it('a parameter that stands twice, the token too', async () => {
    const home = await openHousehold(server());
    const { card } = await home.addCard();
    const address = pageAddress(`/secure-data/${card.id}`, { auth: await home.token() });
    expect(refusal(await server().send('GET', `${address}&layout=card&layout=list`))).toEqual([400, 'INVALID_REQUEST']);
    expect(refusal(await server().send('GET', `${address}&auth=x`))).toEqual([400, 'INVALID_REQUEST']);
  });

  it('hostile text in its address without repeating it as markup', async () => {
    const home = await openHousehold(server());
    const { card } = await home.addCard();
    const hostile = '"><script>alert(1)</script>';
    const answer = await show(home, card.id, {
      [hostile]: hostile,
      locale: hostile,
      styles: `https://x.example/${hostile}`,
    });
    expect(refusal(answer)).toEqual([400, 'INVALID_REQUEST']);
    expect(answer.text).not.toContain('<script');
  });

  it('what a stylesheet could make it say, while it is not known who asks', async () => {
    const styles = 'https://evil.example/phishing.css';
    const answer = await server().send('GET', pageAddress('/secure-data/x', { auth: 'x', styles }));
    expect(answer.text).not.toContain('evil.example');
    expect(answer.headers.get('content-security-policy')).not.toContain('evil.example');
  });
});

describe('a method that the address of a page does not have', () => {
  it.each([
    ['POST', '/secure-data/any', 'GET, HEAD'],
    ['DELETE', '/secure-data/any', 'GET, HEAD'],
    ['PUT', '/v1/activation', 'GET, HEAD, POST'],
  ])('gets a page that is guarded like any other: %s %s', async (method, path, allow) => {
    const home = await openHousehold(server());
    const address = pageAddress(path, { auth: await home.token(), locale: 'pt', styles: 'https://evil.example/x.css' });
    const { status, headers, text } = await server().send(method, address);
    expect([status, headers.get('allow')]).toEqual([405, allow]);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('data-error-code="METHOD_NOT_ALLOWED"');
    expect(text).toContain('Esta página não pode ser usada desta maneira.');
    expect(text).not.toContain('evil.example');
  });

  it('gets JSON where no page is', async () => {
    const { status, headers } = await server().send('PUT', '/users/v1/');
    expect([status, headers.get('content-type')]).toEqual([405, 'application/json; charset=utf-8']);
  });
});

describe('an address beside a page', () => {
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it.each(['/secure-data', '/secure-data/', '/secure-data/any/more', '/v1/activation/', '/v1/activation/x'])(
    'is a page for a browser, guarded like any other: %s',
    async (path) => {
      const address = pageAddress(path, { auth: 'x', locale: 'pt', styles: 'https://evil.example/x.css' });
      const { status, headers: answered, text } = await server().send('GET', address, { headers });
      expect([status, answered.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(answered.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
      expect(answered.get('x-content-type-options')).toBe('nosniff');
      expect(answered.get('cache-control')).toBe('no-store');
      expect(text).toContain('data-error-code="NOT_FOUND"');
      expect(text).toContain('Não há nenhuma página neste endereço.');
      expect(text).not.toContain('evil.example');
    },
  );

  it('is JSON for a program, and so is every other address', async () => {
    const typeOf = async (method: string, path: string, accept: string) => {
      const answer = await server().send(method, path, { headers: { accept } });
      return [answer.status, answer.headers.get('content-type')];
    };
    const json = [404, 'application/json; charset=utf-8'];
    expect(await typeOf('GET', '/secure-data/', '*/*')).toEqual(json);
    expect(await typeOf('POST', '/secure-data/v1/tokn', headers.accept)).toEqual(json);
    expect(await typeOf('GET', '/users', headers.accept)).toEqual(json);
  });
});

describe('in the revision with the page at /v1', () => {
  it('the page is there and not at its present address', async () => {
    const home = await openHousehold(server());
    const { card } = await home.addCard();
    const auth = await home.token();
    expect((await server().send('GET', pageAddress(`/v1/${card.id}`, { auth }))).status).toBe(404);
    const { db } = server().app.services;
    await db.transaction((tx) =>
      updateClient(tx, home.owner.client.id, { revision: 'secure-page-path=v1', updatedAt: server().clock.now() + 1 }),
    );
    expect((await server().send('GET', pageAddress(`/v1/${card.id}`, { auth }))).status).toBe(200);
    expect((await server().send('GET', pageAddress(`/secure-data/${card.id}`, { auth }))).status).toBe(404);
    expect((await server().send('GET', pageAddress('/v1/activation', { auth }))).text).toContain('activation-form');
  });
});
