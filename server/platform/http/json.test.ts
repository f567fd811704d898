import { DomainError } from '../../kernel/errors';
import { decodeText, parseJson } from './json';

/** Returns the value of a text, or the reason and the place for which it is refused. */
function read(text: string): unknown {
  try {
    return parseJson(text, 'INVALID_REQUEST');
  } catch (error) {
    const [detail] = error instanceof DomainError ? error.details : [];
    return detail === undefined ? error : [detail.code, detail.location, detail.pointer];
  }
}

const DEPTH = ['depth', 'body', ''];
const brackets = '[{'.repeat(40);

describe('the depth of a body', () => {
  it.each([
    ['lists', (levels: number) => '['.repeat(levels) + ']'.repeat(levels)],
    ['objects', (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`],
    [
      'both',
      (levels: number) =>
        `${'[{"a":'.repeat(15)}${'['.repeat(levels - 30)}${']'.repeat(levels - 30)}${'}]'.repeat(15)}`,
    ],
    [
      'a level behind many',
      (levels: number) => `[${'[{}],'.repeat(50)}${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}]`,
    ],
  ])('is bounded: 32 levels of %s', (_what, text) => {
    expect(read(text(32))).toEqual(JSON.parse(text(32)));
    expect(read(text(33))).toEqual(DEPTH);
  });

  it.each([
    ['a value', `{"a":"${brackets}"}`],
    ['a name', `{"${brackets}":1}`],
    ['a value with a quote', `["a\\"${brackets}"]`],
    ['a value with a quote at its end', `["${brackets}\\"","${brackets}"]`],
    ['a value behind one that ends with a backslash', `["a\\\\","${brackets}"]`],
    ['a value behind an empty one', `["","${brackets}"]`],
  ])('does not count the brackets in %s', (_what, text) => {
    expect(read(text)).toEqual(JSON.parse(text));
  });

  it.each(['"', `"${brackets}`, `${brackets}"`, '["\\'])('is not found in text that is not JSON: %s', (text) => {
    expect([['syntax', 'body', ''], DEPTH]).toContainEqual(read(text));
  });
});

describe('what a body may not hold', () => {
  it.each([
    ['half a character', '{"a":["b",{"c":"\\ud800"}]}', 'character', '/a/1/c'],
    ['half a character in a name', '{"a":{"\\udc00":1}}', 'character', '/a'],
    ['a prototype', '{"a":[{"__proto__":{}}]}', 'unknown', '/a/0'],
    ['a prototype that is escaped', '{"a":{"\\u005f_proto__":null}}', 'unknown', '/a'],
    ['a number that would be another one', '{"n":null,"a":{"b":12345678901234567890}}', 'number', '/a/b'],
    ['a number in a list that would be another one', '[{"a":[12345678901234567890]}]', 'number', '/0/a/0'],
    ['a name twice', '{"a":{"b":1,"b":1}}', 'repeated', '/a/b'],
  ])('is refused with its place: %s', (_what, text, code, pointer) => {
    expect(read(text)).toEqual([code, 'body', pointer]);
  });

  it('is not what only looks like it', () => {
    for (const text of [
      '{"a":"\\ud83d\\ude42"}',
      '{"a":"__proto__"}',
      '{"a":null,"b":[1,true,"\\u0061"]}',
      '{"__proto":null}',
      '"12345678901234567890"',
      'null',
    ]) {
      expect(read(text)).toEqual(JSON.parse(text));
    }
  });
});

it('reads a text without the mark at its beginning, and with what is like it elsewhere', () => {
  expect(decodeText(Buffer.from('\ufeffa\ufeff'), 'INVALID_REQUEST')).toBe('a\ufeff');
  expect(decodeText(Buffer.from('a\ufeff'), 'INVALID_REQUEST')).toBe('a\ufeff');
});
