import { createServer } from 'node:http';
import { CardNetwork, type Setting } from '../../../mocks/testing/card-network';
import { worldExtension } from '../../../mocks/world';
import { CardProcessor } from '../../card-processing/processor';
import { RateLimit } from '../../platform/http/rate-limit';
import { SharedRateLimit } from '../../platform/http/shared-rate-limit';
import { GroupCommit } from '../../platform/store/group-commit';
import { CardMessages, cardNetwork, purchase } from '../../testing/card-messages';
import { closeAtOnce, listenLocally } from '../../testing/local-server';
import { useServer } from '../../testing/server';
import { ManualTimer } from '../../testing/timer';

/** The time of the answer less what is kept back for recording the decision. */
const CLIENT_HAS = 2_750;
/** The time that goes by before a client is asked, in milliseconds. */
const SLOW = 500;
const STAND_IN = new Map([['ARS', 50_000n]]);
const RATE = { scopes: ['network:card'], certificate: null, keys: [], rateLimit: { perSecond: 1, burst: 2 } };
const NETWORKS = [
  cardNetwork('careful'),
  cardNetwork('trusting', { standIn: STAND_IN }),
  cardNetwork('hasty', { reports: RATE }),
];

const timer = new ManualTimer();
const server = useServer({ extension: worldExtension, networks: NETWORKS, processing: { timer } });
let careful: CardMessages;
let trusting: CardMessages;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  careful = await CardMessages.of(server(), { name: 'careful' });
  trusting = await CardMessages.of(server(), { name: 'trusting' });
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const close of closing.splice(0)) await close();
});

/** A client that takes calls to decide and never answers; adjustments are taken. */
class Silent {
  readonly adjustments: Record<string, unknown>[] = [];
  private waiting: (() => void)[] = [];
  private calls = 0;
  private constructor() {}

  static async open(setting: Setting = {}): Promise<{ silent: Silent; n: CardNetwork }> {
    const http = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (request.url === '/transactions/authorizations') silent.received();
        else {
          silent.adjustments.push(JSON.parse(Buffer.concat(chunks).toString('utf8')));
          response.writeHead(200).end();
        }
      });
    });
    const silent = new Silent();
    const port = await listenLocally(http);
    const url = `http://127.0.0.1:${port}`;
    const n = await CardNetwork.open(server(), { transactions: url, ...setting });
    closing.push(
      () => n.close(),
      () => closeAtOnce(http),
    );
    return { silent, n };
  }

  private received(): void {
    this.calls += 1;
    for (const wake of this.waiting.splice(0)) wake();
  }

  async asked(): Promise<void> {
    while (this.calls === 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.calls -= 1;
  }
}

/** Uses a card whose client is silent until its time is over. */
async function late(messages: CardMessages, { silent, n }: { silent: Silent; n: CardNetwork }, changes = {}) {
  const answer = messages.ask('authorizations', purchase({ card_id: n.cardId, ...changes }));
  await silent.asked();
  timer.pass(CLIENT_HAS);
  return answer;
}

const standIns = async () =>
  (await server().app.services.metrics.registry.getSingleMetricAsString('contrato_card_stand_ins_total'))
    .split('\n')
    .filter((line) => line.startsWith('contrato_card_stand_ins_total{'));

describe('a client that can not be reached in time', () => {
  it('is declined for, unless something else is agreed, before the time of the answer is over', async () => {
    const opened = await Silent.open();
    const data = await late(careful, opened);
    expect(data).toMatchObject({ status: 'REJECTED', status_detail: 'CLIENT_TIMEOUT', response_code: '91' });
    expect(await opened.n.find(data.transaction_id)).toMatchObject({ decided_by: 'STAND_IN', state: 'REJECTED' });
    await opened.n.delivered();
    expect(opened.silent.adjustments).toMatchObject([
      { transaction: { type: 'REVERSAL_PURCHASE', original_transaction_id: data.transaction_id } },
    ]);
    expect(await standIns()).toContainEqual(
      expect.stringContaining('network="careful",status_detail="CLIENT_TIMEOUT"'),
    );
  });

  it('has less time where some passed before the call', async () => {
    const opened = await Silent.open();
    await opened.n.delivered();
    for (const { prototype } of [RateLimit, SharedRateLimit]) {
      jest.spyOn(prototype, 'take').mockImplementationOnce(() => {
        timer.pass(SLOW);
        return 0;
      });
    }
    const until = jest.spyOn(CardProcessor.prototype, 'untilOf');
    const arrivedAt = timer.now();
    const answer = careful.ask('authorizations', purchase({ card_id: opened.n.cardId }));
    await opened.silent.asked();
    expect(until).toHaveReturnedWith(arrivedAt + CLIENT_HAS);
    timer.pass(CLIENT_HAS - SLOW);
    expect(await answer).toMatchObject({ status: 'REJECTED', status_detail: 'CLIENT_TIMEOUT' });
  });

  it('is approved up to the agreed amount, and the answer says so', async () => {
    const opened = await Silent.open();
    const data = await late(trusting, opened, { amount: '500.00' });
    expect(data).toMatchObject({ status: 'APPROVED', response_code: '00' });
    expect(await opened.n.find(data.transaction_id)).toMatchObject({ decided_by: 'STAND_IN', state: 'AUTHORIZED' });
    await opened.n.delivered();
    expect(opened.silent.adjustments).toMatchObject([
      { transaction: { id: data.transaction_id, type: 'PURCHASE' }, amount: { local: { total: 500 } } },
    ]);
    expect(await late(trusting, opened, { amount: '500.01' })).toMatchObject({ status_detail: 'CLIENT_TIMEOUT' });
    expect(await standIns()).toContainEqual(expect.stringContaining('network="trusting",status_detail="APPROVED"'));
  });

  it('is not approved for beyond the limits of the card', async () => {
    const opened = await Silent.open();
    await server().database.db.transaction(async ({ knex }) => {
      const row = await knex('affinity_groups').where({ id: opened.n.groupId }).first('limits');
      const limits = JSON.parse(row.limits);
      limits.purchases.daily = '60000';
      await knex('affinity_groups')
        .where({ id: opened.n.groupId })
        .update({ limits: JSON.stringify(limits) });
    });
    expect(await late(trusting, opened, { amount: '400.00' })).toMatchObject({ status: 'APPROVED' });
    const second = await trusting.ask('authorizations', purchase({ card_id: opened.n.cardId, amount: '400.00' }));
    expect(second).toMatchObject({ status: 'REJECTED', status_detail: 'INVALID_AMOUNT' });
  });

  it('does not stand in for a ledger: what an account lacks is not approved', async () => {
    const { n } = await Silent.open({ account: true });
    const data = await trusting.ask('authorizations', purchase({ card_id: n.cardId, amount: '10.00' }));
    expect(data).toMatchObject({ status_detail: 'INSUFFICIENT_FUNDS' });
  });
});

it('a message that can not be recorded in time is answered with 503, and its repeat with the decision', async () => {
  const n = await CardNetwork.open(server(), { account: true });
  closing.push(() => n.close());
  await n.fund('1000.00');
  await n.delivered();
  let release = () => {};
  const submit = GroupCommit.prototype.submit;
  const { db } = server().database;
  const transaction = db.transaction.bind(db);
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let reached = () => {};
  const queued = new Promise<void>((resolve) => {
    reached = resolve;
  });
  jest.spyOn(GroupCommit.prototype, 'submit').mockImplementation(async function (this: unknown, item: unknown) {
    reached();
    await held;
    return submit.call(this as never, item);
  } as never);
  if (db.dialect === 'postgres') {
    jest.spyOn(db, 'transaction').mockImplementation(async (work) => {
      reached();
      await held;
      return transaction(work);
    });
  }
  const body = purchase({ card_id: n.cardId });
  const answer = careful.send('card/authorizations', body);
  await queued;
  // On PostgreSQL the transaction that is held may be another than the message's: one before it, or the one of its
  // rate.
  await timer.waitsAtMost(3_000);
  timer.pass(3_000);
  const { status, headers } = await answer;
  expect([status, headers.get('retry-after')]).toEqual([503, '1']);
  release();
  jest.restoreAllMocks();
  const repeated = async () => (await careful.send('card/authorizations', { ...body, repeat: true })).body.data;
  expect(await repeated()).toMatchObject({ status: 'APPROVED' });
  expect(await repeated()).toEqual(await repeated());
  expect(await n.balance()).toBe('900.00');
});

it('a message whose rate is not known in time is answered with 503, and counts for nothing', async () => {
  const n = await CardNetwork.open(server(), { account: true });
  closing.push(() => n.close());
  await n.fund('1000.00');
  let know = (_seconds: number) => {};
  const known = new Promise<number>((resolve) => {
    know = resolve;
  });
  for (const { prototype } of [RateLimit, SharedRateLimit]) jest.spyOn(prototype, 'take').mockReturnValueOnce(known);
  const body = purchase({ card_id: n.cardId });
  const answer = careful.send('card/authorizations', body);
  await timer.waitsAtMost(3_000);
  timer.pass(3_000);
  const { status, headers } = await answer;
  expect([status, headers.get('retry-after')]).toEqual([503, '1']);
  know(0);
  jest.restoreAllMocks();
  expect(await n.balance()).toBe('1000.00');
  expect((await careful.send('card/authorizations', { ...body, repeat: true })).body.data).toMatchObject({
    status: 'APPROVED',
  });
  expect(await n.balance()).toBe('900.00');
});

it('a network that sends more than its rate is refused', async () => {
  const hasty = await CardMessages.of(server(), { name: 'hasty' });
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const strange = () => hasty.send('card/clearings', { reference: 'a', original_reference: 'b' });
  const answers = [await strange(), await strange(), await strange()];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 429]);
  expect([answers[2]?.body.error_code, answers[2]?.headers.get('retry-after')]).toEqual(['RATE_LIMITED', '1']);
});

/** The opening balance of every user in the ledger of the reference client, in hundredths. */
const OPENING = 10_000_000n;

describe('a client that decides when it was stood in for already', () => {
  /**
   * Holds the client's decision back, and adjustments behind it where that is said; they are taken at once elsewhere.
   */
  async function slow(balance: bigint, inOrder: boolean) {
    const n = await CardNetwork.open(server());
    closing.push(() => n.close());
    n.ledger.setBalance(n.userId, 'ARS', balance);
    let [isAsked, decide, isDecided] = [() => {}, () => {}, () => {}];
    const asked = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    const decided = new Promise<void>((resolve) => {
      isDecided = resolve;
    });
    const held = new Promise<void>((resolve) => {
      decide = resolve;
    });
    let calls = 0;
    let own = '';
    n.slow(
      async ({ transaction }) => {
        calls += 1;
        if (calls > 1) return inOrder ? decided : undefined;
        own = transaction.id;
        isAsked();
        await held;
      },
      () => {
        if (n.ledger.line(own) !== undefined) isDecided();
      },
    );
    /** The client decides now, and has done so. */
    const decides = async () => {
      decide();
      await decided;
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { n, asked, decides };
  }

  it.each([
    ['approves', 'declined for', 'before', '500.01', OPENING, 0n],
    ['approves', 'declined for', 'after', '500.01', OPENING, 0n],
    ['approves', 'approved for', 'before', '500.00', OPENING, 50_000n],
    ['approves', 'approved for', 'after', '500.00', OPENING, 50_000n],
    ['rejects', 'declined for', 'before', '500.01', 1n, 0n],
    ['rejects', 'declined for', 'after', '500.01', 1n, 0n],
    ['rejects', 'approved for', 'before', '500.00', 1n, 50_000n],
    ['rejects', 'approved for', 'after', '500.00', 1n, 50_000n],
  ] as const)(
    'and %s what it was %s has the same books, %s the adjustment arrives',
    async (_says, how, when, amount, has, taken) => {
      const { n, asked, decides } = await slow(has, when === 'before');
      const answer = trusting.ask('authorizations', purchase({ card_id: n.cardId, amount }));
      await asked;
      timer.pass(CLIENT_HAS);
      const { transaction_id, status } = await answer;
      expect(status).toBe(how === 'approved for' ? 'APPROVED' : 'REJECTED');
      if (when === 'before') await decides();
      await n.delivered();
      if (when === 'after') await decides();
      expect(n.booked()).toBe(has - taken);
      const held = taken === 0n ? { state: 'REJECTED' } : { state: 'AUTHORIZED' };
      expect(await n.find(transaction_id)).toMatchObject({ decided_by: 'STAND_IN', ...held });
    },
  );
});
