import { until } from './until';

it('ends with what it waits for', async () => {
  let looks = 0;
  await until('three looks', () => {
    looks += 1;
    return looks === 3;
  });
  expect(looks).toBe(3);
});

it('says what did not come instead of waiting for ever', async () => {
  await expect(until('the end of the world', () => false, { timeoutMilliseconds: 20 })).rejects.toThrow(
    'the end of the world: not within 0.02 s',
  );
});
