import { TEST_NOW, type TestClient, useServer } from '../../testing/server';
import type { Tx } from '../store/db';
import type { IdempotentRequest } from './request';
import { BegunRequestMissing, Refused, type ReservedSteps, runReserved } from './reserved';

const server = useServer();

let client: TestClient;
beforeEach(async () => {
  client = await server().client();
});

const request = (over: Partial<IdempotentRequest> = {}): IdempotentRequest => ({
  clientId: client.client.id,
  operationId: 'createPixKey',
  key: 'k',
  fingerprint: 'this body',
  now: TEST_NOW,
  rule: { header: 'x-idempotency-key', reused: 'IDEMPOTENCY_KEY_REUSED' },
  vault: null,
  inRevision: null,
  ...over,
});

/** Steps that do nothing outside, and the ids that they were given, by step. */
function steps(over: Partial<ReservedSteps<string, string, string>> = {}) {
  const called = { begin: [] as string[], resume: [] as string[], ask: [] as string[] };
  const own: ReservedSteps<string, string, string> = {
    begin: async (tx, id) => {
      called.begin.push(id);
      return over.begin === undefined ? id : over.begin(tx, id);
    },
    resume: async (tx, id, attempt) => {
      called.resume.push(id);
      return over.resume === undefined ? id : over.resume(tx, id, attempt);
    },
    ask: async (begun) => {
      called.ask.push(begun);
      return over.ask === undefined ? 'done' : over.ask(begun);
    },
    conclude: over.conclude ?? (async (_tx, begun, answer) => `${begun} ${answer}`),
  };
  return {
    called,
    run: (of = request()) => runReserved(server().database.db, of, own, (text) => ({ status: 201, text })),
  };
}

const reservations = (): Promise<{ resource_id: string }[]> =>
  server().database.db.transaction(({ knex }: Tx) =>
    knex('reservations').where({ client_id: client.client.id }).select('resource_id'),
  );

const cutOff = () => Promise.reject(new Error('the process ends here'));

describe('steps with an outside network between two transactions', () => {
  it('leave no reservation once there is an answer, and a repeat gets that answer without the network', async () => {
    const { run, called } = steps();
    const first = await run();
    expect(await reservations()).toEqual([]);
    expect(await run()).toEqual(first);
    expect(await reservations()).toEqual([]);
    expect([called.begin.length, called.resume, called.ask.length]).toEqual([1, [], 1]);
  });

  it('go on with what an attempt has begun that was cut off, under the same id', async () => {
    const first = steps({ ask: cutOff });
    await expect(first.run()).rejects.toThrow('the process ends here');
    const [id] = first.called.begin;
    expect(await reservations()).toEqual([{ resource_id: id }]);
    let sinceWhen = 0;
    const next = steps({
      resume: async (_tx, resumed, { since }) => {
        sinceWhen = since;
        return resumed;
      },
    });
    expect(await next.run(request({ now: TEST_NOW + 5 }))).toMatchObject({ text: `${id} done` });
    expect([next.called, sinceWhen]).toEqual([{ begin: [], resume: [id], ask: [id] }, TEST_NOW]);
    expect(await reservations()).toEqual([]);
  });

  it('refuse the key for another body while an attempt is open, and the attempt can still be gone on with', async () => {
    const first = steps({ ask: cutOff });
    await expect(first.run()).rejects.toThrow('the process ends here');
    const other = steps();
    await expect(other.run(request({ fingerprint: 'another body' }))).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(other.called).toEqual({ begin: [], resume: [], ask: [] });
    expect((await steps().run()).text).toBe(`${first.called.begin[0]} done`);
  });

  it('give the key back with a refusal that leaves a trace', async () => {
    const refusing = steps({ begin: async () => new Refused(new Error('refused')) });
    await expect(refusing.run()).rejects.toThrow('refused');
    expect([await reservations(), refusing.called.ask]).toEqual([[], []]);
    expect(await steps().run(request({ fingerprint: 'another body' }))).toMatchObject({ status: 201 });
  });

  it('keep nothing of a refusal that leaves no trace', async () => {
    await expect(steps({ begin: () => Promise.reject(new Error('refused')) }).run()).rejects.toThrow('refused');
    expect(await reservations()).toEqual([]);
  });

  it('begin anew, once, where what was begun is gone', async () => {
    let isGone = true;
    const { run, called } = steps({
      conclude: async (_tx, begun) => {
        if (isGone) {
          isGone = false;
          throw new BegunRequestMissing('a key');
        }
        return `${begun} at last`;
      },
      resume: (_tx, id) => Promise.resolve(id),
    });
    const { text } = await run();
    expect(text).toBe(`${called.begin[0]} at last`);
    expect(called.ask).toHaveLength(2);

    const never = steps({ conclude: () => Promise.reject(new BegunRequestMissing('a key')) });
    await expect(never.run(request({ key: 'another' }))).rejects.toThrow('a key that was reserved is not there');
    expect(never.called.ask).toHaveLength(2);
  });

  it('answer both of two that run at once the same, and ask for the same', async () => {
    let bothAsk: () => void = () => undefined;
    const isAsked = new Promise<void>((resolve) => {
      bothAsk = resolve;
    });
    let asking = 0;
    const { run, called } = steps({
      ask: async () => {
        asking += 1;
        if (asking === 2) bothAsk();
        await isAsked;
        return 'done';
      },
    });
    const [one, other] = await Promise.all([run(), run()]);
    expect(one).toEqual(other);
    expect(new Set(called.ask).size).toBe(1);
    expect(await reservations()).toEqual([]);
  });
});
