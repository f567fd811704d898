import { newId } from '../platform/ids';
import { type TestClient, useServer } from '../testing/server';
import * as identifiers from './rules/bank-identifiers';

jest.mock('./rules/bank-identifiers', () => ({
  ...jest.requireActual<typeof identifiers>('./rules/bank-identifiers'),
  newCvu: jest.fn(),
  newAlias: jest.fn(),
  newCashAlias: jest.fn(),
  newClabe: jest.fn(),
}));

const server = useServer();
const drawn = jest.mocked(identifiers);
const actual = jest.requireActual<typeof identifiers>('./rules/bank-identifiers');
const NAMES = ['newCvu', 'newAlias', 'newCashAlias', 'newClabe'] as const;

beforeEach(() => {
  for (const name of NAMES) drawn[name].mockReset().mockImplementation(actual[name]);
});

async function open(client: TestClient, country: 'ARG' | 'MEX') {
  const user = { email: `${newId()}@example.com`, operation_country: country };
  const { id: user_id } = (await client.send('POST', '/users/v1/', { body: user })).body.data;
  const currency = country === 'ARG' ? 'ARS' : 'MXN';
  return client.send('POST', '/core/accounts/v1', { body: { owner_type: 'USER', user_id, country, currency } });
}

describe('an identifier that is drawn for a new account', () => {
  it.each([
    ['newCvu', 'ARG', 'cvu'],
    ['newAlias', 'ARG', 'alias_key'],
    ['newCashAlias', 'ARG', 'cash_alias'],
    ['newClabe', 'MEX', 'clabe'],
  ] as const)('and that another account has, of whatever client, is drawn again: %s', async (name, country, column) => {
    const [one, other] = [await server().client(), await server().client()];
    expect((await open(one, country)).status).toBe(201);
    const { db } = server().database;
    const [taken] = await db.knex('accounts').where({ client_id: one.client.id }).pluck(column);
    drawn[name].mockReturnValueOnce(taken).mockReturnValueOnce(taken);
    const { status } = await open(other, country);
    const [given] = await db.knex('accounts').where({ client_id: other.client.id }).pluck(column);
    expect([status, drawn[name].mock.calls.length, given === taken]).toEqual([201, 4, false]);
  });
});
