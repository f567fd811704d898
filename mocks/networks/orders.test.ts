import { PassingMemory } from './orders';

it('the memory of a process keeps the last orders, of which one that comes again is the youngest', async () => {
  const memory = new PassingMemory(2);
  const isSame = (id: string, fingerprint: string) => memory.isSame('registerBoleto', id, fingerprint);
  for (const id of ['a', 'b', 'a', 'c']) expect(await isSame(id, 'first')).toBe(true);
  expect([await isSame('a', 'other'), await isSame('c', 'other')]).toEqual([false, false]);
  expect(await memory.isSame('withdrawBoleto', 'a', 'other')).toBe(true);
  expect(await isSame('a', 'another')).toBe(true);
});
