import { createHmac } from 'node:crypto';
import { findEvent, listAttempts } from '../../../../server/events/store/events';
import type { OutboxEvent } from '../../../../server/events/store/outbox';
import { MINUTE } from '../../../../server/kernel/time';
import { newId } from '../../../../server/platform/ids';
import { Receiver } from '../../../../server/testing/receiver';
import { type Answer, useServer } from '../../../../server/testing/server';
import { someEvent, subscribe } from '../../../../server/testing/subscriber';
import { worldExtension } from '../..';
import { MAX_HOLD } from '../../faulty-calls';

const server = useServer({ extension: worldExtension, background: true });
const drained = () => server().app.deliveries.drained();
const receivers: Receiver[] = [];
afterAll(() => Promise.all(receivers.map((one) => one.close())));

async function subscriber() {
  const endpoint = await Receiver.start();
  receivers.push(endpoint);
  const client = await subscribe(server(), { shipping_updates: endpoint.url('/shipping/updates') });
  const control = (method: string, path: string, body?: unknown): Promise<Answer> =>
    client.send(method, `/sandbox/v1/${path}`, { body });
  const fault = (body: Record<string, unknown>) =>
    control('POST', 'delivery-faults', { kind: 'SHIPMENT_UPDATED', ...body });
  const event = async (id: string) => (await control('GET', `events/${id}`)).body.data;
  const keys = () => endpoint.received.map(({ body }) => JSON.parse(body).idempotency_key);
  return { ...client, endpoint, control, fault, event, keys };
}

describe('the events of a client', () => {
  it('are listed, newest first, and found by what they are', async () => {
    const { publish, control } = await subscriber();
    const shipmentId = newId();
    const first = await publish(someEvent(shipmentId));
    server().clock.advance(1_000);
    const second = await publish({ kind: 'IDENTITY_SESSION_COMPLETED', session: { id: newId(), status: 'REJECTED' } });
    await drained();
    const found = async (query: string) => {
      const { body } = await control('GET', `events?${query}`);
      return body.data.map(({ id }: { id: string }) => id);
    };
    expect(await found('')).toEqual([second.id, first.id]);
    expect(await found('sort=created_at')).toEqual([first.id, second.id]);
    expect(await found('filter[type]=SHIPMENT_UPDATED')).toEqual([first.id]);
    expect(await found('filter[status]=PENDING')).toEqual([second.id]);
    expect(await found('filter[status]=DELIVERED,DEAD')).toEqual([first.id]);
    expect(await found(`filter[resource_id]=${shipmentId}`)).toEqual([first.id]);
    expect(await found(`filter[created_from]=${new Date(second.createdAt).toISOString()}`)).toEqual([second.id]);
    expect(await found(`filter[created_until]=${new Date(first.createdAt).toISOString()}`)).toEqual([first.id]);
  });

  it('are read with every attempt and the body that is sent', async () => {
    const { publish, event, endpoint, pairs, control } = await subscriber();
    endpoint.answer = 500;
    const { id, key, payload, resourceId } = await publish();
    await drained();
    expect(await event(id)).toMatchObject({
      id,
      type: 'SHIPMENT_UPDATED',
      status: 'PENDING',
      idempotency_key: key,
      address: endpoint.url('/shipping/updates'),
      resource_id: resourceId,
      attempts_made: 1,
      next_attempt_at: expect.any(String),
      payload: JSON.parse(payload),
      attempts: [{ number: 1, api_key: pairs[0]?.apiKey, outcome: 'REFUSED', status_code: 500 }],
    });
    const other = await subscriber();
    for (const [method, path] of [
      ['GET', `events/${id}`],
      ['POST', `events/${id}/replay`],
    ] as const) {
      const answer = await other.control(method, path);
      expect([answer.status, answer.body.error_code]).toEqual([404, 'EVENT_NOT_FOUND']);
    }
    expect((await control('GET', 'events')).body.data).toHaveLength(1);
  });

  it('are shown as they were at one moment, whatever is recorded between two looks', async () => {
    const { publish, endpoint, client } = await subscriber();
    endpoint.answer = 500;
    const event = await publish();
    const { db } = server().database;
    const before = (await findEvent(db, client.id, event.id)) as OutboxEvent;
    await drained();
    const after = (await findEvent(db, client.id, event.id)) as OutboxEvent;
    expect([before.attempts, (await listAttempts(db, before)).length]).toEqual([before.attempts, before.attempts]);
    expect([after.attempts, (await listAttempts(db, after)).length]).toEqual([1, 1]);
  });

  it('are sent again when they are asked for, with the same key', async () => {
    const { publish, event, control, keys } = await subscriber();
    const { id, key } = await publish();
    await drained();
    const { status, body } = await control('POST', `events/${id}/replay`);
    expect([status, body.data.status]).toEqual([202, 'PENDING']);
    await drained();
    expect(keys()).toEqual([key, key]);
    expect(await event(id)).toMatchObject({ status: 'DELIVERED', attempts_made: 2 });
  });

  it('need somewhere to go', async () => {
    const { publish, control } = await subscriber();
    const { id } = await publish({ kind: 'IDENTITY_SESSION_COMPLETED', session: { id: newId(), status: 'REJECTED' } });
    const { status, body } = await control('POST', `events/${id}/replay`);
    expect([status, body.error_code]).toEqual([409, 'EVENT_WITHOUT_ADDRESS']);
  });

  it('are all sent again that failed since a moment', async () => {
    const { publish, event, control, endpoint, client } = await subscriber();
    const old = await publish();
    endpoint.answer = 410;
    await drained();
    const tooOld = await publish();
    await drained();
    server().clock.advance(MINUTE);
    const since = new Date(server().clock.now()).toISOString();
    const gone = await publish();
    const decided = await publish();
    await drained();
    const { db } = server().database;
    // A question that the client was asked stands among its events, and is decided.
    await db.transaction(({ knex }) => knex('outbox').where({ id: decided.id }).update({ kind: 'CARD_AUTHORIZATION' }));
    endpoint.answer = 503;
    const failing = await publish();
    await drained();
    endpoint.answer = 200;
    const fine = await publish();
    await drained();
    const { status, body } = await control('POST', 'events/resend', { since });
    expect([status, body.data]).toEqual([202, { resent: 2 }]);
    await drained();
    for (const { id } of [gone, failing]) {
      expect(await event(id)).toMatchObject({ status: 'DELIVERED', attempts_made: 2 });
    }
    expect(await findEvent(db, client.id, decided.id)).toMatchObject({ state: 'DEAD', attempts: 1 });
    expect(await event(fine.id)).toMatchObject({ attempts_made: 1 });
    expect(await event(tooOld.id)).toMatchObject({ status: 'DEAD', attempts_made: 1 });
    expect(await event(old.id)).toMatchObject({ attempts_made: 1 });
  });
});

describe('a delivery that goes wrong on purpose', () => {
  const attempts = (event: { attempts: { outcome: string }[] }) => event.attempts.map(({ outcome }) => outcome);
  const timeOfLast = ({ endpoint }: { endpoint: Receiver }) => Number(endpoint.received.at(-1)?.headers['x-timestamp']);

  it('comes twice', async () => {
    const { publish, fault, event, keys } = await subscriber();
    await fault({ fault: 'DUPLICATE' });
    const { id, key } = await publish();
    await drained();
    expect(keys()).toEqual([key, key]);
    const read = await event(id);
    expect([read.status, attempts(read)]).toEqual(['DELIVERED', ['DELIVERED', 'DELIVERED']]);
  });

  it('comes after the next of its kind', async () => {
    const { publish, fault, event, keys } = await subscriber();
    await fault({ fault: 'REORDER' });
    const first = await publish();
    await drained();
    const second = await publish();
    await drained();
    expect(keys()).toEqual([second.key, first.key]);
    expect(attempts(await event(first.id))).toEqual(['FAULT', 'DELIVERED']);
  });

  it('comes by itself when no other follows for ten minutes', async () => {
    const { publish, fault, keys } = await subscriber();
    await fault({ fault: 'REORDER' });
    const { key } = await publish();
    await drained();
    server().clock.advance(MAX_HOLD - 1);
    await drained();
    expect(keys()).toEqual([]);
    server().clock.advance(1);
    await drained();
    expect(keys()).toEqual([key]);
  });

  it.each([
    ['DELAY', 90_000, { delay_seconds: 90 }],
    ['DROP', 5_500, {}],
  ])('comes later: %s', async (name, milliseconds, more) => {
    const { publish, fault, event, keys } = await subscriber();
    await fault({ fault: name, ...more });
    const { id, key } = await publish();
    await drained();
    expect(keys()).toEqual([]);
    server().clock.advance(milliseconds);
    await drained();
    expect(keys()).toEqual([key]);
    expect(attempts(await event(id))).toEqual(['FAULT', 'DELIVERED']);
  });

  it.each(['BAD_SIGNATURE', 'OLD_SECRET', 'STALE_TIMESTAMP'])(
    'is wrongly signed, even if the client takes it, and right the next time: %s',
    async (name) => {
      const client = await subscriber();
      const { publish, fault, event, endpoint, addPair, pairs } = client;
      await addPair();
      await fault({ fault: name });
      const { id } = await publish();
      await drained();
      const verdict = () => {
        const { headers, body, path } = endpoint.received.at(-1)!;
        const text = `${headers['x-timestamp']}${path}${body}`;
        const by = (secret = '') =>
          `hmac-sha256 ${createHmac('sha256', Buffer.from(secret, 'base64')).update(text).digest('base64')}`;
        expect(headers['x-api-key']).toBe(pairs[0]?.apiKey);
        return {
          right: headers['x-signature'] === by(pairs[0]?.secret),
          old: headers['x-signature'] === by(pairs[1]?.secret),
          fresh: Date.now() / 1000 - timeOfLast(client) < 60,
        };
      };
      expect(verdict()).toEqual({
        right: name === 'STALE_TIMESTAMP',
        old: name === 'OLD_SECRET',
        fresh: name !== 'STALE_TIMESTAMP',
      });
      server().clock.advance(5_500);
      await drained();
      expect(verdict()).toEqual({ right: true, old: false, fresh: true });
      const read = await event(id);
      expect([read.status, attempts(read)]).toEqual(['DELIVERED', ['FAULT', 'DELIVERED']]);
    },
  );

  it('is listed while it lasts, for its kind and client only, and can be taken away', async () => {
    const [one, other] = [await subscriber(), await subscriber()];
    await one.control('POST', 'delivery-faults', { kind: 'ACTIVITY_CREATED', fault: 'DROP' });
    const { status, body } = await one.fault({ fault: 'DROP', times: 2 });
    expect([status, body.data]).toMatchObject([201, { kind: 'SHIPMENT_UPDATED', fault: 'DROP', times: 2, left: 2 }]);
    await other.publish();
    await one.publish();
    await drained();
    expect([other.keys().length, one.keys().length]).toEqual([1, 0]);
    const listed = async () => (await one.control('GET', 'delivery-faults')).body.data;
    const lefts = (await listed()).map(({ kind, left }: { kind: string; left: number }) => [kind, left]);
    expect(lefts.sort()).toEqual([
      ['ACTIVITY_CREATED', 1],
      ['SHIPMENT_UPDATED', 1],
    ]);
    const path = `delivery-faults/${body.data.id}`;
    expect((await other.control('DELETE', path)).body.error_code).toBe('FAULT_NOT_FOUND');
    expect((await one.control('DELETE', path)).status).toBe(204);
    expect(await listed()).toHaveLength(1);
    await one.publish();
    await drained();
    expect(one.keys()).toHaveLength(1);
  });
});
