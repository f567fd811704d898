import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seenInArchive } from './from-har';

const folder = mkdtempSync(path.join(tmpdir(), 'contrato-har-'));
const file = path.join(folder, 'session.har');
afterAll(() => rmSync(folder, { recursive: true }));

const entry = (url: string) => ({
  startedDateTime: '2026-01-15T12:00:00Z',
  request: { method: 'POST', url, headers: [{ name: 'Country', value: 'bra' }], postData: { text: '{"a":1}' } },
  response: { status: 201, content: { text: Buffer.from('{"b":2}').toString('base64'), encoding: 'base64' } },
});

it('reads path and query, headers in lower case, and bodies however they are written', () => {
  writeFileSync(file, JSON.stringify({ log: { entries: [entry('https://api.example.com/users/v1/?page[size]=1')] } }));
  expect(seenInArchive(file, 'earliest').requests).toMatchObject([
    {
      target: '/users/v1/?page[size]=1',
      headers: { country: 'bra' },
      body: { a: 1 },
      status: 201,
      reply: { b: 2 },
      revision: 'earliest',
    },
  ]);
});

it('reads an archive that begins with a byte order mark', () => {
  writeFileSync(file, `\uFEFF${JSON.stringify({ log: { entries: [entry('https://api.example.com/users/v1/')] } })}`);
  expect(seenInArchive(file, 'current').requests).toHaveLength(1);
});

it('orders requests by their time, whatever its offset', () => {
  const at = (startedDateTime: string, url: string) => ({ ...entry(url), startedDateTime });
  const entries = [
    at('2026-01-15T12:00:00Z', 'https://api.example.com/second'),
    at('2026-01-15T13:30:00+02:00', 'https://api.example.com/first'),
    at('2026-01-15T09:30:00-03:00', 'https://api.example.com/third'),
  ];
  writeFileSync(file, JSON.stringify({ log: { entries } }));
  expect(seenInArchive(file, 'current').requests.map(({ target }) => target)).toEqual(['/first', '/second', '/third']);
});

it.each(['not JSON', '{}', JSON.stringify({ log: { entries: [entry('no address')] } })])(
  'reports a file that is not an archive: %s',
  (text) => {
    writeFileSync(file, text);
    expect(() => seenInArchive(file, 'current')).toThrow(`--har ${file} can't be read as an HTTP archive`);
  },
);
