import { printable } from './printable';

it.each([
  ['  < an answer of a server', '  < an answer of a server'],
  ['Inés, Ñandú, 东京, 🂡', 'Inés, Ñandú, 东京, 🂡'],
  ['  a\u001b[2Jb\u0007', '  a\\u001b[2Jb\\u0007'],
  ['a\u009b31mb\u202ec\u2028d', 'a\\u009b31mb\\u202ec\\u2028d'],
  ['  < {\n\t"a": 1\r\n}', '  < {\n        "a": 1\n      }'],
  ['< x\n::error::forged\rgone', '< x\n    ::error::forged\\u000dgone'],
])('a line of output shows what was sent, and obeys none of it: %j', (line, shown) => {
  expect(printable(line)).toBe(shown);
});
