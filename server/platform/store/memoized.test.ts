import { memoized } from './memoized';

const joining = (max?: number) => {
  let made = 0;
  const find = memoized(
    (text: string) => text,
    (parts) => `${parts.join('+')} ${++made}`,
    max,
  );
  return find;
};

it('makes the same of the same parts once', () => {
  const find = joining();
  expect([find(['a', 'b']), find(['a', 'b']), find([])]).toEqual(['a+b 1', 'a+b 1', ' 2']);
});

it('tells parts apart by their texts, their order and their number', () => {
  const find = joining();
  const asked = [['a'], ['a', 'b'], ['b', 'a'], ['ab'], ['a', 'b', 'c']];
  expect(new Set(asked.map(find)).size).toBe(asked.length);
  expect(asked.map(find)).toEqual(['a 1', 'a+b 2', 'b+a 3', 'ab 4', 'a+b+c 5']);
});

it('makes it anew each time for what comes when it remembers enough', () => {
  const find = joining(2);
  expect([find(['a']), find(['a', 'b']), find(['c']), find(['c'])]).toEqual(['a 1', 'a+b 2', 'c 3', 'c 4']);
  expect([find(['a', 'b']), find(['a'])]).toEqual(['a+b 2', 'a 1']);
});
