import { pressureProblems } from './pressure';

it.each([
  [{ 201: 40, 429: 360 }, []],
  [{ 201: 400 }, []],
  [{ 429: 400 }, ['no request was answered with 201']],
  [{ 401: 400 }, ['no request was answered with 201', '400 × 401, which is not expected']],
  [{ 0: 7, 201: 1 }, ['7 × no answer']],
  [{ 201: 1, 503: 2 }, ['2 × 503, which is not expected']],
  [{}, ['no request was answered with 201']],
])('answers %j to a client that moves money, at times beyond its limit: %j', (answers, problems) => {
  expect(pressureProblems(answers, [201, 429])).toEqual(problems);
});
