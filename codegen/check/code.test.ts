import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mistakes, mistakesIn } from '../testing/mistakes';
import { edit, removeSpecs, replacing, tinySpec, tinySpecWithRevisions } from '../testing/tiny';

let spec: string;

beforeAll(() => {
  spec = path.join(mkdtempSync(path.join(tmpdir(), 'contract-')), 'spec');
  cpSync(path.join(__dirname, '../../spec'), spec, { recursive: true });
});
afterAll(() => {
  rmSync(path.dirname(spec), { recursive: true });
  removeSpecs();
});

/** The 1-based line of a file of the contract on which a text stands first. */
function lineOf(file: string, text: string): number {
  return (readFileSync(path.join(spec, file), 'utf8').split(text)[0] as string).split('\n').length;
}

/** Lists what is wrong with the contract after an edit, which is taken back. */
async function afterEdit(file: string, from: string, to: string): Promise<string[]> {
  edit(spec, file, replacing(from, to));
  const found = await mistakesIn(spec);
  edit(spec, file, replacing(to, from));
  return found;
}

describe('an order that a list has not', () => {
  it('is reported where the contract lists it, with the fields by which the list can be sorted', async () => {
    expect(
      await afterEdit('paths/users/users.yaml', 'enum: [id, -id, gender', 'enum: [birthdate, id, -id, gender'),
    ).toEqual([
      `paths/users/users.yaml:${lineOf('paths/users/users.yaml', 'enum: [id, -id, gender')}:18 searchUsers can not be sorted by birthdate: there are id, gender, identification_type, identification_value, status; for another one, server/users/store/tables.ts lists it under \`sortable\` first`,
    ]);
  });

  it('names the one that is meant', async () => {
    const found = await afterEdit(
      'paths/sandbox/events.yaml',
      '[created_at, -created_at]',
      '[created_at, -craeted_at]',
    );
    expect(found).toEqual([
      expect.stringMatching(
        new RegExp(
          `^paths/sandbox/events\\.yaml:${lineOf('paths/sandbox/events.yaml', '[created_at, -created_at]')}:\\d+ searchEvents can not be sorted by craeted_at; did you mean created_at\\?$`,
        ),
      ),
    ]);
  });

  it('is one of a field that the items do not have, where nothing serves the list yet', async () => {
    const files = tinySpec();
    const sort = (values: string) =>
      `    - { name: sort, in: query, explode: false, schema: { type: array, minItems: 1, items: { type: string, enum: [${values}] } } }\n`;
    const list = (values: string) => ({
      ...files,
      'schemas/things.yaml': replacing(
        "data: { $ref: '#/Thing' }",
        "data: { type: array, items: { $ref: '#/Thing' } }",
      )(files['schemas/things.yaml'] ?? ''),
      'examples/things.yaml': replacing(
        'data: { id: t1, color: RED, key: k, note: null }',
        'data: []',
      )(files['examples/things.yaml'] ?? ''),
      'paths/thing.yaml': replacing(
        '    - name: filter[color]\n',
        `${sort(values)}    - name: filter[color]\n`,
      )(files['paths/thing.yaml'] ?? ''),
    });
    expect(await mistakes(list('color, -color'))).toEqual([]);
    expect(await mistakes(list('color, -colour'))).toEqual([
      expect.stringMatching(/^paths\/thing\.yaml:10:\d+ getThing can not be sorted by colour; did you mean color\?$/),
    ]);
    expect(await mistakes(list('weight'))).toEqual([expect.stringMatching(/its items have no such field$/)]);
  });
});

describe('the policy of an axis', () => {
  it('that is misspelt is reported, with the one that the service reads', async () => {
    expect(await afterEdit('revisions/revisions.yaml', 'policy: tokenReissue', 'policy: tokenReisue')).toEqual([
      `revisions/revisions.yaml:${lineOf('revisions/revisions.yaml', 'policy: tokenReissue')}:5 nothing reads the policy tokenReisue; did you mean tokenReissue?`,
    ]);
  });

  it('that is new is taken, since the code needs its type first', async () => {
    expect(await mistakes(tinySpecWithRevisions())).toEqual([]);
  });
});
