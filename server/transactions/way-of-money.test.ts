import { existsSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join, relative } from 'node:path';
import { newId } from '../platform/ids';
import { useServer } from '../testing/server';

const ROOT = join(__dirname, '../..');
const server = useServer();

/** The files that `docs/architecture.md` names under a heading, in their order. */
function filesUnder(heading: string): string[] {
  const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [block = ''] = section.split('\n## ');
  return [...block.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file as string);
}

const way = filesUnder('How a movement of money travels');

/** The hand-written files of the two folders in which a function ran meanwhile. */
async function ranDuring(work: () => Promise<void>): Promise<string[]> {
  const session = new Session();
  session.connect();
  const post = (method: string, parameters: object = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      session.post(method, parameters, (error, result) => (error === null ? resolve(result) : reject(error)));
    });
  await post('Profiler.enable');
  await post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await post('Profiler.takePreciseCoverage');
  await work();
  const { result } = (await post('Profiler.takePreciseCoverage')) as {
    result: { url: string; functions: { functionName: string; ranges: { count: number }[] }[] }[];
  };
  await post('Profiler.stopPreciseCoverage');
  session.disconnect();
  const ran = result.filter(({ functions }) =>
    functions.some(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0),
  );
  return ran
    .map(({ url }) => relative(ROOT, url.replace(/^file:\/\//, '')))
    .filter((file) => /^server\/(transactions|ledger)\/(?!.*\.test\.ts$)/.test(file));
}

describe('the amount of createTransaction', () => {
  it('passes at most twelve files between router and SQL, each handed it by one before', () => {
    expect(way.length).toBeGreaterThan(5);
    expect(way.length).toBeLessThanOrEqual(12);
    expect(way.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    // The table of operations stands between the first two.
    for (const [at, file] of way.entries()) {
      if (at < 2) continue;
      const name = file.replace(/^.*\//, '').replace(/\.ts$/, '');
      const importers = way.slice(0, at).filter((earlier) => {
        return new RegExp(`from '[^']*/${name}'`).test(readFileSync(join(ROOT, earlier), 'utf8'));
      });
      expect([file, importers.length > 0]).toEqual([file, true]);
    }
  });

  it('is decided and presented by no file but these and those that they ask', async () => {
    const client = await server().client();
    const opening = { owner_type: 'CLIENT', country: 'ARG', currency: 'ARS' };
    const account = (await client.send('POST', '/core/accounts/v1', { body: opening, idempotencyKey: newId() })).body;
    const body = {
      account_id: account.data.id,
      type: 'MANUAL_MOVEMENT',
      process_type: 'ORIGINAL',
      entry_type: 'CREDIT',
      total_amount: '1.00',
    };
    const ran = await ranDuring(async () => {
      const answer = await client.send('POST', '/core/transactions/v1', { body, idempotencyKey: newId() });
      expect(answer.body).toMatchObject({ result: 'APPROVED' });
    });
    const asked = ran.filter((file) => !way.includes(file));
    const known =
      /^server\/(ledger\/(load|replies)\.ts|ledger\/rules\/|ledger\/store\/|transactions\/(present\.ts|rules\/))/;
    expect(ran).toEqual(expect.arrayContaining(['server/transactions/move-money.ts', 'server/ledger/ledger.ts']));
    expect(asked.filter((file) => !known.test(file))).toEqual([]);
  });
});
