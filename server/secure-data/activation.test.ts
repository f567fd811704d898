import { worldExtension } from '../../mocks/world';
import { findCard } from '../cards/store/cards';
import { findSecrets, openCard } from '../cards/store/cards-secrets';
import { dialect } from '../testing/database';
import { type Household, openHousehold, pageAddress, submitForm, type TestCard } from '../testing/hosted-pages';
import { awayFor } from '../testing/outage';
import { type Answer, useServer } from '../testing/server';

const server = useServer({ extension: worldExtension });

const LINKS = ['https://app.example.com/done', 'kiosco://cards/activated'];

function codeOf({ text, headers }: Answer): string | undefined {
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  return /<html[^>]* data-error-code="([A-Z_]+)"/.exec(text)?.[1];
}

function inlineError({ text }: Answer): string | undefined {
  return /<p class="error-field" id="error" role="alert">([^<]*)<\/p>/.exec(text)?.[1];
}

async function stored({ card }: TestCard): Promise<{ status?: string; userId?: string | null; pin?: string | null }> {
  const { db, vault } = server().app.services;
  const found = await findCard(db, card.clientId, card.id);
  const { pin } = openCard(vault, { card, secrets: await findSecrets(db, card) }, ['pin']);
  return { status: found?.status, userId: found?.userId, pin };
}

describe('the activation page', () => {
  it('shows an empty form with the classes of the contract', async () => {
    const home = await openHousehold(server());
    const answer = await server().send('GET', pageAddress('/v1/activation', { auth: await home.token() }));
    expect(answer.status).toBe(200);
    expect(answer.text).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect([...answer.text.matchAll(/class="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'activation-form',
      'error-field',
      'pan-input',
      'pin-input',
      'submit-button',
    ]);
    expect(answer.text).not.toContain('action=');
    expect(answer.text).not.toContain('value=');
    expect(inlineError(answer)).toBe('');
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self';");
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    [{ locale: 'es' }, 'es', 'Activa tu tarjeta'],
    [{ locale: 'es', country: 'ARG' }, 'es-AR', 'Activá tu tarjeta'],
    [{ locale: 'es', country: 'mex' }, 'es-MX', 'Activa tu tarjeta'],
    [{ locale: 'pt', country: 'bra' }, 'pt-BR', 'Ative seu cartão'],
    [{ locale: 'en', country: 'PER' }, 'en', 'Activate your card'],
  ])('speaks as %j asks', async (query, lang, title) => {
    const home = await openHousehold(server());
    const { text } = await server().send(
      'GET',
      pageAddress('/v1/activation', { ...query, auth: await home.token() } as never),
    );
    expect(text).toContain(`<html lang="${lang}">`);
    expect(text).toContain(`<h1>${title}</h1>`);
  });

  it.each([
    [{ country: 'AR' }, 'INVALID_REQUEST'],
    [{ country: 'Arg' }, 'INVALID_REQUEST'],
    [{ locale: 'ES' }, 'INVALID_REQUEST'],
    [{ layout: 'card' }, 'INVALID_REQUEST'],
    [{ success_link: '' }, 'INVALID_REQUEST'],
    [{ success_link: 'https://evil.example' }, 'INVALID_SUCCESS_LINK'],
    [{ success_link: 'javascript:alert(1)' }, 'INVALID_SUCCESS_LINK'],
    [{ success_link: '//app.example.com/done' }, 'INVALID_SUCCESS_LINK'],
    [{ success_link: `${LINKS[0]}\r\nx: y` }, 'INVALID_SUCCESS_LINK'],
  ])('refuses %j before and after the form', async (query, code) => {
    const home = await openHousehold(server(), { success_links: LINKS });
    const plastic = await home.addPlastic({}, '2580');
    const asked = { ...(query as unknown as Record<string, string>), auth: await home.token() };
    const page = await server().send('GET', pageAddress('/v1/activation', asked));
    expect([page.status, codeOf(page)]).toEqual([400, code]);
    const form = await submitForm(server(), asked, { pan: plastic.pan });
    expect([form.status, codeOf(form)]).toEqual([400, code]);
    expect(form.text).not.toContain('<form');
    expect((await stored(plastic)).status).toBe('EMBOSSED');
  });

  it('refuses a token that is over', async () => {
    const home = await openHousehold(server());
    const auth = await home.token();
    const { pan } = await home.addPlastic({}, '2580');
    server().clock.advance(900_000);
    const form = await submitForm(server(), { auth }, { pan });
    expect([form.status, codeOf(form)]).toEqual([401, 'INVALID_END_USER_TOKEN']);
    expect(form.headers.get('www-authenticate')).toMatch(/^Bearer /);
    expect(form.text).not.toContain('<form');
  });
});

describe('the form activates', () => {
  async function activate(home: Household, card: TestCard, fields: Record<string, string>, query = {}) {
    return submitForm(server(), { auth: await home.token(), ...query }, { pan: card.pan, ...fields });
  }

  it('a card of the user with a new PIN, and says so', async () => {
    const home = await openHousehold(server());
    const plastic = await home.addPlastic();
    const answer = await activate(home, plastic, { pin: '2580' });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Your card is active.');
    expect(await stored(plastic)).toEqual({ status: 'ACTIVE', userId: home.user.id, pin: '2580' });
  });

  it('a card that has a PIN already, which it keeps', async () => {
    const home = await openHousehold(server());
    const plastic = await home.addPlastic({}, '1357');
    const pan = plastic.pan.replace(/(\d{4})(?=\d)/g, '$1 ');
    expect((await activate(home, plastic, { pan, pin: '' })).status).toBe(200);
    expect(await stored(plastic)).toMatchObject({ status: 'ACTIVE', pin: '1357' });
  });

  it('an unnamed card, which becomes the user’s', async () => {
    const home = await openHousehold(server());
    const plastic = await home.addPlastic({ userId: null, nameOnCard: null, innominate: true });
    expect((await activate(home, plastic, { pin: '2580' })).status).toBe(200);
    expect(await stored(plastic)).toMatchObject({ status: 'ACTIVE', userId: home.user.id });
  });

  it.each(LINKS)('and leads to %s', async (link) => {
    const home = await openHousehold(server(), { success_links: LINKS });
    const plastic = await home.addPlastic();
    const answer = await activate(home, plastic, { pin: '2580' }, { success_link: link });
    expect([answer.status, answer.headers.get('location'), answer.text]).toEqual([303, link, '']);
    expect(answer.headers.get('content-type')).toBeNull();
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await stored(plastic)).status).toBe('ACTIVE');
  });
});

describe('the form comes back with the reason', () => {
  type Case = [what: string, arrange: (home: Household) => Promise<[TestCard, Record<string, string>]>, number, string];

  const cases: Case[] = [
    [
      'a number of no card',
      async (home) => [await home.addPlastic(), { pan: '9999999999999995', pin: '2580' }],
      404,
      'CARD_NOT_FOUND',
    ],
    ['a virtual card', async (home) => [await home.addCard(), { pin: '2580' }], 409, 'CARD_NOT_EMBOSSED'],
    [
      "another user's card",
      async (home) => [await home.addPlastic({ userId: (await home.addUser()).id }), { pin: '2580' }],
      404,
      'CARD_NOT_FOUND',
    ],
    [
      "another client's card",
      async () => [await (await openHousehold(server())).addPlastic(), { pin: '2580' }],
      404,
      'CARD_NOT_FOUND',
    ],
    [
      'a card that is not made yet',
      async (home) => [await home.addPlastic({ status: 'CREATED' }), { pin: '2580' }],
      409,
      'CARD_NOT_EMBOSSED',
    ],
    ['no PIN where one is needed', async (home) => [await home.addPlastic(), {}], 422, 'INVALID_PIN'],
    ['an ascending PIN', async (home) => [await home.addPlastic(), { pin: '1234' }], 422, 'INVALID_PIN'],
    ['a PIN of five digits', async (home) => [await home.addPlastic(), { pin: '25801' }], 422, 'INVALID_PIN'],
    [
      'fifteen digits',
      async (home) => [await home.addPlastic(), { pan: '999999999999999', pin: '2580' }],
      400,
      'INVALID_REQUEST',
    ],
    [
      'a card of another country',
      async (home) => [await home.addPlastic({ innominate: true, userId: null, countryCode: 'MEX' }), { pin: '2580' }],
      422,
      'AFFINITY_GROUP_MISMATCH',
    ],
  ];

  it.each(cases)('after %s', async (_what, arrange, status, code) => {
    const home = await openHousehold(server(), { success_links: LINKS, frame_origins: ['https://app.example.com'] });
    const [plastic, fields] = await arrange(home);
    const before = await stored(plastic);
    const query = { auth: await home.token(), locale: 'es', success_link: LINKS[1] as string };
    const answer = await submitForm(server(), query, { pan: plastic.pan, ...fields });
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
    expect(answer.text).toContain('<form class="activation-form" method="post"');
    expect(inlineError(answer)).toMatch(/\S/);
    expect(answer.text).toContain('<html lang="es"');
    expect(answer.text.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self' kiosco:;");
    expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors https://app.example.com');
    expect(answer.text).not.toContain(plastic.pan.slice(0, 12));
    expect(answer.text).not.toContain('value=');
    expect(await stored(plastic)).toEqual(before);
  });

  it('for a user who is blocked after the token was given', async () => {
    const home = await openHousehold(server());
    const { pan } = await home.addPlastic();
    const auth = await home.token();
    const body = { status: 'BLOCKED', status_reason: 'CLIENT_INTERNAL_REASON' };
    expect((await home.owner.send('PATCH', `/users/v1/${home.user.id}`, { body })).status).toBe(200);
    const answer = await submitForm(server(), { auth }, { pan, pin: '2580' });
    expect([answer.status, codeOf(answer)]).toEqual([409, 'USER_NOT_ACTIVE']);
    expect(inlineError(answer)).toMatch(/\S/);
  });

  it('for a user whose data is not complete', async () => {
    const home = await openHousehold(server());
    const user = await home.addUser({ birthdate: null });
    const { pan } = await home.addPlastic({ userId: user.id });
    const answer = await submitForm(server(), { auth: await home.token(user.id) }, { pan, pin: '2580' });
    expect([answer.status, codeOf(answer)]).toEqual([422, 'USER_DATA_INCOMPLETE']);
    expect(inlineError(answer)).toMatch(/\S/);
  });

  it('after a success, when it is sent once more', async () => {
    const home = await openHousehold(server());
    const { pan } = await home.addPlastic();
    const auth = await home.token();
    const answers = await Promise.all([1, 2, 3].map(() => submitForm(server(), { auth }, { pan, pin: '2580' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('after ten attempts at once, whatever the eleventh is', async () => {
    const home = await openHousehold(server());
    const { pan } = await home.addPlastic();
    const auth = await home.token();
    for (let i = 0; i < 10; i += 1) {
      expect((await submitForm(server(), { auth }, { pan: '9999999999999995', pin: '2580' })).status).toBe(404);
    }
    const answer = await submitForm(server(), { auth: await home.token() }, { pan, pin: '2580' });
    expect([answer.status, codeOf(answer)]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(1);
    expect(inlineError(answer)).toMatch(/Too many attempts/);
    const other = await home.addUser();
    const plastic = await home.addPlastic({ userId: other.id });
    const theirs = await submitForm(server(), { auth: await home.token(other.id) }, { pan: plastic.pan, pin: '2580' });
    expect(theirs.status).toBe(200);
  });
});

describe('tries that succeed', () => {
  it('count as none: a user activates twelve cards, and then may guess ten times', async () => {
    const machineNow = performance.now();
    const time = jest.spyOn(performance, 'now').mockImplementation(() => machineNow);
    const home = await openHousehold(server());
    const auth = await home.token();
    for (let i = 0; i < 12; i += 1) {
      const { pan } = await home.addPlastic();
      expect([i, (await submitForm(server(), { auth }, { pan, pin: '2580' })).status]).toEqual([i, 200]);
    }
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      statuses.push((await submitForm(server(), { auth }, { pan: '9999999999999995', pin: '2580' })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(404), 429]);
    time.mockRestore();
  });
});

describe('tries that meet a store that is away', () => {
  it('count as none: a user who tried eleven times activates the card when it is back', async () => {
    const machineNow = performance.now();
    const time = jest.spyOn(performance, 'now').mockImplementation(() => machineNow);
    const home = await openHousehold(server());
    const auth = await home.token();
    const { pan } = await home.addPlastic();
    const attempt = async () => (await submitForm(server(), { auth }, { pan, pin: '2580' })).status;
    const back = awayFor(server().database.db, /submitActivation/);
    for (let i = 0; i < 11; i += 1) expect(await attempt()).toBe(503);
    back();
    expect(await attempt()).toBe(200);
    time.mockRestore();
  });
});

describe('tries that fail', () => {
  // PostgreSQL goes by its own clock, which stands for no test.
  (dialect === 'sqlite' ? it : it.skip)('let one more guess through every half minute', async () => {
    let machineNow = performance.now();
    const time = jest.spyOn(performance, 'now').mockImplementation(() => machineNow);
    const home = await openHousehold(server());
    const auth = await home.token();
    const guess = async () => (await submitForm(server(), { auth }, { pan: '9999999999999995', pin: '2580' })).status;
    for (let i = 0; i < 10; i += 1) expect(await guess()).toBe(404);
    machineNow += 29_900;
    expect(await guess()).toBe(429);
    machineNow += 200;
    expect([await guess(), await guess()]).toEqual([404, 429]);
    time.mockRestore();
  });
});

describe('the form refuses', () => {
  it('what is not a form, and a form too large', async () => {
    const home = await openHousehold(server());
    const address = pageAddress('/v1/activation', { auth: await home.token() });
    const json = await server().send('POST', address, { body: { pan: '9999999999999995' } });
    expect([json.status, codeOf(json)]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const large = await server().send('POST', address, { headers, body: `pan=${'9'.repeat(70_000)}` });
    expect([large.status, codeOf(large)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const empty = await server().send('POST', address, { headers, body: '' });
    expect([empty.status, codeOf(empty)]).toEqual([400, 'INVALID_REQUEST']);
  });

  it.each([
    'pan=1&user_id=2',
    'pan=9999999999999995&pan=9999999999999995',
    'pan[x]=1',
    ...['__proto__[x]', '%5f_proto__', 'constructor[prototype][x]', 'hasOwnProperty'].map(
      (name) => `pan=9999999999999995&pin=2580&${name}=1`,
    ),
  ])('fields that are not its own: %s', async (body) => {
    const home = await openHousehold(server());
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await server().send('POST', pageAddress('/v1/activation', { auth: await home.token() }), {
      headers,
      body,
    });
    expect([answer.status, codeOf(answer)]).toEqual([400, 'INVALID_REQUEST']);
  });

  it('to tell the log what was typed', async () => {
    const home = await openHousehold(server());
    const { pan } = await home.addPlastic();
    await submitForm(server(), { auth: await home.token() }, { pan, pin: '8642' });
    await submitForm(server(), { auth: await home.token() }, { pan, pin: '8642' });
    const logged = JSON.stringify(server().logged);
    expect(logged).not.toContain(pan);
    // Four digits can stand within an id by chance.
    expect(logged).not.toMatch(/(?<![0-9a-f-])8642(?![0-9a-f-])/);
  });
});
