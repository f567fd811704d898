import { encodeCell, encodeLine, neutralise } from './csv';

describe('a cell', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['carriage\rreturn', '"carriage\rreturn"'],
    ['Almacén 🥖', 'Almacén 🥖'],
    ['', ''],
    [' padded ', ' padded '],
    [null, ''],
    [0, '0'],
  ])('%j stands as %j (RFC 4180)', (cell, text) => {
    expect(encodeCell(cell)).toBe(text);
  });
});

describe('free text', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('that starts like a formula is neutralised: %j', (text) => {
    expect(neutralise(text)).toBe(`'${text}`);
  });

  it.each(["O'Higgins", 'a=b', ' =1', '', '12-34'])('that does not is left alone: %j', (text) => {
    expect(neutralise(text)).toBe(text);
  });
});

it('ends a line as RFC 4180 says', () => {
  expect(encodeLine(['a', null, 3])).toBe('a,,3\r\n');
});
