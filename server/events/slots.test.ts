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

it('keeps the slots of receivers that take their calls from those that do not', () => {
  const slots = new Slots(limits);
  slots.take('well')(true);
  const dead = ['a', 'b', 'c'].map((receiver) => slots.take(receiver));
  expect(slots.free('d')).toBe(0);
  expect(slots.free('well')).toBe(4);
  dead[0]?.(null);
  expect(slots.free('d')).toBe(1);
});
