import { namesIn, pointerTo } from './json-pointer';

it.each([
  [[], ''],
  [['a', 0, 'b'], '/a/0/b'],
  [['/users/v1/', 'a~b', '~1', ''], '/~1users~1v1~1/a~0b/~01/'],
])('the way %j is the pointer %p', (way, pointer) => {
  expect(pointerTo(way)).toBe(pointer);
  expect(namesIn(pointer)).toEqual(way.map(String));
});
