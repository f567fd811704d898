import type { IncomingHttpHeaders } from 'node:http';
import { MINUTE } from '../../server/kernel/time';
import { useServer } from '../../server/testing/server';
import { ManualTimer } from '../../server/testing/timer';
import { CardNetwork } from '../testing/card-network';
import { CONTROLS } from '../testing/controls';
import { worldExtension } from '.';

const BUDGET = 3000;
const PAUSE = 50;
const APPROVED = { status: 'APPROVED', message: 'OK', status_detail: 'APPROVED' };

const timer = new ManualTimer();
const server = useServer({ extension: worldExtension, processing: { timer } });
const opened: CardNetwork[] = [];

afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

async function network(): Promise<CardNetwork> {
  const made = await CardNetwork.open(server());
  opened.push(made);
  return made;
}

/** A client that approves whatever it is asked, with the headers of each question. */
async function approving(): Promise<{ n: CardNetwork; asked: IncomingHttpHeaders[] }> {
  const n = await network();
  const asked: IncomingHttpHeaders[] = [];
  n.reference.on('/transactions/authorizations', {
    signsReplies: true,
    failure: { status: 500, body: undefined },
    answer: async ({ headers }) => {
      asked.push(headers);
      return { status: 200, body: APPROVED };
    },
  });
  return { n, asked };
}

const keysOf = (asked: readonly IncomingHttpHeaders[]) => asked.map((headers) => headers['x-idempotency-key']);

const fault = (n: CardNetwork, kind: string, changes: object = {}) =>
  n.bench.ask('POST', `${CONTROLS}/delivery-faults`, { kind: 'CARD_AUTHORIZATION', fault: kind, ...changes });

describe('a question that goes wrong on purpose', () => {
  it.each(['BAD_SIGNATURE', 'STALE_TIMESTAMP', 'OLD_SECRET'])(
    'as %s is refused, and a right one follows',
    async (kind) => {
      const n = await network();
      await fault(n, kind);
      const using = n.use();
      await timer.waits(PAUSE);
      expect(n.ledger.all()).toEqual([]);
      timer.pass(PAUSE);
      expect((await using).status_detail).toBe('APPROVED');
      expect((await n.use()).status_detail).toBe('APPROVED');
    },
  );

  it('comes twice and counts once', async () => {
    const { asked, n } = await approving();
    await fault(n, 'DUPLICATE');
    expect((await n.use()).status_detail).toBe('APPROVED');
    expect(new Set(keysOf(asked)).size).toBe(1);
    expect(asked).toHaveLength(2);
  });

  it('never leaves at first, or leaves late', async () => {
    const { asked, n } = await approving();
    await fault(n, 'DROP');
    const dropped = n.use();
    await timer.waits(PAUSE);
    expect(asked).toEqual([]);
    timer.pass(PAUSE);
    expect((await dropped).status_detail).toBe('APPROVED');
    await fault(n, 'DELAY', { delay_seconds: 2 });
    const delayed = n.use();
    await timer.waits(2000);
    expect(asked).toHaveLength(1);
    timer.pass(2000);
    expect((await delayed).status_detail).toBe('APPROVED');
    await fault(n, 'DELAY', { delay_seconds: 60 });
    const tooLate = n.use();
    await timer.waits(MINUTE);
    timer.pass(BUDGET);
    expect((await tooLate).status_detail).toBe('CLIENT_TIMEOUT');
    expect(asked).toHaveLength(2);
  });

  it('lets the next one go first', async () => {
    const { asked, n } = await approving();
    await fault(n, 'REORDER');
    const first = n.use({ amount: '1.00' });
    await timer.waits(BUDGET);
    const second = await n.use({ amount: '2.00' });
    expect((await first).status_detail).toBe('APPROVED');
    expect(keysOf(asked)).toEqual([second.id, (await first).id]);
  });
});
