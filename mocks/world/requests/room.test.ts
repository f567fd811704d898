import { Counts, MAX_CLIENTS } from './counts';
import { Room } from './room';

const MINUTE = 60_000;

interface Requests {
  count: number;
  from: number;
  until: number;
  client?: string;
}

/** Counts the requests that are taken when so many come at even distances. */
function taken(room: Room, { count, from, until, client = 'one' }: Requests): number {
  let taken = 0;
  for (let at = 0; at < count; at += 1) {
    if (room.take(client, from + ((until - from) * at) / count)) taken += 1;
  }
  return taken;
}

it('has room for every request as long as no more come within a minute than are kept', () => {
  const room = new Room(20_000);
  expect(taken(room, { count: 20_000, from: 0, until: 10 })).toBe(20_000);
  expect(taken(room, { count: 20_000, from: MINUTE + 10, until: MINUTE + 20 })).toBe(20_000);
});

it('has room for 10,000 within a minute however few are kept', () => {
  expect(taken(new Room(5), { count: 10_000, from: 0, until: 1 })).toBe(10_000);
});

it('spreads those that it takes beyond that over the whole flood', () => {
  const room = new Room(10_000);
  const perSecond = [1, 2, 3, 4, 5, 6].map((second) =>
    taken(room, { count: 12_000, from: second * 1000, until: (second + 1) * 1000 }),
  );
  // The first second takes the room of a minute and what has come since its first request.
  expect(perSecond[0]).toBeGreaterThanOrEqual(10_000);
  for (const count of perSecond.slice(1)) expect([166, 167]).toContain(count);
});

it('never has more room than for one minute', () => {
  const room = new Room(10_000);
  taken(room, { count: 1, from: 0, until: 1 });
  expect(taken(room, { count: 30_000, from: 60 * MINUTE, until: 60 * MINUTE + 1 })).toBe(10_000);
});

it('gives each client room of its own', () => {
  const room = new Room(10_000);
  taken(room, { count: 20_000, from: 0, until: 1 });
  expect(taken(room, { count: 100, from: 1, until: 2, client: 'other' })).toBe(100);
});

it('has room for a request that took longer than a minute, and for later ones', () => {
  const room = new Room(10_000);
  taken(room, { count: 100, from: 2 * MINUTE, until: 2 * MINUTE + 1 });
  expect(room.take('one', 0)).toBe(true);
  // Nor does that give back what others took.
  expect(taken(room, { count: 20_000, from: 2 * MINUTE, until: 2 * MINUTE })).toBe(10_000 - 101);
});

describe('memory', () => {
  const others = () => Array.from({ length: MAX_CLIENTS - 1 }, (_, at) => `other ${at}`);

  it('has room for the clients that came last, and forgets the one that was silent longest', () => {
    const room = new Room(10_000);
    taken(room, { count: 10_000, from: 0, until: 0 });
    for (const client of others()) room.take(client, 0);
    expect(room.take('one', 0)).toBe(false);
    for (const client of [...others(), 'one more']) room.take(client, 0);
    expect(room.take('one', 0)).toBe(true);
  });

  it('counts for the clients that were counted last', () => {
    const counts = new Counts();
    for (const client of ['one', ...others(), 'one']) counts.add(client);
    expect(counts.of('one')).toBe(2);
    for (const client of [...others(), 'one more']) counts.add(client);
    expect([counts.of('one'), counts.of('one more')]).toEqual([0, 1]);
  });
});
