import { Slots } from './slots';

const limits = { perReceiver: 4, altogether: 6, perUnproven: 1, unproven: 3 };

it('gives a receiver one slot until it has taken a call, then more, and one again when it fails', () => {
  const slots = new Slots(limits);
  expect(slots.free('a')).toBe(1);
  const first = slots.take('a');
  expect(slots.free('a')).toBe(0);
  first(true);
  expect(slots.free('a')).toBe(4);
  const second = slots.take('a');
  expect(slots.free('a')).toBe(3);
  second(false);
  expect(slots.free('a')).toBe(1);
  expect(slots.idle).toBe(true);
});

it('knows who took a call last, the latest first', () => {
  const slots = new Slots(limits);
  for (const receiver of ['a', 'b', 'c', 'a']) slots.take(receiver)(true);
  slots.take('d')(null);
  expect(slots.latestProven(2)).toEqual(['a', 'c']);
  slots.take('c')(false);
  expect(slots.latestProven(9)).toEqual(['a', 'b']);
});

it('knows who refused its last call within a time, until it takes one', () => {
  const slots = new Slots(limits);
  for (const receiver of ['a', 'b', 'c']) slots.take(receiver)(false);
  slots.take('b')(true);
  slots.take('c')(null);
  expect([...slots.refusedWithin(60_000)]).toEqual(['a', 'c']);
  expect([...slots.refusedWithin(-1)]).toEqual([]);
});

it('keeps the slots of receivers that take their calls from those that do not', () => {
  const slots = new Slots(limits);
  slots.take('well')(true);
  const dead = ['a', 'b', 'c'].map((receiver) => slots.take(receiver));
  expect(slots.free('d')).toBe(0);
  expect(slots.free('well')).toBe(4);
  dead[0]?.(null);
  expect(slots.free('d')).toBe(1);
});

it('gives those that take their calls no more than there are altogether, and back what ended', () => {
  const slots = new Slots(limits);
  for (const receiver of ['a', 'b']) slots.take(receiver)(true);
  const calls = ['a', 'a', 'a', 'b'].map((receiver) => slots.take(receiver));
  expect([slots.free('a'), slots.free('b'), slots.idle]).toEqual([1, 2, false]);
  calls[0]?.(null);
  expect([slots.free('a'), slots.free('b')]).toEqual([2, 3]);
  for (const end of calls.slice(1)) end(true);
  expect([slots.free('a'), slots.free('b'), slots.idle]).toEqual([4, 4, true]);
});

it('serves those that take their calls first, then eight of the others, and nobody without a free slot', () => {
  const slots = new Slots({ ...limits, unproven: 100 });
  for (const receiver of ['well', 'also']) slots.take(receiver)(true);
  slots.take('busy');
  const others = Array.from({ length: 12 }, (_, i) => `other ${i}`);
  const served = slots.served(['busy', ...others.slice(0, 6), 'also', ...others.slice(6), 'well']);
  expect(served).toEqual(['also', 'well', ...others.slice(0, 8)]);
});

it('forgets the receiver that took a call the longest ago, beyond a hundred thousand', () => {
  const slots = new Slots(limits);
  for (const receiver of ['first', 'second']) slots.take(receiver)(true);
  for (let i = 0; i < 99_999; i += 1) slots.take(`other ${i}`)(true);
  expect(['first', 'second', 'other 99998'].map((receiver) => slots.isProven(receiver))).toEqual([false, true, true]);
});
