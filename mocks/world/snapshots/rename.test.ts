import { newId } from '../../../server/platform/ids';
import { assertRows } from './assert-rows';
import { renamed } from './rename';

const [FROM, TO] = [newId(), newId()];
const CARDS = Array.from({ length: 20 }, () => newId());

/** Twenty cards whose numbers begin and end alike. */
const content = {
  agreed: {},
  tables: [
    {
      name: 'cards',
      columns: ['id', 'client_id', 'bin', 'last_four'],
      count: CARDS.length,
      rows: CARDS.map((id) => JSON.stringify([id, FROM, '45330012', '1234'])).join('\n'),
      secrets: [],
      digests: null,
    },
    {
      name: 'card_secrets',
      columns: ['card_id', 'pan_hash'],
      count: CARDS.length,
      rows: CARDS.map((id) => JSON.stringify([id, 'hash'])).join('\n'),
      secrets: [],
      digests: null,
    },
  ],
} as never;
const vault = { lookup: (pan: string) => pan } as never;

/** Copies the cards into a database that says of numbers whether they are taken. */
async function copied(isTaken: (pan: string) => boolean): Promise<string[]> {
  const knex = () => ({ whereIn: (_: string, asked: string[]) => ({ pluck: async () => asked.filter(isTaken) }) });
  const { tables } = await renamed(content, FROM, TO, vault, { dialect: 'sqlite', knex } as never);
  const secrets = tables.find(({ name }) => name === 'card_secrets');
  return (secrets?.rows ?? '').split('\n').map((row) => JSON.parse(row)[1]);
}

describe('the numbers of copied cards', () => {
  it('keep their ends, differ, and are drawn again where one is taken', async () => {
    const isTaken = (pan: string) => Number(pan.slice(8, 11)) < 900;
    const pans = await copied(isTaken);
    expect(pans.filter((pan) => !/^45330012\d{4}1234$/.test(pan) || isTaken(pan))).toEqual([]);
    expect(new Set(pans).size).toBe(CARDS.length);
  });

  it('are refused where none is left', async () => {
    await expect(copied(() => true)).rejects.toMatchObject({ code: 'SNAPSHOT_NOT_READABLE' });
  });
});

describe('rows that a client cannot have', () => {
  const ranges = Array.from({ length: 101 }, (_, at) => JSON.stringify([String(10_000_000 + at)])).join('\n');
  const table = { name: 'affinity_groups', columns: ['bin'], count: 101, rows: ranges, secrets: [], digests: null };
  const whole = { agreed: {}, tables: [table] } as never;
  const tx = { dialect: 'sqlite' } as never;

  it('are copied where this service wrote them', async () => {
    expect((await renamed(whole, FROM, TO, vault, tx)).tables[0]?.count).toBe(101);
  });

  it('are refused where they are to be checked', async () => {
    await expect(renamed(whole, FROM, TO, vault, tx, assertRows)).rejects.toThrow('at most 100 ranges');
  });

  it('are checked with the number of rows in the other tables', async () => {
    const agreed: unknown[] = [];
    const card = {
      name: 'cards',
      columns: ['id'],
      count: 2,
      rows: CARDS.slice(0, 2)
        .map((id) => JSON.stringify([id]))
        .join('\n'),
      secrets: [],
      digests: null,
    };
    const both = { agreed: {}, tables: [table, card] } as never;
    await renamed(both, FROM, TO, vault, tx, ({ name }, others) => void agreed.push([name, others]));
    expect(agreed).toEqual([
      ['affinity_groups', 2],
      ['cards', 101],
    ]);
  });
});
