import { worldExtension } from '../../mocks/world';
import { verifyLedger } from '../../server/ledger/verification';
import { startTestServer } from '../../server/testing/server';
import { growTo } from '../growth/history';
import { median } from '../lib/load';

const ACTIVITIES = 10_000;
/** Movements that are made by requests; the rest are copies of them. */
const MADE = 20;
/** Movements between two restores, as a test makes them. */
const BETWEEN = 10;

/** Times in milliseconds. */
export interface Measured {
  records: number;
  keep: number;
  restore: number;
  /** Of this process, without the database's own. */
  cpu: number;
  slowest: number;
}

/** Keeps a client with 10,000 activities and restores it after some movements, round by round. */
export async function measure(rounds: number): Promise<Measured> {
  const server = await startTestServer({ extension: worldExtension });
  try {
    const { send } = await server.client();
    const seeded: { kind: string; id: string }[] = (
      await send('POST', '/sandbox/v1/client/seed', { body: { countries: ['ARG'] } })
    ).body.data;
    const account = seeded.find(({ kind }) => kind === 'ACCOUNT')?.id;
    const fund = async (times: number) => {
      for (let made = 0; made < times; made += 1) {
        await send('POST', `/sandbox/v1/accounts/${account}/fund`, { body: { amount: '1.00' } });
      }
    };
    await fund(MADE);
    await growTo(server.database.db, ACTIVITIES, () => undefined);
    const kept = performance.now();
    const { data } = (await send('POST', '/sandbox/v1/client/snapshots', { body: { name: 'bench' } })).body;
    const keep = performance.now() - kept;
    const times: number[] = [];
    const cpus: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await fund(BETWEEN);
      const [began, before] = [performance.now(), process.cpuUsage()];
      const { status } = await send('POST', `/sandbox/v1/client/snapshots/${data.id}/restore`);
      times.push(performance.now() - began);
      const { user, system } = process.cpuUsage(before);
      cpus.push((user + system) / 1_000);
      if (status !== 204) throw new Error(`a restore answered ${status}`);
    }
    const { mismatches } = await verifyLedger(server.database.db);
    if (mismatches.length > 0) throw new Error(`the ledger does not hold: ${JSON.stringify(mismatches[0])}`);
    return { records: data.rows, keep, restore: median(times), cpu: median(cpus), slowest: Math.max(...times) };
  } finally {
    await server.close();
  }
}
