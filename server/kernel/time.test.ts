import { comesWithin } from './time';

it.each([
  [999, false],
  [1_000, false],
  [1_001, true],
  [1_500, true],
  [1_501, false],
])('at 1000, with a plan of 500 milliseconds, the moment %d is to come: %s', (moment, wanted) => {
  expect(comesWithin(500, moment, 1_000)).toBe(wanted);
});
