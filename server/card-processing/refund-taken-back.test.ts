import { CardNetwork } from '../../mocks/testing/card-network';
import { CONTROLS } from '../../mocks/testing/controls';
import { worldExtension } from '../../mocks/world';
import { findClient } from '../clients/store/clients';
import type { Client } from '../kernel/client';
import { verifyLedger } from '../ledger/verification';
import { newId } from '../platform/ids';
import { CardMessages, cardNetwork, purchase } from '../testing/card-messages';
import { useServer } from '../testing/server';

// A refund counts against its purchase for as much as it still is, whichever way the network takes the rest back.

const server = useServer({ extension: worldExtension, networks: [cardNetwork('visiting')] });

let n: CardNetwork;
let messages: CardMessages;
beforeEach(async () => {
  n = await CardNetwork.open(server(), { account: true });
  messages = await CardMessages.of(server(), { name: 'visiting' });
  await n.fund('1000.00');
});
afterEach(async () => {
  expect((await verifyLedger(server().database.db)).mismatches).toEqual([]);
  await n.close();
});

interface Bought {
  id: string;
  reference: unknown;
}

/** A purchase of 100.00 that was presented. */
async function bought(): Promise<Bought> {
  const message = purchase({ card_id: n.cardId });
  const { transaction_id: id } = await messages.ask('authorizations', message);
  await n.step(id, 'clear');
  return { id, reference: message.reference };
}

/** All of it is refunded by an advice. */
async function advised({ reference: original_reference }: Bought): Promise<Bought> {
  const reference = newId();
  const advice = purchase({ card_id: n.cardId, reference, type: 'REFUND', original_reference });
  const { transaction_id: id } = await messages.ask('advices', advice);
  return { id, reference };
}

async function settle(): Promise<void> {
  const client = (await findClient(server().database.db, n.bench.client.client.id)) as Client;
  await server().app.services.processor.releaseRefunds(client, server().clock.now() + 1);
}

/** All of it is refunded by a message, and settled. */
async function settled({ id: purchaseId }: Bought): Promise<Bought> {
  const { id } = await n.step(purchaseId, 'refund');
  await settle();
  return { id, reference: null };
}

const reversePresentment = (changes = {}) => ({ reverse: true, reason_code: '4853', ...changes });

describe('a refund that is taken back', () => {
  const ways: [string, (of: Bought) => Promise<unknown>][] = [
    [
      'by a reversal',
      async (of) => {
        const { reference: original_reference } = await advised(of);
        await messages.ask('reversals', { original_reference });
      },
    ],
    ['for want of a presentment', async (of) => n.step((await advised(of)).id, 'expire')],
    ['while it is held', async ({ id }) => n.step((await n.step(id, 'refund')).id, 'reverse')],
    ['with its presentment', async (of) => n.step((await settled(of)).id, 'clear', reversePresentment())],
    [
      'with the presentment of an advice',
      async (of) => {
        const { id } = await advised(of);
        await n.step(id, 'clear');
        await n.step(id, 'clear', reversePresentment());
      },
    ],
  ];

  it.each(ways)('%s can be made once more, and no further', async (_, takeBack) => {
    const of = await bought();
    await takeBack(of);
    expect(await n.balance()).toBe('900.00');
    const again = await n.step(of.id, 'refund');
    expect(again.transaction.total).toBe('100.00');
    await settle();
    expect(await n.balance()).toBe('1000.00');
    const further = await n.send(`/${of.id}/refund`, { amount: '0.01' });
    expect([further.status, further.body.error_code]).toEqual([422, 'AMOUNT_EXCEEDS_ORIGINAL']);
  });

  const parts: [string, (of: Bought) => Promise<unknown>][] = [
    [
      'by a reversal',
      async (of) => {
        const { reference: original_reference } = await advised(of);
        await messages.ask('reversals', { original_reference, amount: '40.00' });
      },
    ],
    ['by a smaller presentment', async (of) => n.step((await advised(of)).id, 'clear', { amount: '60.00' })],
    [
      'with its presentment',
      async (of) => n.step((await settled(of)).id, 'clear', reversePresentment({ amount: '40.00' })),
    ],
  ];

  it.each(parts)('in part %s leaves that part to be refunded', async (_, takeBack) => {
    const of = await bought();
    await takeBack(of);
    expect(await n.balance()).toBe('960.00');
    expect((await n.step(of.id, 'refund')).transaction.total).toBe('40.00');
    await settle();
    expect(await n.balance()).toBe('1000.00');
  });
});

it('a refund of which more is presented leaves less of its purchase to be refunded', async () => {
  const of = await bought();
  const { id } = await n.step(of.id, 'refund', { amount: '30.00' });
  await settle();
  await n.step(id, 'clear', { function_code: 'SECOND_PRESENTMENT_PARTIAL', amount: '20.00', reason_code: '4853' });
  expect(await n.balance()).toBe('950.00');
  expect((await n.step(of.id, 'refund')).transaction.total).toBe('50.00');
});

describe('a purchase that is over before its refund is taken back', () => {
  const ends: [string, (of: Bought) => Promise<unknown>, string][] = [
    ['was reversed', async ({ id }) => n.step(id, 'reverse'), 'REVERSED'],
    ['was not presented in time', async ({ id }) => n.step(id, 'expire'), 'PURGED'],
  ];
  const ways: [string, (refund: Bought) => Promise<unknown>][] = [
    ['a reversal', async ({ id }) => n.step(id, 'reverse')],
    ['a reversal in part', async ({ id }) => n.step(id, 'reverse', { amount: '30.00' })],
    ['an advice', async ({ id }) => n.force({ type: 'REVERSAL_REFUND', original_transaction_id: id })],
    ['a smaller presentment', async ({ id }) => n.step(id, 'clear', { amount: '70.00' })],
    ['the end of its time', async ({ id }) => n.step(id, 'expire')],
  ];
  const cases = ends.flatMap(([end, finish, state]) =>
    ways.map(([way, takeBack]) => ({ end, finish, state, way, takeBack })),
  );

  it.each(cases)('because it $end costs the user nothing: $way', async ({ finish, state, takeBack }) => {
    const message = purchase({ card_id: n.cardId });
    const { transaction_id: id } = await messages.ask('authorizations', message);
    const of = { id, reference: message.reference };
    const refund = await advised(of);
    await finish(of);
    expect([await n.balance(), (await n.find(id)).state]).toEqual(['1000.00', state]);
    await takeBack(refund);
    expect(await n.balance()).toBe('1000.00');
    const last = (await n.followers(id)).at(-1);
    expect([last.type, last.status]).toEqual(['REVERSAL_PURCHASE', 'APPROVED']);
  });
});

it('a purchase of which more was presented, and that was reversed, is presented again with nothing', async () => {
  const { id } = await n.use();
  await n.step(id, 'clear', { amount: '110.00' });
  await n.force({ type: 'REVERSAL_PURCHASE', amount: '110.00', original_transaction_id: id });
  expect((await n.step(id, 'clear')).state).toBe('CLEARED');
  expect(await n.balance()).toBe('1000.00');
});

describe('a purchase of which more was refunded than it cost', () => {
  async function overRefunded(amount: string): Promise<{ purchase: Bought; refund: Bought }> {
    const message = purchase({ card_id: n.cardId });
    const { transaction_id: id } = await messages.ask('authorizations', message);
    const of = { id, reference: message.reference };
    const refund = await advised(of);
    await n.step(refund.id, 'clear', { amount });
    return { purchase: of, refund };
  }

  it.each([
    ['140.00', '1040.00'],
    ['100.01', '1000.01'],
  ])('changes nothing when it is not presented in time: %s of 100.00', async (amount, balance) => {
    const { purchase: of } = await overRefunded(amount);
    expect(await n.balance()).toBe(balance);
    await n.step(of.id, 'expire');
    expect([await n.balance(), (await n.find(of.id)).state]).toEqual([balance, 'PURGED']);
    expect(await n.followers(of.id)).toEqual([expect.objectContaining({ type: 'REFUND' })]);
  });

  it('gives back what it cost once the refund is taken back', async () => {
    const { purchase: of, refund } = await overRefunded('140.00');
    await n.step(of.id, 'expire');
    await n.step(refund.id, 'clear', reversePresentment({ amount: '80.00' }));
    expect(await n.balance()).toBe('1000.00');
  });
});

describe('with a tax and a discount, whose prices are rounded', () => {
  const charges = [
    { name: 'IVA', type: 'TAX', percentage: '21', origin: 'DOMESTIC' },
    { name: 'LOYALTY', type: 'DISCOUNT', percentage: '5.5', origin: 'DOMESTIC' },
  ];
  beforeEach(() => n.bench.ask('PATCH', `${CONTROLS}/client`, { card_charges: charges }));

  const use = async (): Promise<Bought> => {
    const message = purchase({ card_id: n.cardId, amount: '10.00' });
    const { transaction_id: id } = await messages.ask('authorizations', message);
    return { id, reference: message.reference };
  };
  const refund = async ({ reference: original_reference }: Bought, amount: string): Promise<Bought> => {
    const reference = newId();
    const advice = purchase({ card_id: n.cardId, reference, type: 'REFUND', original_reference, amount });
    return { id: (await messages.ask('advices', advice)).transaction_id, reference };
  };

  it('a purchase that is over costs nothing, to the cent, once its refund is taken back', async () => {
    const of = await use();
    expect(await n.balance()).toBe('988.45');
    const { id } = await refund(of, '1.00');
    await n.step(of.id, 'expire');
    expect(await n.balance()).toBe('1000.00');
    await n.step(id, 'expire');
    expect(await n.balance()).toBe('1000.00');
  });

  it('refunds that are taken back in another order than they came leave nothing of what is refunded in the end', async () => {
    const of = await use();
    await n.step(of.id, 'clear');
    const { reference: original_reference } = await refund(of, '1.50');
    await refund(of, '2.10');
    await messages.ask('reversals', { original_reference });
    await refund(of, '7.90');
    expect(await n.balance()).toBe('1000.00');
  });

  it('a presentment of what was refunded costs what came back', async () => {
    const of = await use();
    await refund(of, '1.00');
    await n.step(of.id, 'clear', { amount: '1.00' });
    expect(await n.balance()).toBe('1000.00');
  });
});
