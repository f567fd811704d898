import { dialect } from '../../server/testing/database';
import { examine } from '../chaos/examine';
import { ask, lostOf, someMovement, Traffic } from '../chaos/traffic';
import { type Fixture, openFixture, SECONDS } from './fixture';
import { TEST_TIMEOUT_MILLISECONDS } from './retrying-clients';

let fixture: Fixture;

beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

/** One file is for a few processes at most; PostgreSQL is for as many as are wanted. */
const PROCESSES = { sqlite: 2, postgres: 4 };

/** Conflicts that are forced: one fewer than a transaction has attempts. */
const FORCED = 9;

it(
  'several server processes on one store answer everything, and the ledger is right',
  async () => {
    const targets = [];
    for (let at = 0; at < PROCESSES[dialect]; at += 1) targets.push((await fixture.serve()).target);
    const traffic = new Traffic(targets, fixture.accounts, 16);
    const end = performance.now() + SECONDS * 1000;
    // Five movements a second are few, and yet a slow machine may take longer for them.
    const enough = () => traffic.acknowledged.length > SECONDS * 5 && performance.now() >= end;
    await Promise.race([traffic.until(enough), traffic.ended]);
    await traffic.stop();
    expect({ refused: traffic.refused, cut: traffic.cut }).toEqual({ refused: [], cut: 0 });
    expect(enough()).toBe(true);
    expect(await examine(fixture.db)).toEqual([]);
    // What one process has answered, another one repeats.
    for (const target of targets) expect(await lostOf(target, traffic.acknowledged.slice(0, 200))).toBe(0);
  },
  TEST_TIMEOUT_MILLISECONDS + SECONDS * 2000,
);

if (dialect === 'postgres') {
  it.each(['40001', '40P01'])(
    'conflicts that PostgreSQL ends with %s are tried again, and every movement happens once',
    async (code) => {
      // A sequence counts on through rollbacks, so this many attempts fail, in whatever process: the tenth of a batch
      // never does.
      await fixture.db.transaction(async ({ knex }) => {
        await knex.raw('CREATE SEQUENCE forced_conflicts');
        await knex.raw(`CREATE FUNCTION conflict() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          IF nextval('forced_conflicts') <= ${FORCED} THEN RAISE EXCEPTION 'forced' USING ERRCODE = '${code}'; END IF;
          RETURN NULL; END $$`);
        await knex.raw(
          'CREATE TRIGGER conflict AFTER INSERT ON transactions FOR EACH STATEMENT EXECUTE FUNCTION conflict()',
        );
      });
      const targets = [(await fixture.serve()).target, (await fixture.serve()).target];
      const requests = Array.from({ length: 200 }, () => someMovement(fixture.accounts));
      const replies = await Promise.all(
        requests.map((one, at) => ask(targets[at % targets.length] as (typeof targets)[0], one)),
      );
      expect(replies.filter(({ status }) => status !== 201)).toEqual([]);
      const { rows } = await fixture.db.knex.raw('SELECT last_value FROM forced_conflicts');
      const [counted] = await fixture.db.knex('transactions').count({ movements: '*' });
      const legs = requests.reduce((sum, { path }) => sum + (path.endsWith('/p2p') ? 2 : 1), 0);
      expect({ movements: Number(counted?.movements), forced: Number(rows[0].last_value) > FORCED }).toEqual({
        movements: legs,
        forced: true,
      });
      expect(await examine(fixture.db)).toEqual([]);
    },
  );
}
