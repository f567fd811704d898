import { CardNetwork, type Setting } from '../../../mocks/testing/card-network';
import { worldExtension } from '../../../mocks/world';
import { applyReversalsOf } from '../../card-processing/early-reversals';
import { sweepCardTransactions } from '../../card-processing/jobs/sweep-card-transactions';
import { verifyLedger } from '../../ledger/verification';
import { newId } from '../../platform/ids';
import { CardMessages, cardNetwork, purchase } from '../../testing/card-messages';
import { strangePan } from '../../testing/cards';
import { type Answer, useServer } from '../../testing/server';
import { patientTimer } from '../../testing/timer';

const NETWORKS = [cardNetwork('visiting'), cardNetwork('elsewhere', { clients: new Set(['somebody-else']) })];
const processing = { freshMilliseconds: Number.POSITIVE_INFINITY, timer: patientTimer };
const server = useServer({ extension: worldExtension, networks: NETWORKS, processing });
let messages: CardMessages;
let byLedger: CardNetwork;
let byClient: CardNetwork;

const open = (setting: Setting = {}) => CardNetwork.open(server(), setting);

beforeAll(async () => {
  messages = await CardMessages.of(server(), { name: 'visiting' });
  byLedger = await open({ account: true });
  byClient = await open();
  await byLedger.fund('100000.00');
});
afterAll(async () => {
  await Promise.all([byLedger?.close(), byClient?.close()]);
});
afterEach(async () => {
  expect((await verifyLedger(server().database.db)).mismatches).toEqual([]);
});

const code = ({ status, body }: Answer) => [status, body.error_code];
const CODE = expect.stringMatching(/^[0-9A-Z]{6}$/);
const authorize = (n: CardNetwork, changes = {}) =>
  messages.ask('authorizations', purchase({ card_id: n.cardId, ...changes }));

describe('an authorization', () => {
  it('is decided by the ledger or by the client, with a code of its own', async () => {
    for (const n of [byLedger, byClient]) {
      const before = n === byClient ? n.booked() : await n.balance();
      const body = purchase({ card_id: n.cardId });
      const data = await messages.ask('authorizations', body);
      expect(data).toEqual({
        reference: body.reference,
        transaction_id: expect.any(String),
        status: 'APPROVED',
        status_detail: 'APPROVED',
        response_code: '00',
        authorization_code: CODE,
      });
      const decided_by = n === byClient ? 'CLIENT' : 'LEDGER';
      expect(await n.find(data.transaction_id)).toMatchObject({ state: 'AUTHORIZED', decided_by });
      expect(n === byClient ? n.booked() : await n.balance()).not.toEqual(before);
    }
  });

  it('may have a third decimal that is zero, as a network writes currencies that have three', async () => {
    const spent = { currency: 'KWD', country_code: 'KWT', exchange_rate: '10', amount: '12.340' };
    const { transaction_id: id, status } = await authorize(byLedger, spent);
    expect(status).toBe('APPROVED');
    expect(await byLedger.find(id)).toMatchObject({ transaction: { total: '12.34' }, local: { total: '123.40' } });
    const body = purchase({ card_id: byLedger.cardId, ...spent, amount: '12.345' });
    expect(code(await messages.send('card/authorizations', body))).toEqual([400, 'INVALID_REQUEST']);
  });

  it.each(['2026-02-29T10:00:00', '2026-04-31T10:00:00', '0999-12-31T10:00:00'])(
    'is of a day that exists: %s is refused',
    async (time) => {
      const body = purchase({ card_id: byLedger.cardId, local_date_time: time });
      expect(code(await messages.send('card/authorizations', body))).toEqual([400, 'INVALID_REQUEST']);
      const leap = await authorize(byLedger, { local_date_time: '2024-02-29T10:00:00' });
      expect(leap.status).toBe('APPROVED');
    },
  );

  it('keeps the tax number of the merchant, for the presentation file', async () => {
    const { merchant, ...body } = purchase({ card_id: byLedger.cardId });
    for (const tax_id of ['30-71234567-1', undefined]) {
      const sent = { ...body, reference: newId(), merchant: { ...(merchant as object), tax_id } };
      const { transaction_id: id } = await messages.ask('authorizations', sent);
      const [stored] = await server().database.db.knex('card_transactions').where({ id }).pluck('merchant');
      expect(typeof stored === 'string' ? JSON.parse(stored) : stored).toMatchObject({ taxId: tax_id ?? null });
    }
  });

  it.each([
    [{ amount: '999999999.00' }, 'INSUFFICIENT_FUNDS', '51'],
    [{ cvv: '000' }, 'INVALID_CVV', '82'],
    [{ expiration_date: '01/20' }, 'INVALID_EXPIRATION_DATE', '54'],
  ])('is rejected for what is wrong with it: %j', async (changes, status_detail, response_code) => {
    const rejected = { status: 'REJECTED', status_detail, response_code, authorization_code: null };
    expect(await authorize(byLedger, changes)).toMatchObject(rejected);
  });

  it('counts once: a repeat gets the first answer, and what is not marked as one is a duplicate', async () => {
    const body = purchase({ card_id: byLedger.cardId });
    const send = (changes = {}) => messages.send('card/authorizations', { ...body, ...changes });
    const balance = await byLedger.balance();
    const answers = await Promise.all([1, 2, 3].map(() => send({ repeat: true })));
    for (const { status, text } of answers) expect([status, text]).toEqual([200, answers[0]?.text]);
    expect(Number(balance) - Number(await byLedger.balance())).toBeCloseTo(100, 2);
    expect((await send()).body.data).toMatchObject({
      status_detail: 'DUPLICATE_TRANSMISSION_DETECTED',
      response_code: '94',
    });
    expect((await send({ repeat: true })).text).toBe(answers[0]?.text);
    expect(code(await send({ repeat: true, amount: '100.01' }))).toEqual([409, 'REFERENCE_REUSED']);
    expect(Number(balance) - Number(await byLedger.balance())).toBeCloseTo(100, 2);
  });

  it('of one account is approved as far as its balance goes, however many come at once', async () => {
    const n = await open({ account: true });
    await n.fund('1000.00');
    const post = jest.spyOn(server().app.services.ledger, 'post');
    const answers = await Promise.all(Array.from({ length: 25 }, () => authorize(n)));
    const counted = (detail: string) => answers.filter(({ status_detail }) => status_detail === detail).length;
    expect([counted('APPROVED'), counted('INSUFFICIENT_FUNDS')]).toEqual([10, 15]);
    expect(await n.balance()).toBe('0.00');
    // Those of one account share commits with each other, and with whatever else moves money.
    expect(post).toHaveBeenCalledTimes(25);
    post.mockRestore();
    for (const { transaction_id, status_detail } of answers.slice(0, 3)) {
      expect(await n.find(transaction_id)).toMatchObject({ status_detail, decided_by: 'LEDGER' });
    }
    await n.close();
  });

  it('is taken back by its reversal, also where both come at the same moment among others', async () => {
    const balance = await byLedger.balance();
    const both = Array.from({ length: 15 }, async () => {
      const original = purchase({ card_id: byLedger.cardId });
      const reversal = { reference: newId(), original_reference: original.reference };
      const sent = [() => messages.ask('authorizations', original), () => messages.send('card/reversals', reversal)];
      await Promise.all(sent.map((send) => send()));
      return messages.ask('authorizations', { ...original, repeat: true });
    });
    const details = (await Promise.all(both)).map(({ status_detail }) => status_detail);
    expect(details.filter((detail) => !['APPROVED', 'INVALID_TRANSACTION'].includes(detail))).toEqual([]);
    expect(await byLedger.balance()).toBe(balance);
  });

  it('that is repeated while its client decides gets that very decision', async () => {
    let release = () => {};
    const asked = new Promise<void>((resolve) => {
      byClient.slow(() => {
        resolve();
        return new Promise((done) => {
          release = done;
        });
      });
    });
    const body = purchase({ card_id: byClient.cardId, repeat: true });
    const first = messages.send('card/authorizations', body);
    await asked;
    const second = messages.send('card/authorizations', body);
    release();
    expect((await second).text).toBe((await first).text);
    byClient.slow(async () => undefined);
  });

  it('with a number that no card has is recorded with the client that it is routed to', async () => {
    const pan = strangePan();
    const routed = await messages.ask('authorizations', purchase({ pan, issuer_id: byClient.bench.client.client.id }));
    expect(routed).toMatchObject({ status_detail: 'CARD_NOT_FOUND', response_code: '14' });
    expect(await byClient.find(routed.transaction_id)).toMatchObject({ card_id: null, state: 'REJECTED' });
    const body = purchase({ pan });
    const nobodys = await messages.ask('authorizations', body);
    expect(nobodys).toMatchObject({ status_detail: 'CARD_NOT_FOUND' });
    expect(await messages.ask('authorizations', { ...body, repeat: true })).toEqual(nobodys);
    const reversal = { reference: newId(), original_reference: body.reference };
    expect(code(await messages.send('card/reversals', reversal))).toEqual([409, 'ILLEGAL_STEP']);
  });

  it('of a card that is not there, or not there for the network, is refused', async () => {
    const unknown = await messages.send('card/authorizations', purchase({ card_id: newId() }));
    expect(code(unknown)).toEqual([404, 'CARD_NOT_FOUND']);
    const elsewhere = await CardMessages.of(server(), { name: 'elsewhere' });
    const others = await elsewhere.send('card/authorizations', purchase({ card_id: byLedger.cardId }));
    expect(code(others)).toEqual([404, 'CARD_NOT_FOUND']);
    const { pan } = await byLedger.bench.secrets(byLedger.cardId);
    expect((await elsewhere.send('card/authorizations', purchase({ pan }))).body.data).toMatchObject({
      status_detail: 'CARD_NOT_FOUND',
    });
    expect(await messages.ask('authorizations', purchase({ pan }))).toMatchObject({ status: 'APPROVED' });
  });

  it('keeps nothing of the number, and neither PIN nor code in any form', async () => {
    const { pan, cvv } = await byLedger.bench.secrets(byLedger.cardId);
    const body = purchase({ pan, cvv, repeat: true });
    const first = await messages.ask('authorizations', body);
    expect(await messages.ask('authorizations', { ...body, cvv: '999' })).toEqual(first);
    const { knex } = server().database.db;
    const rows = JSON.stringify(await knex('card_messages').select());
    for (const secret of [pan, pan.slice(6)]) expect(rows).not.toContain(secret);
  });
});

it('a reversal of what the network may not report of any more is refused and takes back nothing, until it may again', async () => {
  const original = purchase({ card_id: byLedger.cardId });
  const { transaction_id } = await messages.ask('authorizations', original);
  const balance = await byLedger.balance();
  const visiting = NETWORKS[0] as { clients: ReadonlySet<string> | null };
  const reversal = { reference: newId(), original_reference: original.reference };
  visiting.clients = new Set(['somebody-else']);
  try {
    const answer = await messages.send('card/reversals', reversal);
    expect(code(answer)).toEqual([409, 'ILLEGAL_STEP']);
    expect(answer.body.error.details).toEqual([
      {
        code: 'order',
        detail: 'the network may not report of the client of the original',
        ...{ location: 'body', pointer: '/original_reference' },
      },
    ]);
    await sweepCardTransactions({} as never, { ...server().app.services });
  } finally {
    visiting.clients = null;
  }
  await sweepCardTransactions({} as never, { ...server().app.services });
  expect([(await byLedger.find(transaction_id)).state, await byLedger.balance()]).toEqual(['AUTHORIZED', balance]);
  await messages.ask('reversals', reversal);
  expect((await byLedger.find(transaction_id)).state).toBe('REVERSED');
});

it.each(['card_id', 'pan'])(
  'a message of a %s that the network may not report of any more is no duplicate of one before',
  async (by) => {
    const { pan } = await byLedger.bench.secrets(byLedger.cardId);
    const original = purchase(by === 'pan' ? { pan } : { card_id: byLedger.cardId });
    const first = await messages.ask('authorizations', original);
    const before = await byLedger.activities();
    const visiting = NETWORKS[0] as { clients: ReadonlySet<string> | null };
    visiting.clients = new Set(['somebody-else']);
    try {
      const again = await messages.send('card/authorizations', original);
      if (by === 'card_id') expect(code(again)).toEqual([404, 'CARD_NOT_FOUND']);
      else expect(again.body.data).toMatchObject({ status: 'REJECTED', status_detail: 'CARD_NOT_FOUND' });
      // What was reported to it before is still true.
      expect(await messages.ask('authorizations', { ...original, repeat: true })).toEqual(first);
    } finally {
      visiting.clients = null;
    }
    expect(await byLedger.activities()).toEqual(before);
  },
);

it('a verification holds nothing', async () => {
  const { amount: _, ...body } = purchase({ card_id: byLedger.cardId });
  const balance = await byLedger.balance();
  const data = await messages.ask('account-verifications', body);
  expect(data).toMatchObject({ status: 'APPROVED', status_detail: 'NOT_DECLINED', response_code: '85' });
  expect(await byLedger.balance()).toBe(balance);
});

describe('an advice', () => {
  const advise = (changes = {}) => messages.ask('advices', purchase({ card_id: byLedger.cardId, ...changes }));

  it('is booked whatever the balance', async () => {
    const data = await advise({ amount: '500000.00' });
    expect(data).toMatchObject({ status: 'APPROVED', response_code: '00', authorization_code: CODE });
    expect(Number(await byLedger.balance())).toBeLessThan(0);
    await advise({ amount: '500000.00', type: 'REFUND' });
    expect(Number(await byLedger.balance())).toBeGreaterThan(0);
  });

  it('takes back what it names by its reference, and nothing that is not known', async () => {
    const original = purchase({ card_id: byLedger.cardId });
    await messages.ask('authorizations', original);
    const reversal = await advise({ type: 'REVERSAL_PURCHASE', original_reference: original.reference });
    expect(reversal).toMatchObject({ status: 'APPROVED' });
    for (const type of ['REVERSAL_PURCHASE', 'REFUND']) {
      const strange = await advise({ type, original_reference: newId() });
      expect(strange).toMatchObject({ status_detail: 'ORIGINAL_NOT_FOUND', response_code: '25' });
    }
    const wrong = purchase({ card_id: byLedger.cardId, original_reference: newId() });
    expect(code(await messages.send('card/advices', wrong))).toEqual([400, 'INVALID_REQUEST']);
  });
});

describe('a step that names its original', () => {
  const once = async (path: string, body: Record<string, unknown>, changed: object) => {
    const report: Record<string, unknown> = { reference: newId(), ...body };
    const first = await messages.send(`card/${path}`, report);
    expect([first.status, first.text]).toEqual([200, expect.any(String)]);
    expect((await messages.send(`card/${path}`, report)).text).toBe(first.text);
    expect(code(await messages.send(`card/${path}`, { ...report, ...changed }))).toEqual([409, 'REFERENCE_REUSED']);
    return first.body.data;
  };

  it('reverses, presents, refunds and takes the refund back, each once, under the code of the authorization', async () => {
    const purchased = purchase({ card_id: byLedger.cardId });
    const { transaction_id: id, authorization_code } = await messages.ask('authorizations', purchased);
    const about = { original_reference: purchased.reference };
    const reversed = await once('reversals', { ...about, amount: '40.00' }, { amount: '40.01' });
    expect(reversed).toMatchObject({ status: 'APPROVED', authorization_code });
    const cleared = await once('clearings', about, { amount: '1.00' });
    expect(cleared).toMatchObject({ transaction_id: id, status: 'APPROVED', authorization_code });
    const balance = Number(await byLedger.balance());
    const refund = newId();
    const refunded = await once('refunds', { ...about, reference: refund, amount: '10.00' }, { amount: '11.00' });
    expect(refunded).toMatchObject({ status: 'HELD', status_detail: 'APPROVED', response_code: '00' });
    expect(refunded.authorization_code).not.toBe(authorization_code);
    await once('reversals', { original_reference: refund }, { amount: '1.00' });
    expect(await byLedger.find(refunded.transaction_id)).toMatchObject({ state: 'REVERSED' });
    expect(Number(await byLedger.balance())).toBe(balance);
  });

  it('is refused where there is no original, or none that allows it', async () => {
    const strange = { original_reference: newId() };
    for (const path of ['clearings', 'refunds']) {
      const answer = await messages.send(`card/${path}`, { reference: newId(), ...strange });
      expect(code(answer)).toEqual([404, 'CARD_TRANSACTION_NOT_FOUND']);
    }
    const original = purchase({ card_id: byLedger.cardId });
    await messages.ask('authorizations', original);
    const about = { reference: newId(), original_reference: original.reference };
    const tooMuch = await messages.send('card/reversals', { ...about, amount: '100.01' });
    expect(code(tooMuch)).toEqual([422, 'AMOUNT_EXCEEDS_ORIGINAL']);
    const early = await messages.send('card/refunds', about);
    expect(code(early)).toEqual([409, 'ILLEGAL_STEP']);
    expect(early.body.error.details).toMatchObject([{ location: 'body', pointer: '/original_reference' }]);
  });
});

describe('a reversal that comes before its original', () => {
  it.each([
    ['without an amount', [{}]],
    ['of the whole amount', [{ amount: '100.00' }]],
    ['in parts that make the whole amount', [{ amount: '60.00' }, { amount: '40.00' }]],
  ])('%s is kept, and has the original rejected', async (_, parts) => {
    for (const path of ['authorizations', 'advices']) {
      const original = purchase({ card_id: byLedger.cardId });
      const balance = await byLedger.balance();
      for (const amount of parts) {
        const reversal = { reference: newId(), original_reference: original.reference, ...amount };
        const kept = await messages.send('card/reversals', reversal);
        expect([kept.status, kept.body.data]).toEqual([
          202,
          { reference: reversal.reference, original_reference: original.reference, status: 'AWAITING_ORIGINAL' },
        ]);
        expect((await messages.send('card/reversals', reversal)).text).toBe(kept.text);
      }
      const late = await messages.ask(path, original);
      expect(late).toMatchObject({ status_detail: 'INVALID_TRANSACTION', response_code: '12' });
      expect(await messages.ask(path, { ...original, repeat: true })).toEqual(late);
      expect(await byLedger.balance()).toBe(balance);
    }
  });

  const INEFFECTIVE = 'a reversal that came first has no effect';
  const linesOf = (id: string) => server().logged.filter((line) => line.transaction === id);

  it('is logged if the original is rejected anyway, is nobody’s, or is rejected because of it', async () => {
    const { services } = server().app;
    const reverseFirst = async (original: ReturnType<typeof purchase>, amount = {}) => {
      const reversal = { reference: newId(), original_reference: original.reference, ...amount };
      expect((await messages.send('card/reversals', reversal)).status).toBe(202);
      const { transaction_id } = await messages.ask('authorizations', original);
      await sweepCardTransactions({} as never, services);
      return linesOf(transaction_id);
    };
    const dear = purchase({ card_id: byLedger.cardId, amount: '999999999.00' });
    const client = byLedger.bench.client.client.id;
    expect(await reverseFirst(dear, { amount: '1.00' })).toMatchObject([
      { level: 40, client, code: 'ILLEGAL_STEP', msg: INEFFECTIVE },
    ]);
    expect(await reverseFirst(purchase({ pan: strangePan() }))).toMatchObject([
      { level: 40, client: null, code: 'ILLEGAL_STEP', msg: INEFFECTIVE },
    ]);
    expect(await reverseFirst(purchase({ card_id: byLedger.cardId }))).toMatchObject([
      { level: 30, client, msg: 'a reversal that came first had its original rejected' },
    ]);
    expect(await server().database.db.knex('card_early_reversals').select('id')).toHaveLength(0);
  });

  it('has its effect although the process that received the original stopped before that', async () => {
    const original = purchase({ card_id: byLedger.cardId });
    const balance = Number(await byLedger.balance());
    await messages.ask('authorizations', original);
    const row = { network: 'visiting', original_reference: original.reference, amount: 4_000, created_at: 0 };
    await server().database.db.transaction((tx) => tx.knex('card_early_reversals').insert({ id: newId(), ...row }));
    const { services } = server().app;
    await sweepCardTransactions({} as never, services);
    await applyReversalsOf(services, { network: 'visiting', reference: String(original.reference) });
    expect(Number(await byLedger.balance())).toBeCloseTo(balance - 60, 2);
  });

  const orders = <T>(items: readonly T[]): T[][] =>
    items.length === 0
      ? [[]]
      : items.flatMap((item, at) => orders(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]));

  /**
   * Sends a purchase and reversals of it, in an order.
   * @param order the path of the purchase, and the amounts of the reversals
   */
  async function arrive(n: CardNetwork, order: readonly (string | null)[]): Promise<void> {
    const original = purchase({ card_id: n.cardId });
    for (const one of order) {
      if (one === 'authorizations' || one === 'advices') {
        await messages.ask(one, original);
        continue;
      }
      const amount = one === null ? {} : { amount: one };
      const answer = await messages.send('card/reversals', {
        reference: newId(),
        original_reference: original.reference,
        ...amount,
      });
      expect(answer.status).toBeLessThan(500);
    }
  }

  it.each([
    ['authorizations', ['30.00', '20.00'], -50],
    ['advices', ['30.00', '20.00'], -50],
    ['authorizations', ['30.00', null], 0],
    ['advices', ['30.00', null], 0],
  ] as const)('%s and reversals of %j end the same in every order', async (path, parts, change) => {
    const all = orders([...parts, path]);
    for (const n of [byLedger, byClient]) {
      const holding = async () => (n === byClient ? Number(n.booked()) / 100 : Number(await n.balance()));
      for (const order of all) {
        const before = await holding();
        await arrive(n, order);
        // The events to the client follow the answers.
        if (n === byClient) await n.delivered();
        expect([order, (await holding()) - before]).toEqual([order, expect.closeTo(change, 2)]);
      }
    }
    expect(await server().database.db.knex('card_early_reversals').select('id')).toHaveLength(0);
  });
});
