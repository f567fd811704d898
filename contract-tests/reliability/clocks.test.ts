import { once } from 'node:events';
import { join } from 'node:path';
import { updateClient } from '../../server/clients/store/clients';
import { defaultConfiguration } from '../../server/kernel/client';
import { MINUTE } from '../../server/kernel/time';
import { CREDENTIALS } from '../chaos/fixture';
import type { Served } from '../chaos/process';
import { ask, type MovementRequest, type Target, targetAt } from '../chaos/traffic';
import { type Fixture, openFixture } from './fixture';

/** Movements of 1.00 that fit into the limit. */
const LIMIT = 100;
/** Movements that are requested from each process while clocks stand, and then again while they run. */
const ASKED = 45;

let fixture: Fixture;
const servers: Served[] = [];

/** Sets the clock of a process to a time, from which it runs or at which it stands. */
async function setClock({ child }: Served, time: number, goes: 'runs' | 'stands'): Promise<void> {
  const done = once(child, 'message');
  child.send({ clock: { time, stands: goes === 'stands' } });
  await done;
}

/** Counts what was approved. */
async function approved(): Promise<number> {
  const [counted] = await fixture.db.knex('transactions').where({ result: 'APPROVED' }).count({ count: '*' });
  return Number(counted?.count);
}

const credit = (key: string, at = 0): MovementRequest => {
  const kind = { type: 'MANUAL_MOVEMENT', process_type: 'ORIGINAL', entry_type: 'CREDIT' };
  const body = JSON.stringify({ account_id: fixture.accounts[at], ...kind, total_amount: '1.00' });
  return { path: '/core/transactions/v1', key, body };
};

describe('two processes on one store, whose clocks stand on both sides of the end of a month', () => {
  beforeAll(async () => {
    fixture = await openFixture();
    const ownClock = { NODE_OPTIONS: `--require=${join(__dirname, 'clock-offset.cjs')}` };
    servers.push(await fixture.serve(ownClock), await fixture.serve(ownClock));
  });
  afterAll(() => fixture.close());

  it.each([
    ['day of the client', 150, { client: { daily: `${LIMIT}.00`, monthly: null } }],
    ['month of the client', 1_000, { client: { daily: null, monthly: `${LIMIT}.00` } }],
    ['day of an account', 1_000, { account: { daily: `${LIMIT}.00`, monthly: null } }],
    ['month of an account', 150, { account: { daily: null, monthly: `${LIMIT}.00` } }],
  ])(
    'let through the limit of a %s, no more and no less, where they differ by %i ms',
    async (which, difference, own) => {
      const limits = { ...defaultConfiguration.limits, ...own };
      const configuration = { ...defaultConfiguration, limits };
      await fixture.db.transaction((tx) => updateClient(tx, CREDENTIALS.client_id, { configuration }));
      const [ahead, behind] = servers as [Served, Served];
      const now = new Date();
      // Each case has a month of its own to begin.
      const begin = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1 + cases, 1);
      cases += 1;
      const set = async (goes: 'runs' | 'stands', [first, second]: [number, number]) => {
        await setClock(ahead, first, goes);
        await setClock(behind, second, goes);
      };
      await set('runs', [begin - MINUTE, begin - MINUTE]);
      const targets: Target[] = [];
      for (const { url } of servers) targets.push(await targetAt(url, fixture.config.audience));
      const before = await approved();
      const askBoth = async (goes: 'runs' | 'stands') => {
        await set(goes, [begin, begin - difference]);
        // From the first one on the new period counts, whatever the other process thinks.
        expect((await ask(targets[0] as Target, credit(`${which} ${goes}`))).status).toBe(201);
        const requests = targets.flatMap((target, at) =>
          Array.from({ length: ASKED }, (_, turn) => ask(target, credit(`${which} ${goes} ${at} ${turn}`))),
        );
        for (const { status } of await Promise.all(requests)) expect(status).toBe(201);
      };
      await askBoth('stands');
      expect((await approved()) - before).toBe(2 * ASKED + 1);
      await askBoth('runs');
      expect((await approved()) - before).toBe(LIMIT);
      // Some were of the old month, and decided after those of the new one.
      const old = await fixture.db.knex('transactions').whereBetween('created_at', [begin - difference, begin - 1]);
      expect(old.length).toBeGreaterThanOrEqual(ASKED);
    },
  );
  let cases = 0;
});
