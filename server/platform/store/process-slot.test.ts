import { useDatabase } from '../../testing/database';
import { until } from '../../testing/until';
import { newId } from '../ids';
import { claimNumber, holdNumber, releaseNumber, slotFor } from './process-slot';

const database = useDatabase();

const NUMBERS = 16;
const holders = Array.from({ length: NUMBERS + 1 }, () => newId());
const takeAll = () => Promise.all(holders.slice(0, NUMBERS).map((holder) => claimNumber(database.db, holder)));
/** Those that came at the same moment as another look again. */
async function takeInTheEnd(): Promise<(number | null)[]> {
  for (;;) {
    const numbers = await takeAll();
    if (!numbers.includes(null)) return numbers;
  }
}

beforeEach(async () => {
  await database.db.transaction(({ knex }) => knex('process_slots').delete());
});

it('gives every process a number of its own, which it keeps', async () => {
  const numbers = await takeInTheEnd();
  expect(new Set(numbers).size).toBe(NUMBERS);
  expect(await takeAll()).toEqual(numbers);
  expect(await claimNumber(database.db, holders[NUMBERS] as string)).toBeNull();
});

it('gives the number of a process that has left, or stopped reporting, to another', async () => {
  const numbers = await takeInTheEnd();
  const [left, lost] = holders as [string, string];
  const late = holders[NUMBERS] as string;
  await releaseNumber(database.db, left);
  expect(await claimNumber(database.db, late)).toBe(numbers[0]);
  await database.db.transaction(({ knex }) => knex('process_slots').where({ holder: lost }).update({ held_until: 0 }));
  expect(await claimNumber(database.db, left)).toBe(numbers[1]);
  expect(await claimNumber(database.db, lost)).toBeNull();
});

it('gives a number to another that was taken while the clock of the database was ahead', async () => {
  await takeInTheEnd();
  const [lost] = holders as [string];
  const late = holders[NUMBERS] as string;
  expect(await claimNumber(database.db, late)).toBeNull();
  const until = (Date.now() + 86_400_000) * 1_000;
  await database.db.transaction(({ knex }) =>
    knex('process_slots').where({ holder: lost }).update({ held_until: until }),
  );
  expect(await claimNumber(database.db, late)).not.toBeNull();
});

it('is what the slots of this process are made of: two, in turns', async () => {
  await claimNumber(database.db, newId());
  const errors: unknown[] = [];
  const leave = holdNumber(database.db, (error) => errors.push(error));
  const held = () => database.db.knex('process_slots').pluck('number');
  // The number is in the store before this process knows it.
  await until('this process knows its number', () => slotFor('postgres') >> 1 === 1);
  expect((await held()).sort()).toEqual([0, 1]);
  const slots = [1, 2, 3, 4].map(() => slotFor('postgres')).sort();
  expect(slots).toEqual([2, 2, 3, 3]);
  await leave();
  expect(await held()).toEqual([0]);
  expect(errors).toEqual([]);
});
