import { handOver, makeCards } from '../cards/jobs/make-batch';
import { cardExpired, cardReported } from '../cards/reports';
import { newId } from '../platform/ids';
import { CardBench } from '../testing/cards';
import { ask } from '../testing/networks';
import { client, code, once, post, put, server, stranger, useReportingNetworks } from '../testing/reporting-networks';

useReportingNetworks();

describe('plastic and its way', () => {
  it('of a card is made, and may be said so again', async () => {
    const b = new CardBench(server, client);
    const card = await b.card({ card_type: 'PHYSICAL' });
    for (const _ of ['first', 'again']) {
      const { status, body } = await put(`embosser/orders/${card.id}/completion`);
      expect([status, body.data]).toEqual([200, { id: card.id, kind: 'CARD', status: 'MADE' }]);
      expect((await b.ask('GET', `/cards/v1/${card.id}`)).status).toBe('EMBOSSED');
    }
    await b.activate((await b.secrets(card.id)).pan, card.user_id);
    expect((await put(`embosser/orders/${card.id}/completion`)).status).toBe(200);
    expect((await b.ask('GET', `/cards/v1/${card.id}`)).status).toBe('ACTIVE');
    expect(code(await put(`embosser/orders/${newId()}/completion`))).toEqual([404, 'ORDER_NOT_FOUND']);
    expect(code(await put(`embosser/orders/${card.id}/completion`, undefined, stranger))).toEqual([
      404,
      'ORDER_NOT_FOUND',
    ]);
  });

  it.each(['LOST', 'STOLEN', 'EXPIRED', 'DISABLED'])(
    'of a card that is %s by then may be said so again',
    async (status) => {
      const b = new CardBench(server, client);
      const card = await b.card({ card_type: 'PHYSICAL' });
      const path = `embosser/orders/${card.id}/completion`;
      const first = await put(path);
      const subject = { clientId: client.client.id, id: card.id, now: server.clock.now() };
      const moved = { LOST: 'LOST', STOLEN: 'STOLEN' }[status] as 'LOST' | 'STOLEN' | undefined;
      if (status === 'DISABLED') {
        const body = { status, status_reason: 'CLIENT_INTERNAL_REASON' };
        await b.client.send('PATCH', `/cards/v1/${card.id}`, { body });
      } else {
        await server.database.db.transaction((tx) =>
          moved === undefined ? cardExpired(tx, subject) : cardReported(tx, subject, moved),
        );
      }
      const again = await put(path);
      expect([again.status, again.body]).toEqual([200, first.body]);
      expect((await b.ask('GET', `/cards/v1/${card.id}`)).status).toBe(status);
    },
  );

  it('of nobody is not made: neither a virtual card has an order, nor one of a batch other than that of the batch', async () => {
    const b = new CardBench(server, client);
    const virtual = await b.card();
    const { id } = await b.batch({ quantity: 1 });
    const batch = { clientId: client.client.id, batchId: id, now: server.clock.now() };
    const made = await server.database.db.transaction((tx) => makeCards(tx, server.app.services.vault, batch));
    const [ofBatch] = await server.database.db.knex('cards').where({ batch_id: id }).pluck('id');
    expect([virtual.status, made]).toEqual(['ACTIVE', 0]);
    for (const cardId of [virtual.id, ofBatch]) {
      const answer = await put(`embosser/orders/${cardId}/completion`);
      expect(code(answer)).toEqual([404, 'ORDER_NOT_FOUND']);
    }
  });

  it('of a batch is made, and may be said so again, also at once', async () => {
    const b = new CardBench(server, client);
    const { id } = await b.batch();
    const batch = { clientId: client.client.id, batchId: id, now: server.clock.now() };
    await server.database.db.transaction(async (tx) => {
      while ((await makeCards(tx, server.app.services.vault, batch)) > 0);
      await handOver(tx, batch.clientId, id, batch.now);
    });
    const answers = await Promise.all([1, 2, 3].map(() => put(`embosser/orders/${id}/completion`)));
    expect(answers.map(({ status, body }) => [status, body.data])).toEqual(
      answers.map(() => [200, { id, kind: 'BATCH', status: 'MADE' }]),
    );
  });

  it('is on its way by steps that count once', async () => {
    const b = new CardBench(server, client);
    const card = await b.card({ card_type: 'PHYSICAL' });
    await put(`embosser/orders/${card.id}/completion`);
    const path = `courier/shipments/${card.shipment_id}/events`;
    await post(path, { reference: newId(), status: 'PENDING' });
    const report = { reference: newId(), status: 'TRACKED', external_tracking_id: 'AR123' };
    expect(await once(path, report, { external_tracking_id: 'AR124' })).toMatchObject({
      ...{ id: card.shipment_id, status: 'TRACKED', external_tracking_id: 'AR123' },
    });
    expect(code(await post(path, { ...report, reference: newId() }))).toEqual([409, 'ILLEGAL_STEP']);
  });
});

describe('an identity session', () => {
  async function session() {
    const user = await new CardBench(server, client).user();
    const { id } = await ask(client, 'POST', '/identity/v1/sessions', { user_id: user.id });
    return { id, path: `identity/sessions/${id}` };
  }

  it('gets on by reports that count once, with what the user gave', async () => {
    const { id, path } = await session();
    await post(`${path}/events`, { reference: newId(), status: 'IN_PROGRESS' });
    const collected = { person_data: { name: 'Ana' } };
    await post(`${path}/events`, { reference: newId(), status: 'PROCESSING', collected });
    const report = { reference: newId(), status: 'VALIDATED' };
    expect(await once(`${path}/events`, report, { status: 'REJECTED' })).toEqual({ id, status: 'VALIDATED' });
    expect((await ask(client, 'GET', `/identity/v1/sessions/${id}`)).status).toBe('VALIDATED');
    expect(code(await put(`${path}/cancellation`))).toEqual([409, 'ILLEGAL_STEP']);
  });

  it('collects dates that every client can read: a document may be valid until 9999, and nothing is of the year 0', async () => {
    const { id, path } = await session();
    const event = (collected: object) => ({ reference: newId(), status: 'PROCESSING', collected });
    for (const collected of [
      { person_data: { birthdate: '0000-01-01' } },
      { document_data: { issue_date: '0999-12-31' } },
      { document_data: { expiration_date: '0000-12-31' } },
    ]) {
      expect(code(await post(`${path}/events`, event(collected)))).toEqual([400, 'INVALID_REQUEST']);
    }
    const document_data = { issue_date: '2020-02-29', expiration_date: '9999-12-31' };
    expect((await post(`${path}/events`, event({ document_data }))).status).toBe(200);
    await post(`${path}/events`, { reference: newId(), status: 'VALIDATED' });
    const report = await ask(client, 'GET', `/identity/v1/sessions/${id}/report`);
    expect(report.document_data).toMatchObject(document_data);
  });

  it('is called off, and may be so again', async () => {
    const { id, path } = await session();
    for (const _ of ['first', 'again']) {
      expect((await put(`${path}/cancellation`)).body).toEqual({ data: { id, status: 'CANCELLED' } });
    }
    expect(code(await put(`${path}/cancellation`, undefined, stranger))).toEqual([404, 'IDENTITY_SESSION_NOT_FOUND']);
  });
});
