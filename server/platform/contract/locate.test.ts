import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locate } from './locate';

const root = mkdtempSync(join(tmpdir(), 'contrato-locate-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const sources = { '#/components/schemas/Thing': { file: 'things.yaml', pointer: '/Thing' } };
const write = (text: string) => writeFileSync(join(root, 'things.yaml'), text);
const place = (below: string) => locate(root, sources, `#/components/schemas/Thing${below}`);

it('finds the line behind a pointer, or the nearest one above it', () => {
  write('Thing:\n  properties:\n    name: { type: string }\n    color:\n      type: string\n');
  expect(place('/properties/color/type')).toBe('things.yaml:5');
  expect(place('/properties/name')).toBe('things.yaml:3');
  expect(place('/required/0')).toBe('things.yaml:2');
  expect(locate(root, sources, '#/components/schemas/Other')).toBeNull();
});

it('finds it in the file as it is now, which is edited while it is served', () => {
  write('Thing:\n  type: object\n');
  expect(place('/type')).toBe('things.yaml:2');
  write('Thing:\n  description: A thing.\n  type: object\n');
  expect(place('/type')).toBe('things.yaml:3');
});
