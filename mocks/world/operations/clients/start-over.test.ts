import { verifyLedger } from '../../../../server/ledger/verification';
import { newId } from '../../../../server/platform/ids';
import { Receiver } from '../../../../server/testing/receiver';
import { type Answer, useServer } from '../../../../server/testing/server';
import { worldExtension } from '../..';

const server = useServer({ extension: worldExtension });
let endpoint: Receiver | null = null;
afterEach(async () => {
  await endpoint?.close();
  endpoint = null;
});

interface Seeded {
  country: string;
  kind: string;
  id: string;
  name: string;
  decided_by?: string;
}

const purchaseWith = (card_id: string | undefined) => ({
  card_id,
  ...{ type: 'PURCHASE', amount: '10.00', currency: 'ARS', country_code: 'ARG' },
  ...{ merchant: { mcc: '5411', name: 'Almacén' }, point_type: 'POS', entry_mode: 'CHIP' },
});

async function client() {
  const { client: own, send } = await server().client({}, { cardDataEntitled: true, products: ['IDENTITY'] });
  const ask = (method: string, path: string, body?: unknown, idempotencyKey = newId(), headers = {}) =>
    send(method, path, { body, idempotencyKey, headers });
  const seed = async (countries: string[]): Promise<Seeded[]> => {
    const { status, body } = await ask('POST', '/sandbox/v1/client/seed', { countries });
    expect([status, body]).toEqual([201, { data: expect.any(Array) }]);
    return body.data;
  };
  return { id: own.id, ask, seed };
}

const PATHS: Readonly<Record<string, (id: string) => string>> = {
  USER: (id) => `/users/v1/${id}`,
  ACCOUNT: (id) => `/core/accounts/v1/${id}`,
  BRIDGE_ACCOUNT: (id) => `/core/accounts/v1/${id}`,
  CARD: (id) => `/cards/v1/${id}`,
  AFFINITY_GROUP: (id) => `/cards/v1/config/affinity-groups/${id}`,
};

describe('seeding', () => {
  it('makes what each country needs, ready to be used', async () => {
    const { ask, seed } = await client();
    const seeded = await seed(['ARG', 'BRA', 'MEX', 'COL']);
    const kinds = (country: string) => [
      ...new Set(seeded.filter((one) => one.country === country).map(({ kind }) => kind)),
    ];
    const common = ['AFFINITY_GROUP', 'USER', 'ACCOUNT', 'BRIDGE_ACCOUNT', 'CARD'];
    expect(kinds('ARG')).toEqual([...common, 'DESTINATION']);
    expect(kinds('BRA')).toEqual([...common, 'DESTINATION']);
    expect(kinds('MEX')).toEqual(common);
    expect(kinds('COL')).toEqual(['AFFINITY_GROUP', 'USER', 'CARD']);
    for (const { kind, id } of seeded) {
      const path = PATHS[kind]?.(id);
      if (path === undefined) continue;
      expect((await ask('GET', path)).body.data).toMatchObject({ id, status: 'ACTIVE' });
    }
    const destinations = (await ask('GET', '/sandbox/v1/destinations')).body.data;
    const found = seeded.filter(({ kind }) => kind === 'DESTINATION').map(({ id }) => id);
    expect(destinations.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(found));
    const argentine = seeded.filter(({ country }) => country === 'ARG');
    const idOf = (kind: string) => argentine.find((one) => one.kind === kind)?.id;
    const tied = await ask('GET', `/cards/associations/v1/?filter[card_id]=${idOf('CARD')}`);
    expect(tied.body.data).toMatchObject([{ account_id: idOf('ACCOUNT') }]);
  });

  it('can be done again, and for some countries only', async () => {
    const { ask, seed } = await client();
    await seed(['ARG']);
    const again = await seed(['ARG']);
    expect(new Set(again.map(({ country }) => country))).toEqual(new Set(['ARG']));
    expect((await ask('GET', '/users/v1/')).body.data).toHaveLength(4);
  });

  it('makes cards in every country whose purchases the client decides, and others with an account', async () => {
    const { ask, seed } = await client();
    endpoint = await Receiver.start();
    endpoint.answer = 401;
    await ask('POST', '/sandbox/v1/client/api-keys');
    const address = { callback_addresses: { transactions: endpoint.url() } };
    expect((await ask('PATCH', '/sandbox/v1/client', address)).status).toBe(200);
    const cards = (await seed(['ARG', 'BRA', 'MEX', 'COL'])).filter(({ kind }) => kind === 'CARD');
    expect(cards.map(({ country, decided_by }) => [country, decided_by])).toEqual([
      ['ARG', 'LEDGER'],
      ['ARG', 'CLIENT'],
      ['BRA', 'LEDGER'],
      ['BRA', 'CLIENT'],
      ['MEX', 'LEDGER'],
      ['MEX', 'CLIENT'],
      ['COL', 'CLIENT'],
    ]);
    for (const card of cards.filter(({ country }) => country === 'ARG')) {
      const calls = endpoint.received.length;
      const { status } = await ask('POST', '/sandbox/v1/card-transactions', purchaseWith(card.id));
      expect([status, endpoint.received.length > calls]).toEqual([201, card.decided_by === 'CLIENT']);
    }
  });
});

describe('starting over', () => {
  const lists = [
    '/users/v1/',
    '/core/accounts/v1',
    '/core/activities/v1',
    '/cards/v1/',
    '/shipping/v1/',
    '/identity/v1/sessions',
    '/sandbox/v1/events',
    '/sandbox/v1/faults',
    '/sandbox/v1/delivery-faults',
    '/sandbox/v1/affinity-groups',
    '/sandbox/v1/card-transactions',
    '/sandbox/v1/settlement-mismatches',
    '/sandbox/v1/settlement-runs',
  ];

  it('leaves nothing of what the client made, and everything of others', async () => {
    const [one, other] = [await client(), await client()];
    endpoint = await Receiver.start();
    const address = { callback_addresses: { activities: endpoint.url('/activities') } };
    await one.ask('PATCH', '/sandbox/v1/client', address);
    const pair = (await one.ask('POST', '/sandbox/v1/client/api-keys')).body.data.api_key;
    const before = await one.seed(['ARG', 'BRA']);
    const untouched = await other.seed(['ARG']);
    const account = before.find(({ kind }) => kind === 'ACCOUNT')?.id;
    await one.ask('POST', `/sandbox/v1/accounts/${account}/fund`, { amount: '100.00' });
    await one.ask('POST', '/sandbox/v1/delivery-faults', { kind: 'ACTIVITY_CREATED', fault: 'DROP' });
    const key = newId();
    const person = { email: 'ana@example.com', operation_country: 'ARG' };
    const first = await one.ask('POST', '/users/v1/', person, key);
    await one.ask('POST', '/sandbox/v1/faults', { operation_id: 'createUser', status: 500 });
    // One process keeps in mind that nobody has faults, so what was changed has to reach it.
    expect((await other.ask('POST', '/users/v1/', { ...person, email: 'other@example.com' })).status).toBe(201);
    const moment = (await one.ask('GET', '/sandbox/v1/clock')).body.data.now;
    const configuration = (await one.ask('GET', '/sandbox/v1/client')).body;

    expect((await one.ask('POST', '/sandbox/v1/client/reset')).status).toBe(204);

    for (const list of lists) expect([list, (await one.ask('GET', list)).body.data]).toEqual([list, []]);
    for (const { kind, id } of before) {
      const path = PATHS[kind]?.(id);
      if (path !== undefined) expect([kind, (await one.ask('GET', path)).status]).toEqual([kind, 404]);
    }
    expect((await one.ask('GET', '/sandbox/v1/client')).body).toEqual(configuration);
    expect((await one.ask('GET', '/sandbox/v1/client/api-keys')).body.data).toMatchObject([{ api_key: pair }]);
    const second = await one.ask('POST', '/users/v1/', person, key);
    expect(second.status).toBe(201);
    expect((await one.ask('GET', '/sandbox/v1/clock')).body.data.now).toBe(moment);
    expect(second.body.data.id).not.toBe(first.body.data.id);
    for (const { kind, id } of untouched) {
      const path = PATHS[kind]?.(id);
      if (path !== undefined) expect((await other.ask('GET', path)).status).toBe(200);
    }
    await server().app.deliveries.drained();
    expect(endpoint.received).toHaveLength(0);
  });

  it('keeps the ledger whole, and money can move again', async () => {
    const { ask, seed } = await client();
    const fund = async () => {
      const account = (await seed(['ARG'])).find(({ kind }) => kind === 'ACCOUNT')?.id;
      const { body } = await ask('POST', `/sandbox/v1/accounts/${account}/fund`, { amount: '100.00' });
      expect(body.data).toMatchObject({ result: 'APPROVED', balance: '100.00' });
    };
    await fund();
    await ask('POST', '/sandbox/v1/client/reset');
    await fund();
    expect((await verifyLedger(server().database.db)).mismatches).toEqual([]);
  });
});

describe('what is under way while its client starts over', () => {
  it.each(['createTransfer', 'createPixKey', 'createCashInIntent'])('begins anew: %s', async (operation) => {
    const { ask, seed } = await client();
    const seeded = await seed(['ARG', 'BRA']);
    const idOf = (kind: string, country: string) =>
      seeded.find((one) => one.kind === kind && one.country === country)?.id as string;
    const { ports } = server().app.services;
    const restart = async () => void (await ask('POST', '/sandbox/v1/client/reset'));
    const requests: Readonly<Record<string, () => Promise<Answer>>> = {
      createTransfer: async () => {
        const account_id = idOf('ACCOUNT', 'ARG');
        await ask('POST', `/sandbox/v1/accounts/${account_id}/fund`, { amount: '100.00' });
        const holder = { name: 'Carlos Gómez', tax_id: '20276543211' };
        const { data } = (await ask('POST', '/sandbox/v1/destinations', { country: 'ARG', holder })).body;
        await ask('GET', `/networks/bank/v1/transfers/destination-information/CBU/${data.cbu}`);
        interrupt(ports.bankRails, 'transfer', restart);
        return ask('POST', '/networks/bank/v1/transfers', {
          account_id,
          credit_account: { tax_type: 'CUIL', tax_value: holder.tax_id },
          amount: { currency: 'ARS', value: 10 },
          concept: 'ALQ',
          description: 'Alquiler',
        });
      },
      createPixKey: () => {
        interrupt(ports.bankRails, 'registerPixKey', restart);
        return ask('POST', '/networks/bank/v1/key/pix', { account_id: idOf('ACCOUNT', 'BRA'), type: 'EVP' });
      },
      createCashInIntent: () => {
        interrupt(ports.cashNetwork, 'registerBoleto', restart);
        const body = { account_id: idOf('ACCOUNT', 'BRA'), network: 'BOLETO', amount: '10.00' };
        return ask('POST', '/networks/cash/v1/cashin/intents', body, newId(), { country: 'bra' });
      },
    };
    const answer = await requests[operation]?.();
    expect([answer?.status, answer?.body.error_code]).toEqual([404, 'ACCOUNT_NOT_FOUND']);
  });

  it.each(['LEDGER', 'CLIENT'])('is decided where it is the use of a card: by %s', async (decided_by) => {
    const { ask, seed } = await client();
    const seeded = await seed(['ARG']);
    const card = seeded.find((one) => one.kind === 'CARD' && one.decided_by === decided_by);
    const { processor, calls } = server().app.services;
    const restart = async () => void (await ask('POST', '/sandbox/v1/client/reset'));
    if (decided_by === 'LEDGER') interrupt(Reflect.get(processor, 'parts').commit, 'run', restart);
    endpoint = await Receiver.start();
    await ask('POST', '/sandbox/v1/client/api-keys');
    await ask('PATCH', '/sandbox/v1/client', { callback_addresses: { transactions: endpoint.url() } });
    if (decided_by === 'CLIENT') interrupt(calls, 'post', restart);
    const answer = await ask('POST', '/sandbox/v1/card-transactions', purchaseWith(card?.id));
    expect([answer.status, answer.body.data?.status]).toEqual([201, 'REJECTED']);
  });
});

/** Does something right before the next call of a method. */
function interrupt<T extends object>(target: T, method: keyof T & string, run: () => Promise<void>): void {
  const own = (target[method] as (...given: unknown[]) => Promise<unknown>).bind(target);
  jest.spyOn(target as never, method as never).mockImplementationOnce((async (...given: unknown[]) => {
    await run();
    return own(...given);
  }) as never);
}
