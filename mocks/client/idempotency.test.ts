import { DAY, MINUTE } from '../../server/kernel/time';
import { type Answer, IdempotencyRecord } from './idempotency';

let now: number;
let record: IdempotencyRecord;
beforeEach(() => {
  now = 0;
  record = new IdempotencyRecord(() => now);
});

const answered = (status: number): Answer => ({ status, body: null });

/**
 * Decides a call by its key, with a status of its own.
 * @returns the status that the caller gets; null while the key is in transit
 */
const decide = async (key: string, status: number) => (await record.once(key, () => answered(status)))?.status ?? null;

it('gives a repetition the first answer for five days', async () => {
  await decide('key', 200);
  now = 5 * DAY - 1;
  expect(await decide('key', 201)).toBe(200);
  now = 5 * DAY;
  expect(await decide('key', 202)).toBe(202);
});

it('keeps a key in transit for three minutes, and the answer of a repetition when the first call fails after that', async () => {
  let fail: () => void = () => undefined;
  const first = record.once('key', () => new Promise((_, reject) => (fail = () => reject(new Error('too late')))));
  now = 3 * MINUTE - 1;
  expect(await decide('key', 200)).toBe(null);
  now = 3 * MINUTE;
  expect(await decide('key', 200)).toBe(200);
  fail();
  await expect(first).rejects.toThrow('too late');
  expect(await decide('key', 201)).toBe(200);
});

it('takes a key of a call that failed as new', async () => {
  await expect(record.once('key', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await decide('key', 200)).toBe(200);
});

it('remembers the latest hundred thousand keys', async () => {
  for (let i = 0; i <= 100_000; i += 1) await decide(`key ${i}`, 200);
  expect(await decide('key 2', 201)).toBe(200);
  expect(await decide('key 0', 201)).toBe(201);
});
