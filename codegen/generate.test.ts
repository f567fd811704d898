import fs from 'node:fs';
import path from 'node:path';
import { applyPatch, type Operation } from 'fast-json-patch';
import { generate, generateToServe } from './generate';
import { edit, removeSpecs, replacing, tinySpec, tinySpecWithRevisions, writeSpec } from './testing/tiny';
import { differences, Writer, write } from './write';

afterAll(removeSpecs);

const parsed = (files: ReadonlyMap<string, string>, file: string) => JSON.parse(files.get(file) ?? 'null');

describe('generate', () => {
  it('gives the same bytes for the same contract', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => generate({ specDir: writeSpec(tinySpecWithRevisions()) })),
    );
    expect([...(first?.files ?? [])]).toEqual([...(second?.files ?? [])]);
  });

  it('writes for a revision only what differs', async () => {
    const { files } = await generate({ specDir: writeSpec(tinySpecWithRevisions()) });
    expect(parsed(files, 'revisions/thing-path=items/openapi.patch.json')).toEqual([
      { op: 'move', from: '/paths/~1things~1v1~1{id}', path: '/paths/~1items~1v1~1{id}' },
    ]);
    expect(parsed(files, 'revisions/colors=red-only/openapi.patch.json')).toEqual([
      { op: 'remove', path: '/components/schemas/Color/enum/1' },
      { op: 'replace', path: '/components/examples/ThingUpdate/value/color', value: 'RED' },
    ]);
    expect(files.has('revisions/current/openapi.patch.json')).toBe(false);
    const base = parsed(files, 'documents/openapi.json');
    const patch = parsed(files, 'revisions/earliest/openapi.patch.json') as Operation[];
    const { newDocument } = applyPatch(base, patch, true);
    expect(Object.keys(newDocument.paths)).toEqual(['/items/v1/{id}']);
    expect(newDocument.components.schemas.Color.enum).toEqual(['RED']);
  });

  it('keeps a row for every response in every variant', async () => {
    const { files } = await generate({ specDir: writeSpec(tinySpecWithRevisions()) });
    const rows = parsed(files, 'matrix.json') as { key: string; variant: string; path: string }[];
    expect(rows.filter((row) => row.variant === '').map((row) => row.key)).toEqual([
      'getThing 200 found',
      'getThing 400 INVALID_REQUEST',
      'updateThing 200 updated',
      'updateThing 400 INVALID_REQUEST',
      'updateThing 409 COLOR_TAKEN',
    ]);
    expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
    expect(rows).toHaveLength(4 * 5);
    const both = rows.filter((row) => row.variant === 'colors=red-only,thing-path=items');
    expect(new Set(both.map((row) => row.path))).toEqual(new Set(['/items/v1/{id}']));
  });

  it('reports a misspelt word as long as it exists, and returns the earlier result after its correction', async () => {
    const specDir = writeSpec(tinySpec());
    const { files, warm } = await generate({ specDir });
    const again = () => generate({ specDir, previous: warm });
    edit(specDir, 'paths/thing.yaml', replacing('summary: Read', 'sumary: Read'));
    await expect(again()).rejects.toThrow(/thing\.yaml:7:3 sumary is not a keyword/);
    edit(specDir, 'examples/things.yaml', replacing('painted', 'brushed'));
    await expect(again()).rejects.toThrow(/thing\.yaml:7:3 sumary is not a keyword/);
    edit(specDir, 'paths/thing.yaml', replacing('sumary: Read', 'summary: Read'));
    edit(specDir, 'examples/things.yaml', replacing('brushed', 'painted'));
    expect([...(await again()).files]).toEqual([...files]);
  });

  it('after an edit of one file regenerates only the files that depend on it', async () => {
    const specDir = writeSpec({ ...tinySpec(), 'sandbox.yaml': sandbox });
    const out = writeSpec({});
    const first = await generate({ specDir });
    write(first.files, out);
    const modules = new Map(first.warm.modules);
    const compiledBy = (warm: typeof first.warm) => [...warm.modules.keys()].filter((key) => !modules.has(key));

    edit(specDir, 'schemas/things.yaml', replacing('maxLength: 20', 'maxLength: 21'));
    const second = await generate({ specDir, previous: first.warm });
    expect(write(second.files, out).map(({ file }) => file)).toEqual([
      'validators/openapi-things.cjs',
      'forms.json',
      'request-schemas/openapi.json',
      'documents/openapi.json',
    ]);
    expect(compiledBy(second.warm)).toHaveLength(1);
    const bundleOf = ({ api }: typeof first, file: string) => api.contract.bundles.get(file);
    expect(bundleOf(second, 'sandbox.yaml')).toBe(bundleOf(first, 'sandbox.yaml'));
    expect(bundleOf(second, 'openapi.yaml')).not.toBe(bundleOf(first, 'openapi.yaml'));

    edit(specDir, 'schemas/things.yaml', replacing('note:\n', 'note:\n      description: What to know.\n'));
    const third = await generate({ specDir, previous: second.warm });
    expect(write(third.files, out).map(({ file }) => file)).toEqual([
      'forms.json',
      'documents/openapi.json',
      'types/openapi.ts',
    ]);
    expect(compiledBy(third.warm)).toHaveLength(1);

    const cold = await generate({ specDir });
    expect([...third.files]).toEqual([...cold.files]);
  });

  it('leaves types, matrix and differences for later where the contract is to be served, and then gives the same', async () => {
    const specDir = writeSpec(tinySpecWithRevisions());
    const all = await generate({ specDir });
    const { files, whole } = await generateToServe({ specDir });
    expect([...all.files.keys()].filter((file) => !files.has(file))).toEqual([
      'matrix.json',
      'differences.json',
      ...['openapi', 'client-api', 'sandbox', 'system', 'networks', 'network-api']
        .map((name) => `types/${name}.ts`)
        .filter((file) => all.files.has(file)),
      ...[...all.files.keys()].filter((file) => /^revisions\/.*types\.ts$/.test(file)),
      'changed-operations.ts',
    ]);
    expect([...(await whole())]).toEqual([...all.files]);
  });

  it('is what the folder holds', async () => {
    const root = path.resolve(__dirname, '..');
    const { files } = await generate({ specDir: path.join(root, 'spec') });
    expect(differences(files, path.join(root, 'generated'))).toEqual([]);
  });
});

const sandbox = `openapi: 3.1.0
info: { title: sandbox, version: 1.0.0 }
tags: [{ name: Clock, description: Time. }]
paths:
  /sandbox/clock:
    get:
      operationId: getClock
      tags: [Clock]
      summary: Read the clock
      responses:
        '200':
          description: The time.
          content:
            application/json:
              schema: { type: object, required: [now], properties: { now: { type: string, format: date-time } } }
              examples: { now: { value: { now: '2024-01-01T00:00:00Z' } } }
`;

describe('write', () => {
  it('brings a folder in line, and touches nothing that is right', () => {
    const out = writeSpec({ 'right.ts': 'a', 'wrong.ts': 'b', 'old/stale.ts': 'c' });
    const files = new Map([
      ['right.ts', 'a'],
      ['wrong.ts', 'B'],
      ['new/file.ts', 'd'],
    ]);
    const before = fs.statSync(path.join(out, 'right.ts')).mtimeMs;
    const want = [
      { file: 'wrong.ts', kind: 'changed' },
      { file: 'new/file.ts', kind: 'missing' },
      { file: 'old/stale.ts', kind: 'stale' },
    ];
    expect(differences(files, out)).toEqual(want);
    expect(write(files, out)).toEqual(want);
    expect(differences(files, out)).toEqual([]);
    expect(fs.statSync(path.join(out, 'right.ts')).mtimeMs).toBe(before);
    expect(fs.existsSync(path.join(out, 'old/stale.ts'))).toBe(false);
  });

  it('rewrites files that others have changed, and keeps files of others', () => {
    const out = writeSpec({ 'right.ts': 'a', 'wrong.ts': 'b', 'other.ts': 'o' });
    const writer = new Writer(out);
    const files = new Map([
      ['right.ts', 'a'],
      ['wrong.ts', 'B'],
      ['new/file.ts', 'd'],
    ]);
    expect(writer.write(files)).toEqual(['wrong.ts', 'new/file.ts']);
    expect(writer.write(files)).toEqual([]);
    edit(out, 'wrong.ts', () => 'x');
    fs.rmSync(path.join(out, 'new/file.ts'));
    expect(writer.write(new Map([...files, ['right.ts', 'A']]))).toEqual(['right.ts', 'wrong.ts', 'new/file.ts']);
    expect(differences(new Map([...files, ['right.ts', 'A']]), out)).toEqual([{ file: 'other.ts', kind: 'stale' }]);
  });

  it('sees one changed byte', () => {
    const out = writeSpec({ 'a.ts': 'export const a = 1;\n' });
    expect(differences(new Map([['a.ts', 'export const a = 1;\n']]), out)).toEqual([]);
    edit(out, 'a.ts', replacing('1', '2'));
    expect(differences(new Map([['a.ts', 'export const a = 1;\n']]), out)).toEqual([{ file: 'a.ts', kind: 'changed' }]);
  });
});
