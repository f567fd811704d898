import fc from 'fast-check';
import { contentOf } from './json-content';
import { repeatedNameIn } from './repeated-names';

const found = (text: string) => repeatedNameIn(text, contentOf(JSON.parse(text)).names);

it.each([
  ['{"a":1,"a":2}', '/a'],
  ['{"a":1,"\\u0061" \n:1}', '/a'],
  ['{"a":[{"b":1},{"b":{"c/~":1,"d":"}","c/~":1}}]}', '/a/1/b/c~1~0'],
  ['{"a":"\\":","b":":","b":1}', '/b'],
  ['[[],{"":1,"":1}]', '/1/'],
  ['{"a":[1],"a":[2]}', '/a'],
  ['["a",{"b":1},"c",{"d":1,"d":2}]', '/3/d'],
  ['{"__proto__":1,"__proto__":2}', '/__proto__'],
])('finds the name that stands twice in %s', (text, pointer) => {
  expect(found(text)).toBe(pointer);
});

it.each(['1', '":"', '{"a":"\\"a\\":1","b":":","c":{"a":1,"b":[{"a":1},{"a":1}]}}', '{"a":{"__proto__":1},"A":2}'])(
  'finds none in %s',
  (text) => {
    expect(found(text)).toBeNull();
  },
);

it('finds none in any JSON that is written from a value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, '\t'), (value, space) =>
      expect(found(JSON.stringify(value, null, space))).toBeNull(),
    ),
  );
});

it('finds a name that stands twice next to a text of tens of millions of characters', () => {
  for (const text of ['x'.repeat(2e7), '\\n'.repeat(1e7), '\\"'.repeat(1e7), '\\\\'.repeat(1e7)]) {
    expect(found(`{"b":"${text}","a":1,"a":2}`)).toBe('/a');
  }
});
