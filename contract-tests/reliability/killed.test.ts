import { newId } from '../../server/platform/ids';
import { examine } from '../chaos/examine';
import { kill } from '../chaos/process';
import { ask, type MovementRequest } from '../chaos/traffic';
import { type Fixture, openFixture } from './fixture';
import { swallowReplies } from './swallow';

let fixture: Fixture;
let userId: string;

beforeAll(async () => {
  fixture = await openFixture();
  userId = (await fixture.db.knex('users').first('id')).id;
});
afterAll(() => fixture.close());

interface Row {
  what: string;
  path: string;
  body(): object;
  /** The table in which a second effect would be seen, and how many rows the first one makes. */
  table: string;
  rows: number;
}

const movement = { type: 'MANUAL_MOVEMENT', process_type: 'ORIGINAL', entry_type: 'CREDIT', total_amount: '100.00' };

const ROWS: Row[] = [
  {
    what: 'a transaction',
    path: '/core/transactions/v1',
    body: () => ({ ...movement, account_id: fixture.accounts[0] }),
    table: 'transactions',
    rows: 1,
  },
  {
    what: 'a movement between two accounts',
    path: '/core/transactions/v1/p2p',
    body: () => ({
      source_account_id: fixture.accounts[0],
      source_data: {},
      destination_account_id: fixture.accounts[1],
      destination_data: {},
      total_amount: '10.00',
    }),
    table: 'transactions',
    rows: 2,
  },
  {
    what: 'a user',
    path: '/users/v1/',
    body: () => ({ email: `${newId()}@example.com`, operation_country: 'ARG' }),
    table: 'users',
    rows: 1,
  },
  {
    what: 'an identity session, which its provider has opened',
    path: '/identity/v1/sessions',
    body: () => ({ user_id: userId }),
    table: 'identity_sessions',
    rows: 1,
  },
];

const count = async (table: string): Promise<number> => Number((await fixture.db.knex(table).count({ n: '*' }))[0]?.n);

describe('a server that is killed between its commit and its reply', () => {
  it.each(ROWS)('gives a repeat the first result: $what', async ({ path, body, table, rows }) => {
    const request: MovementRequest = { path, key: newId(), body: JSON.stringify(body()) };
    const before = await count(table);
    const served = await fixture.serve();
    const proxy = await swallowReplies(served.url, () => served.child.kill('SIGKILL'));
    await expect(ask({ ...served.target, url: proxy.url }, request)).rejects.toThrow();
    const first = await proxy.swallowed;
    await Promise.all([proxy.close(), kill(served)]);
    expect(await count(table)).toBe(before + rows);

    const again = await fixture.serve();
    expect(await ask(again.target, request)).toEqual({ status: 201, text: first });
    await kill(again);
    expect(await count(table)).toBe(before + rows);
    expect(await examine(fixture.db)).toEqual([]);
  });
});
