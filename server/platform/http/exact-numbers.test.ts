import fc from 'fast-check';
import { inexactNumberIn } from './exact-numbers';

it.each([
  '0',
  '-0',
  '0.1',
  '1.0',
  '1e2',
  '100E-2',
  '1.50e1',
  '0e5',
  '0.30000000000000004',
  '9007199254740992',
  '10000000000000000000000',
  '1.7976931348623157e308',
  '5e-324',
  '"9007199254740993"',
  '{"9007199254740993":"1e400","a":"\\"12345678901234567890"}',
])('takes %s', (text) => {
  expect(inexactNumberIn(text)).toBeNull();
});

it.each([
  ['9007199254740993', ''],
  ['{"a":[1,{"b/c~":-20261126000000000001}]}', '/a/1/b~1c~0'],
  ['{"a":"1","b":0.1234567890123456789}', '/b'],
  ['{"a":1e400}', '/a'],
  ['{"a":1e-400}', '/a'],
  ['{"a":12345678901234567890,"a":1}', ''],
  ['{"a":"\\\\","b":12345678901234567890}', '/b'],
])('finds the number in %s that would come back as another one', (text, pointer) => {
  expect(inexactNumberIn(text)).toBe(pointer);
});

it('takes every number that JSON is written with, whatever stands around it', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => expect(inexactNumberIn(JSON.stringify(value))).toBeNull()));
});

it('finds a number next to a text of tens of millions of characters', () => {
  for (const text of ['x'.repeat(2e7), '\\n'.repeat(1e7), '\\"'.repeat(1e7), '\\\\'.repeat(1e7)]) {
    expect(inexactNumberIn(`{"b":"${text}","a":1e400}`)).toBe('/a');
  }
});
