import path from 'node:path';
import { textOf } from '../../codegen/util/json';
import { changesOf } from './changes';
import { KINDS } from './kinds';
import { SIDES } from './sites';
import { readSlices } from './slices';
import { readRows } from './table';
import { ownVerdict } from './verdicts';

const ROOT = path.join(__dirname, '../..');

const slices = readSlices(ROOT);
const changes = changesOf(slices, 1);

/** Kinds that the contract has no place for today; they are tested once it has one. */
const WITHOUT_PLACE: readonly string[] = [
  'a media type is removed',
  'minimum is set',
  ...['raised', 'lowered', 'removed'].map((way) => `exclusiveMaximum is ${way}`),
  'exclusiveMinimum is set',
];

describe('the changes that judges are compared on', () => {
  it('are of every kind and on every side, in the API of two revisions and in the sandbox', () => {
    const made = new Set(changes.map(({ kind }) => kind));
    expect(KINDS.map(({ name }) => name).filter((name) => !made.has(name))).toEqual(WITHOUT_PLACE);
    expect(new Set(changes.map(({ side }) => side))).toEqual(new Set(SIDES));
    expect(new Set(changes.map(({ slice }) => slice.from))).toEqual(
      new Set(['openapi', 'openapi, earliest', 'sandbox']),
    );
    expect(new Set(KINDS.map(({ name }) => name)).size).toBe(KINDS.length);
  });

  it('are many, the same every time, and each says in words what it is', () => {
    const three = changesOf(slices, 3);
    expect(three.length).toBeGreaterThan(1500);
    const described = ({ what, after }: (typeof three)[number]) => `${what}\n${textOf(after)}`;
    expect(changesOf(readSlices(ROOT), 3).map(described)).toEqual(three.map(described));
    expect(three.map(({ what }) => what)).toEqual(expect.arrayContaining(changes.map(({ what }) => what)));
    for (const { what, kind, slice } of three)
      expect(what.startsWith(`${slice.from}, `) && what.includes(kind)).toBe(true);
  });

  it('each change a document, and the same document does not break', () => {
    for (const { slice, after, what } of changes) {
      expect({ what, differs: textOf(after) !== textOf(slice.root) }).toEqual({ what, differs: true });
    }
    const [first] = changes;
    if (first === undefined) throw new Error('no change is made');
    expect(ownVerdict({ ...first, after: first.slice.root })).toEqual({ breaking: false, rules: [] });
  });

  it('are what the table of disagreements names', () => {
    const known = new Set(KINDS.map(({ name }) => name));
    const named = readRows(ROOT).flatMap(({ kinds }) => kinds);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((kind) => !known.has(kind))).toEqual([]);
  });
});
