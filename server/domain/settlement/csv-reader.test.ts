import { encodeLine } from './csv';
import { CsvError, CsvReader } from './csv-reader';

function readAll(pieces: readonly string[]): string[][] {
  const reader = new CsvReader();
  return [...pieces.flatMap((piece) => reader.read(piece)), ...reader.end()];
}

const HARD = [
  ['a', 'b', 'c'],
  ['', 'say "hi"', 'x,y'],
  ['two\r\nlines', '', ''],
  ['"', '""', ' '],
  ['ñandú', '🥖', '\t'],
];

it.each([
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['\ufeffa,b\r\n', [['a', 'b']]],
  [
    'a,\r\n,b\r\n',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['"a"\r\n', [['a']]],
  ['""\r\n', [['']]],
  ['a\r\n\r\nb\r\n', [['a'], ['b']]],
  ['', []],
])('reads %j', (text, want) => {
  expect(readAll([text])).toEqual(want);
});

it('reads what the writer wrote, wherever the pieces are cut', () => {
  const text = HARD.map((cells) => encodeLine(cells)).join('');
  expect(readAll([text])).toEqual(HARD);
  expect(readAll([...text])).toEqual(HARD);
  for (let cut = 1; cut < text.length; cut += 1) expect(readAll([text.slice(0, cut), text.slice(cut)])).toEqual(HARD);
});

it.each([
  ['a\n"open', 'line 2: a quote is not closed'],
  ['a\nb\n"c"d', 'line 3: text follows a closing quote'],
  ['a"b', 'line 1: a quote stands inside a field that is not quoted'],
])('refuses %j', (text, message) => {
  expect(() => readAll([text])).toThrow(new CsvError(message));
});
