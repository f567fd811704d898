import { loadContract } from '../load';
import { newPayingCard, usageInput } from '../world/entities/card-transactions';
import { World } from '../world/world';
import { type Fixture, openFixture } from './fixture';

let fixture: Fixture;

beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

/** Has the database write down each time that a wrong PIN was counted, whichever process did so. */
async function countFailures(): Promise<() => Promise<number>> {
  const { db } = fixture;
  await db.transaction(async ({ knex, dialect }) => {
    await knex.raw('CREATE TABLE counted_failures (card_id TEXT, failures INTEGER)');
    const insert = 'INSERT INTO counted_failures VALUES (NEW.card_id, NEW.pin_failures)';
    if (dialect === 'sqlite') {
      await knex.raw(`CREATE TRIGGER counted AFTER UPDATE OF pin_failures ON card_secrets BEGIN ${insert}; END`);
      return;
    }
    await knex.raw(
      `CREATE FUNCTION counted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${insert}; RETURN NULL; END $$`,
    );
    await knex.raw(
      'CREATE TRIGGER counted AFTER UPDATE OF pin_failures ON card_secrets FOR EACH ROW EXECUTE FUNCTION counted()',
    );
  });
  return async () => Number((await db.knex('counted_failures').where('failures', '>', 0).count({ n: '*' }))[0]?.n);
}

const GUESSES = 25;
const LIMIT = 3;

it('fifty wrong PINs at once, half of them at another process, lock at the limit and never beyond', async () => {
  const contract = loadContract('current');
  const served = await Promise.all([1, 2].map(() => fixture.serve({ SERVE_WORLD: '1' })));
  const world = await World.open(contract, contract.values, served[0]?.url ?? '');
  const card_id = await newPayingCard(world);
  await world.call('updateCard', { path: { id: card_id }, body: { pin: '2580' } });
  const token = await world.token();
  const use = async (url: string, pin: string) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ ...(await usageInput(world, { card_id })), pin });
    const answer = await fetch(`${url}/sandbox/v1/card-transactions`, { method: 'POST', headers, body });
    const { data } = (await answer.json()) as { data: { status_detail: string } };
    return [answer.status, data.status_detail];
  };
  const failures = await countFailures();
  const guesses = served.flatMap(({ url }, at) =>
    Array.from({ length: GUESSES }, (_, i) => use(url, String(3_000 + GUESSES * at + i))),
  );
  expect(await Promise.all(guesses)).toEqual(Array(2 * GUESSES).fill([201, 'INVALID_PIN']));
  expect((await fixture.db.knex('card_secrets').where({ card_id }).first('pin_failures')).pin_failures).toBe(LIMIT);
  expect(await failures()).toBe(LIMIT);
  for (const { url } of served) expect(await use(url, '2580')).toEqual([201, 'INVALID_PIN']);
  const { data } = await world.call('getCard', { path: { id: card_id } });
  expect(data.pin_locked).toBe(true);
});
