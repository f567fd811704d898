import { stringify } from 'csv-stringify/sync';
import { csvRows } from './app/csv';

it.each([
  [
    [
      ['A', 'B'],
      ['1', '2'],
    ],
  ],
  [
    [
      ['A', 'B'],
      ['', ''],
    ],
  ],
  [[['A'], ['with, comma'], ['with "quotes"'], ['over\r\nlines'], ['"']]],
])('reads what is written: %j', (rows) => {
  expect(csvRows(stringify(rows))).toEqual(rows);
  expect(csvRows(stringify(rows, { record_delimiter: 'windows', eof: false }))).toEqual(rows);
  expect(csvRows(stringify(rows, { quoted: true }))).toEqual(rows);
});

it('finds no row in nothing', () => {
  expect(csvRows('')).toEqual([]);
});
