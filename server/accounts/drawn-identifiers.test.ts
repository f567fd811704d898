import crypto from 'node:crypto';
import { newId } from '../platform/ids';
import { type TestClient, useServer } from '../testing/server';

const server = useServer();
const random = crypto.randomInt as (below: number) => number;
/** The numbers that were drawn, and those that are drawn next; random ones when there are none. */
let drawn: number[] = [];
let next: number[] = [];

beforeAll(() => {
  jest.spyOn(crypto, 'randomInt').mockImplementation((below: number) => {
    const number = next.shift() ?? random(below);
    drawn.push(number);
    return number;
  });
});

afterAll(() => jest.restoreAllMocks());

/** Opens an account of a new user. @returns the status, and the numbers that were drawn for it */
async function open(client: TestClient, country: 'ARG' | 'MEX') {
  const user = { email: `${newId()}@example.com`, operation_country: country };
  const { id: user_id } = (await client.send('POST', '/users/v1/', { body: user })).body.data;
  const currency = country === 'ARG' ? 'ARS' : 'MXN';
  drawn = [];
  const body = { owner_type: 'USER', user_id, country, currency };
  const { status } = await client.send('POST', '/core/accounts/v1', { body });
  return { status, numbers: drawn };
}

const IDENTIFIERS = ['cvu', 'alias_key', 'cash_alias', 'clabe'];

describe('an identifier that is drawn for a new account', () => {
  it.each([
    ['cvu', 'ARG'],
    ['alias_key', 'ARG'],
    ['cash_alias', 'ARG'],
    ['clabe', 'MEX'],
  ] as const)('is drawn again if another account has it, of whatever client: %s', async (column, country) => {
    const [one, other] = [await server().client(), await server().client()];
    const { numbers } = await open(one, country);
    const { db } = server().database;
    // Only this one is taken.
    const others = IDENTIFIERS.filter((name) => name !== column);
    const changes = Object.fromEntries(others.map((name) => [name, newId()]));
    await db.transaction(({ knex }) => knex('accounts').where({ client_id: one.client.id }).update(changes));
    next = [...numbers, ...numbers];
    const again = await open(other, country);
    const [[taken], [given]] = (await Promise.all(
      [one, other].map(({ client }) => db.knex('accounts').where({ client_id: client.id }).pluck(column)),
    )) as [string[], string[]];
    expect([again.status, again.numbers.length, given === taken]).toEqual([201, 3 * numbers.length, false]);
  });
});
