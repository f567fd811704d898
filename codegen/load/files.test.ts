import { mkdirSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SpecFiles } from './files';

let folder: string;
const put = (file: string, text: string) => writeFileSync(join(folder, file), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  put('a.yaml', 'one: 1');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('sees every change as soon as it is asked', () => {
  const files = new SpecFiles(folder);
  expect(files.read('a.yaml').value).toEqual({ one: 1 });
  put('a.yaml', 'one: 10');
  expect(files.read('a.yaml').value).toEqual({ one: 10 });
  expect(files.exists('b.yaml')).toBe(false);
  put('b.yaml', 'two: 2');
  expect(files.exists('b.yaml')).toBe(true);
});

it('looks at each file once between two looks', () => {
  const files = new SpecFiles(folder);
  files.look();
  expect(files.read('a.yaml').value).toEqual({ one: 1 });
  expect(files.exists('b.yaml')).toBe(false);
  put('a.yaml', 'one: 10');
  put('b.yaml', 'two: 2');
  expect([files.read('a.yaml').value, files.exists('b.yaml')]).toEqual([{ one: 1 }, false]);
  files.look();
  expect([files.read('a.yaml').value, files.exists('b.yaml')]).toEqual([{ one: 10 }, true]);
  unlinkSync(join(folder, 'b.yaml'));
  files.look();
  expect(files.exists('b.yaml')).toBe(false);
});

it.each<[string, boolean, () => void]>([
  ['nothing', true, () => {}],
  ['a file that nobody asked for', true, () => put('c.yaml', 'three: 3')],
  ['a file that was read', false, () => put('a.yaml', 'one: 10')],
  ['a file that was read and is gone', false, () => unlinkSync(join(folder, 'a.yaml'))],
  ['a file that was missing', false, () => put('b.yaml', 'two: 2')],
  ['the names in a folder that was listed', false, () => put('more/c.yaml', 'three: 3')],
])('knows what it looked at after a change of %s', (_, isSame, change) => {
  const files = new SpecFiles(folder);
  expect(files.isAsLookedAt()).toBe(false);
  mkdirSync(join(folder, 'more'));
  files.look();
  files.read('a.yaml');
  files.exists('b.yaml');
  files.list('more');
  change();
  expect(files.isAsLookedAt()).toBe(isSame);
});

it('keeps the read content on request, without the folder', () => {
  const files = new SpecFiles(folder);
  files.read('a.yaml');
  files.keep();
  unlinkSync(join(folder, 'a.yaml'));
  expect([files.exists('a.yaml'), files.exists('b.yaml'), files.read('a.yaml').value]).toEqual([
    true,
    false,
    { one: 1 },
  ]);
});
