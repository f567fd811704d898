import { HOUR, MINUTE } from '../../../server/kernel/time';
import { StoreUnavailable } from '../../../server/platform/store/db';
import { startTestServer, type TestServer } from '../../../server/testing/server';
import { until } from '../../../server/testing/until';
import { worldExtension } from '..';
import { RequestLog } from './request-log';
import { Room } from './room';

/** `LOG_REQUESTS=10000 npx jest mocks/world/requests` sends as many as a day of tests does. */
const REQUESTS = Number(process.env.LOG_REQUESTS ?? 400);
const AT_ONCE = 16;
const LOG = '/sandbox/v1/requests';

let server: TestServer;
afterEach(async () => {
  process.env.REQUEST_LOG_ENTRIES = '';
  await server.close();
});

type Sender = Awaited<ReturnType<TestServer['client']>>['send'];

/**
 * Sends requests, some of which are refused, several at a time.
 * @returns their ids in the order in which they were sent
 */
async function ask(send: Sender, count: number): Promise<string[]> {
  const ids: string[] = [];
  const paths = ['/users/v1/', '/users/v1/01935d2a-7f60-7c11-9a51-00000000dead', '/cards/v1/?page[size]=0'];
  const one = async (at: number) => {
    const { headers } = await send('GET', paths[at % paths.length] as string);
    ids[at] = headers.get('x-request-id') as string;
  };
  for (let sent = 0; sent < count; sent += AT_ONCE) {
    const batch = Math.min(AT_ONCE, count - sent);
    await Promise.all(Array.from({ length: batch }, (_, at) => one(sent + at)));
  }
  return ids;
}

async function logged(send: Sender): Promise<{ ids: string[]; total: number; lost: number }> {
  const ids: string[] = [];
  for (let page = 0; ; page += 1) {
    const { body } = await send('GET', `${LOG}?filter[direction]=REQUEST&page[size]=100&page[number]=${page}`);
    ids.push(...body.data.map(({ id }: { id: string }) => id));
    const { total_items: total, total_pages: pages } = body.meta.pagination;
    if (page + 1 >= pages) return { ids, total, lost: body.log.lost };
  }
}

it('has as many entries as there were requests, as soon as they are answered and after a restart', async () => {
  process.env.REQUEST_LOG_ENTRIES = '20000';
  server = await startTestServer({ extension: worldExtension });
  const { send, token } = await server.client();
  await send('DELETE', LOG);
  await logged(send);
  const [deletion] = (await logged(send)).ids;
  const asked = await ask(send, REQUESTS);
  const { ids, total, lost } = await logged(send);
  expect([total, lost]).toEqual([REQUESTS + 1, 0]);
  expect(new Set(ids)).toEqual(new Set([...asked, deletion]));
  server = await server.restart();
  const again = await server.send('GET', LOG, { token });
  expect(again.body.meta.pagination.total_items).toBe(REQUESTS + 1);
});

it('keeps the newest of as many as are configured', async () => {
  process.env.REQUEST_LOG_ENTRIES = '5';
  server = await startTestServer({ extension: worldExtension });
  const { send } = await server.client();
  const asked: string[] = [];
  for (let at = 0; at < 12; at += 1) {
    asked.push(...(await ask(send, 1)));
    await send('GET', LOG);
  }
  const { ids, total } = await logged(send);
  expect(total).toBeLessThan(10);
  expect(ids.slice(0, 5)).toEqual(asked.slice(-5).reverse());
});

it('deletes entries that are older than configured, by the clock of the machine', async () => {
  process.env.REQUEST_LOG_ENTRIES = '5';
  process.env.REQUEST_LOG_HOURS = '2';
  server = await startTestServer({ extension: worldExtension });
  const [one, other] = [await server.client(), await server.client()];
  const [old] = await ask(one.send, 1);
  await logged(one.send);
  const now = Date.now();
  const later = jest.spyOn(Date, 'now');
  const fill = async (at: number): Promise<string[]> => {
    later.mockReturnValue(at);
    const ids = await ask(other.send, 6);
    await logged(other.send);
    return ids;
  };
  try {
    await fill(now + 2 * HOUR - MINUTE);
    expect((await logged(one.send)).ids).toContain(old);
    await fill(now + 2 * HOUR + MINUTE);
    expect((await logged(one.send)).ids).not.toContain(old);
  } finally {
    later.mockRestore();
    process.env.REQUEST_LOG_HOURS = '';
  }
});

it('keeps entries whatever the clock of the sandbox is moved by', async () => {
  process.env.REQUEST_LOG_ENTRIES = '5';
  server = await startTestServer({ extension: worldExtension });
  const [known] = await ask((await server.client()).send, 1);
  server.clock.advance(400 * 24 * HOUR);
  const { send } = await server.client();
  await ask(send, 6);
  await logged(send);
  expect(await server.database.db.knex('request_log').where({ id: known })).toHaveLength(1);
});

it('counts what can not be written, and shows it to the client and in the metrics', async () => {
  server = await startTestServer({ extension: worldExtension });
  const { send } = await server.client();
  await send('DELETE', LOG);
  await logged(send);
  const { db } = server.database;
  const refusing = (['statement', 'transaction'] as const).map((way) =>
    jest.spyOn(db, way).mockRejectedValue(new Error('the disk is full')),
  );
  await ask(send, 3);
  await send('GET', LOG);
  for (const way of refusing) way.mockRestore();
  expect(await logged(send)).toMatchObject({ total: 1, lost: 3 });
  expect((await send('GET', '/metrics')).text).toContain('contrato_request_log_entries_total{outcome="lost"} 3');
});

it('leaves accepted requests out of a flood and no others, and says how many', async () => {
  server = await startTestServer({ extension: worldExtension });
  const { send } = await server.client();
  await send('DELETE', LOG);
  await logged(send);
  const flood = jest.spyOn(Room.prototype, 'take').mockReturnValue(false);
  const [, refused, wrong] = await ask(send, 3);
  flood.mockRestore();
  const { body } = await send('GET', LOG);
  expect(body.log).toMatchObject({ lost: 0, left_out: 1 });
  const accepted = body.data.filter(({ result }: { result: string }) => result === 'ACCEPTED');
  const ids = body.data.map(({ id }: { id: string }) => id);
  expect([accepted.length, ids]).toEqual([1, expect.arrayContaining([refused, wrong])]);
  expect(ids).toHaveLength(3);
  const others = await (await server.client()).send('GET', LOG);
  expect(others.body.log.left_out).toBe(0);
  expect((await send('GET', '/metrics')).text).toContain('contrato_request_log_entries_total{outcome="left_out"} 1');
});

it('keeps nothing if it is set to keep nothing', async () => {
  process.env.REQUEST_LOG_ENTRIES = '0';
  server = await startTestServer({ extension: worldExtension });
  const { send } = await server.client();
  await ask(send, 3);
  expect(await logged(send)).toEqual({ ids: [], total: 0, lost: 0 });
});

it('writes what the database did not accept once it does, without another request', async () => {
  server = await startTestServer({ extension: worldExtension });
  const { send } = await server.client();
  await send('DELETE', LOG);
  await logged(send);
  const { db } = server.database;
  const writes = RequestLog.prototype as unknown as { insert(): Promise<void> };
  const refusal = jest.spyOn(writes, 'insert').mockRejectedValueOnce(new StoreUnavailable('the disk is full'));
  const [known] = await ask(send, 1);
  await until('a write is refused', () => refusal.mock.calls.length > 0);
  await until('the entry is written', async () => (await db.knex('request_log').where({ id: known })).length === 1);
  expect(refusal.mock.calls.length).toBeGreaterThan(1);
  refusal.mockRestore();
  expect((await logged(send)).lost).toBe(0);
});
