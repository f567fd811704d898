import { Positions } from '../../load/positions';
import { removeSpecs, tinySpec, writeSpec } from '../../testing/tiny';
import { lintRecords } from './records';
import { lintRules } from './rules';

afterAll(removeSpecs);

/** Lists the fields that a record may lack, as lint tells of them. */
function lacking(thing: string): string[] {
  const things = tinySpec()['schemas/things.yaml']?.replace(/Thing:\n[\s\S]*?(?=ThingResult:)/, thing) ?? '';
  const files = Object.entries({ ...tinySpec(), 'schemas/things.yaml': things });
  const root = writeSpec(Object.fromEntries(files.map(([file, text]) => [`spec/${file}`, text])));
  const { checked, problems } = lintRules(root);
  if (checked === null) throw new Error(JSON.stringify(problems()));
  const found = lintRecords(root, checked.api, new Positions()).filter(
    ({ file }) => file === 'spec/schemas/things.yaml',
  );
  return found.map(({ line, message }) => `${line} ${message}`);
}

const FIELDS = '{ id: { type: string }, color: { type: string }, key: { type: string }, note: { type: "null" } }';
const BASE = `Base: { type: object, properties: ${FIELDS} }\n`;
const onBase = (required: string, part = '') =>
  `Thing: { type: object, allOf: [{ $ref: '#/Base' }${part}]${required} }\n${BASE}`;

describe('a record that the service sends', () => {
  it.each([
    ['by itself', `Thing: { type: object, required: [id, color, key, note], properties: ${FIELDS} }\n`],
    ['beside its base', onBase(', required: [id, color, key, note]')],
    ['in another part of it', onBase('', ', { required: [id, color, key, note] }')],
  ])('has its fields always where they are required %s', (_, thing) => expect(lacking(thing)).toEqual([]));

  it.each([
    [
      'by itself',
      `Thing: { type: object, required: [id, color, key], properties: ${FIELDS} }\n`,
      '3 The service sends Thing',
    ],
    ['in a base', onBase(', required: [id, color, key]'), '4 The service sends Base'],
  ])('need not have a field that is not required %s', (_, thing, words) => {
    expect(lacking(thing)).toEqual([expect.stringMatching(new RegExp(`^${words} and need not send note: `))]);
  });
});
