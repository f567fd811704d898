import { defaultConfiguration } from '../kernel/client';
import { newId } from '../platform/ids';
import { readSetting, writeSetting } from '../platform/store/settings';
import { useDatabase } from '../testing/database';
import { type EventContent, EventViolation, emit, eventOf } from './outbox';
import { insertEvents } from './store/outbox';

const database = useDatabase();
const NOW = Date.parse('2026-03-15T12:00:00.000Z');

const shipment = (shipmentId = newId()): EventContent => {
  return { kind: 'SHIPMENT_UPDATED', shipmentId, resourceUrl: `http://localhost/shipping/v1/${shipmentId}` };
};

describe('an event and its change', () => {
  it('exist together or not at all, over a thousand random aborts', async () => {
    const { db } = database;
    const clientId = newId();
    const changes = Array.from({ length: 1_000 }, (_, at) => ({ name: `change ${at}`, id: newId(), committed: false }));
    const moments = ['never', 'before', 'between', 'after', 'at the commit', 'connection'] as const;
    const fail = () => {
      throw new Error('aborted on purpose');
    };
    const work = async (change: (typeof changes)[number]) => {
      const moment = moments[Math.floor(Math.random() * moments.length)];
      await db.transaction(async (tx) => {
        if (moment === 'before') fail();
        await writeSetting(tx, change.name, change.id);
        if (moment === 'between') fail();
        await emit(tx, { id: clientId }, shipment(change.id), NOW);
        if (moment === 'after') fail();
        if (moment === 'at the commit') tx.beforeCommit(async () => fail());
        if (moment !== 'connection') return;
        if (tx.dialect === 'sqlite') fail();
        await tx.knex.raw('SELECT pg_terminate_backend(pg_backend_pid())');
      });
      change.committed = true;
    };
    const queue = [...changes];
    const worker = async () => {
      for (let change = queue.pop(); change !== undefined; change = queue.pop())
        await work(change).catch(() => undefined);
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    const events = await db.knex('outbox').where({ client_id: clientId }).pluck('resource_id');
    const settings = await Promise.all(changes.map(({ name }) => readSetting<string>(db, name)));
    const committed = changes.filter((change) => change.committed).map(({ id }) => id);
    expect(events.sort()).toEqual(committed.sort());
    expect(settings.filter((id) => id !== null).sort()).toEqual(committed);
    expect(committed.length).toBeGreaterThan(50);
    expect(committed.length).toBeLessThan(500);
  });

  it('are announced after the commit and never without one', async () => {
    const { db } = database;
    const notices: number[] = [];
    const count = async () => Number((await db.knex('outbox').where({ client_id: 'loud' }).count({ n: '*' }))[0]?.n);
    let seen = Promise.resolve(0);
    const stop = db.onAnnounced('outbox', () => {
      notices.push(notices.length);
      seen = count();
    });
    const twice = [eventOf({ id: 'loud' }, shipment(), NOW), eventOf({ id: 'loud' }, shipment(), NOW)];
    const aborted = db.transaction(async (tx) => {
      await insertEvents(tx, twice);
      throw new Error('aborted on purpose');
    });
    await expect(aborted).rejects.toThrow('on purpose');
    expect(notices).toHaveLength(0);
    await db.transaction(async (tx) => {
      for (const event of twice) await insertEvents(tx, [event]);
    });
    expect(notices).toHaveLength(1);
    expect(await seen).toBe(2);
    stop();
  });
});

describe('making an event', () => {
  const session = { id: newId(), status: 'VALIDATED' as const };

  it('gives it an envelope, a key of its own and the moment it is due', () => {
    const event = eventOf({ id: 'c' }, { kind: 'IDENTITY_SESSION_COMPLETED', session }, NOW);
    expect(event).toMatchObject({ clientId: 'c', receiver: 'c/identity_sessions', resourceId: session.id });
    expect(event).toMatchObject({ state: 'PENDING', attempts: 0, failures: 0, nextAttemptAt: NOW, createdAt: NOW });
    expect(JSON.parse(event.payload)).toEqual({
      event_id: 'identity-session-completed',
      idempotency_key: event.key,
      session,
    });
    expect(eventOf({ id: 'c' }, { kind: 'IDENTITY_SESSION_COMPLETED', session }, NOW).key).not.toBe(event.key);
  });

  it('refuses what the contract of events does not allow', () => {
    const wrong = { ...session, status: 'PROCESSING' } as unknown as typeof session;
    expect(() => eventOf({ id: 'c' }, { kind: 'IDENTITY_SESSION_COMPLETED', session: wrong }, NOW)).toThrow(
      EventViolation,
    );
    const more = { ...session, score: 1 };
    expect(() => eventOf({ id: 'c' }, { kind: 'IDENTITY_SESSION_COMPLETED', session: more }, NOW)).toThrow(
      'at /session/score: is not known here',
    );
  });

  it('puts it aside when the client is known to have no address for it', () => {
    const client = { id: 'c', configuration: defaultConfiguration };
    expect(eventOf(client, shipment(), NOW)).toMatchObject({ state: 'PENDING', nextAttemptAt: null });
  });
});
