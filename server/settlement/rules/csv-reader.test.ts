import { encodeLine } from './csv';
import { CsvError, CsvReader } from './csv-reader';

function readAll(pieces: readonly string[]): string[][] {
  const reader = new CsvReader();
  return [...pieces.flatMap((piece) => reader.read(piece)), ...reader.end()].map(({ cells }) => cells);
}

const HARD = [
  ['a', 'b', 'c'],
  ['', 'say "hi"', 'x,y'],
  ['two\r\nlines', '', ''],
  ['"', '""', ' '],
  ['ñandú', '🥖', '\t'],
  ['\ufeff', 'x\ufeff', ''],
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
  ['a\n"open', 2, 'a quote is not closed'],
  ['a\nb\n"c"d', 3, 'text follows a closing quote'],
  ['a"b', 1, 'a quote is inside a field that is not quoted'],
])('refuses %j', (text, line, reason) => {
  expect(() => readAll([text])).toThrow(new CsvError(line, reason));
});

it('knows the line that a record begins on, whatever lies before it', () => {
  const reader = new CsvReader();
  const records = [...reader.read('a,b\r\n"x\r\ny",1\r\n\r\n"p\nq'), ...reader.read('",2\nlast,3'), ...reader.end()];
  expect(records.map(({ line, cells }) => [line, cells[1]])).toEqual([
    [1, 'b'],
    [2, '1'],
    [5, '2'],
    [7, '3'],
  ]);
});
