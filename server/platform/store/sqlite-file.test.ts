import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StoreFileGone } from './errors';
import { SqliteFile } from './sqlite-file';

const folder = mkdtempSync(path.join(tmpdir(), 'contrato-sqlite-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

let now = 1_000;
let file: SqliteFile;
const place = path.join(folder, 'service.db');
const aside = path.join(folder, 'aside.db');

beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  writeFileSync(place, '');
  file = new SqliteFile(place);
  file.assertOpened();
  file.assertSame();
});
afterEach(() => jest.restoreAllMocks());

it('is looked at again after a tenth of a second', () => {
  renameSync(place, aside);
  now += 99;
  expect(() => file.assertSame()).not.toThrow();
  now += 1;
  expect(() => file.assertSame()).toThrow(StoreFileGone);
});

it('is refused to each caller while it is gone, and to none once it is back', () => {
  renameSync(place, aside);
  now += 100;
  for (let call = 0; call < 3; call += 1) expect(() => file.assertSame()).toThrow(`${place} was deleted`);
  renameSync(aside, place);
  expect(() => file.assertSame()).not.toThrow();
});

it('stays the one that the first connection opened, whatever a later one finds', () => {
  renameSync(place, aside);
  expect(() => file.assertOpened()).toThrow(`${place} was deleted`);
  writeFileSync(place, '');
  expect(() => file.assertOpened()).toThrow(`${place} was replaced`);
  now += 100;
  expect(() => file.assertSame()).toThrow(`${place} was replaced`);
});

describe.each(['-wal', '-shm'])('a file beside it (%s)', (part) => {
  const beside = place + part;
  const first = {};
  const second = {};
  beforeEach(() => {
    writeFileSync(beside, '');
    file.assertConnected(first);
    now += 100;
  });
  afterEach(() => rmSync(beside, { force: true }));

  it('is missed while a connection is open that needs it, also by further ones', () => {
    file.assertConnected(second);
    renameSync(beside, aside);
    for (const look of [() => file.assertSame(), () => file.assertOpened(), () => file.assertConnected({})])
      expect(look).toThrow(`${beside} was deleted`);
    file.disconnect(first);
    expect(() => file.assertSame()).toThrow(`${beside} was deleted`);
    writeFileSync(beside, '');
    expect(() => file.assertSame()).toThrow(`${beside} was replaced`);
  });

  it('may go with the last connection, and is another one for the next', () => {
    file.disconnect(first);
    renameSync(beside, aside);
    expect(() => file.assertSame()).not.toThrow();
    expect(() => file.assertOpened()).not.toThrow();
    writeFileSync(beside, '');
    file.assertConnected(second);
    now += 100;
    expect(() => file.assertSame()).not.toThrow();
    now += 100;
    renameSync(beside, aside);
    expect(() => file.assertSame()).toThrow(`${beside} was deleted`);
  });
});
