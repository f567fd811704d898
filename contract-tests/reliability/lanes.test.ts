import { existsSync, readdirSync } from 'node:fs';
import { DAY, fillDay } from '../../bench/settlement/fixture';
import { enqueueJob } from '../../server/platform/jobs/store/jobs';
import { partialFolder } from '../../server/settlement/folders';
import { CardBench, TestOutside } from '../../server/testing/cards';
import { useServer } from '../../server/testing/server';
import { TEST_TIMEOUT_MILLISECONDS, until } from './retrying-clients';

/** Rows of the day that is settled. The figure of a large client: SETTLEMENT_ROWS=600000. */
const ROWS = Number(process.env.SETTLEMENT_ROWS ?? 40_000);

const outside = new TestOutside();
const server = useServer({ background: true, ports: { embosser: outside, courier: outside } });

it(
  'a batch of ten cards is made and requests are answered while the day of a large client is settled',
  async () => {
    const client = await server().client({}, { cardDataEntitled: true });
    const bench = new CardBench(server(), client);
    const group = await bench.unnamedGroup();
    const { db } = server().database;
    const { id: clientId } = client.client;
    await fillDay(db, clientId, ROWS);
    const job = { kind: 'settle-day', key: `${clientId}/${DAY}`, payload: { clientId, day: DAY }, runAt: 0 };
    await db.transaction((tx) => enqueueJob(tx, job));
    const folder = partialFolder(server().config);
    await until('a file of the day is begun', () => existsSync(folder) && readdirSync(folder).length > 0);

    const batch = await bench.batch({ quantity: 10, affinity_group_id: group.id });
    const cards = () => db.knex('cards').where({ batch_id: batch.id });
    await until('the cards are made', async () => (await cards()).length === 10);
    expect((await client.send('GET', '/users/v1/')).status).toBe(200);
    // They were made and answered during the settlement, not after it.
    const inHand = () => db.knex('jobs').where({ key: job.key });
    expect(await inHand()).toHaveLength(1);
    await until('the day is settled', async () => (await inHand()).length === 0);
    expect(await db.knex('settlement_runs')).toHaveLength(1);
  },
  TEST_TIMEOUT_MILLISECONDS + ROWS,
);
