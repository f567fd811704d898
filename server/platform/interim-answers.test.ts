import { Renamer } from './interim-answers';

const FINAL = 'HTTP/1.1 200 OK\r\ncontent-length: 24\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n';

/** The bytes as they come out, where they come in pieces of a size. */
function renamed(answer: string, size: number): string {
  const renamer = new Renamer();
  const pieces = answer.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
  return pieces
    .map((piece, i) => {
      const chunk = Buffer.from(piece);
      renamer.rename(chunk, i === 0);
      return chunk.toString();
    })
    .join('');
}

describe('100 Continue', () => {
  it.each([
    ['alone', 'HTTP/1.1 100 Continue\r\n\r\n', 'HTTP/1.1 102 Continue\r\n\r\n'],
    ['with headers', 'HTTP/1.1 100 Continue\r\nx: y\r\n\r\n', 'HTTP/1.1 102 Continue\r\nx: y\r\n\r\n'],
    ['without words', 'HTTP/1.0 100\r\n\r\n', 'HTTP/1.0 102\r\n\r\n'],
    ['after empty lines', '\r\n\nHTTP/1.1 100 \n\n', '\r\n\nHTTP/1.1 102 \n\n'],
    [
      'among others',
      'HTTP/1.1 103 Early Hints\r\nx: 100\r\n\r\nHTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 110 X\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n',
      'HTTP/1.1 103 Early Hints\r\nx: 100\r\n\r\nHTTP/1.1 102 Continue\r\n\r\nHTTP/1.1 110 X\r\n\r\nHTTP/1.1 102 Continue\r\n\r\n',
    ],
  ])('%s is renamed, in one piece or many, and nothing of what follows', (_how, before, after) => {
    for (const size of [1, 2, 7, 1_000]) expect(renamed(before + FINAL, size)).toBe(after + FINAL);
  });

  it('is looked for again with the next request', () => {
    const renamer = new Renamer();
    renamer.rename(Buffer.from(FINAL), true);
    const [body, next] = [Buffer.from('HTTP/1.1 100 '), Buffer.from('HTTP/1.1 100 ')];
    renamer.rename(body, false);
    renamer.rename(next, true);
    expect([body.toString(), next.toString()]).toEqual(['HTTP/1.1 100 ', 'HTTP/1.1 102 ']);
  });

  it('is not searched for in bytes that are not HTTP', () => {
    const chunk = Buffer.from('{"total":100}');
    new Renamer().rename(chunk, true);
    expect(chunk.toString()).toBe('{"total":100}');
  });
});
