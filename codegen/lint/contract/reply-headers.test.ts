import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Positions } from '../../load/positions';
import { linted } from '../../testing/linted';
import { removeSpecs, type SpecFileTexts, tinySandbox, tinySpec, tinySpecWithRevisions } from '../../testing/tiny';
import { lintReplyHeaders } from './reply-headers';
import { lintRules } from './rules';

afterAll(removeSpecs);

const CONTRACT = join(__dirname, '../../../spec');
const FILE = 'paths/users/user.yaml';
const HEADERS = '      headers: { x-request-id: { $ref: ../../headers.yaml#/RequestId } }\n';

it.each([
  [
    'reports a header of a reply that no code sends, and what was meant',
    'headers: { x-request-id:',
    'headers: { x-reqest-id:',
    'x-reqest-id',
    'No code sends the header x-reqest-id: did you mean x-request-id?',
  ],
  [
    'reports a reply without the header that every other one has',
    HEADERS,
    '',
    "'200':",
    'Every reply has the header x-request-id: name it in `headers` of this one.',
  ],
])('%s', (_, from, to, at, message) => {
  const root = mkdtempSync(join(tmpdir(), 'reply-headers-'));
  try {
    cpSync(CONTRACT, join(root, 'spec'), { recursive: true });
    const path = join(root, 'spec', FILE);
    const text = readFileSync(path, 'utf8').replace(from, to);
    writeFileSync(path, text);
    const { checked } = lintRules(root);
    if (checked === null) throw new Error('the contract can not be read');
    expect(lintReplyHeaders(root, checked.api, new Positions())).toEqual([
      {
        file: `spec/${FILE}`,
        line: text.slice(0, text.indexOf(at)).split('\n').length,
        column: expect.any(Number),
        rule: 'reply-header',
        message,
      },
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

describe('the header that every reply of a document has', () => {
  const MISSING = 'reply-header  Every reply has the header x-request-id: name it in `headers` of this one.';
  const header = 'headers: { x-request-id: { schema: { type: string } } }';

  it('is in the replies of a revision as well', () => {
    const texts = tinySpecWithRevisions();
    const overlay = 'revisions/colors/red-only.overlay.yaml';
    const spec: SpecFileTexts = {
      ...texts,
      'paths/thing.yaml': (texts['paths/thing.yaml'] ?? '').replace(/^ {6}description: .*$/gm, `$&\n      ${header}`),
      'responses.yaml': (texts['responses.yaml'] ?? '').replace('description: Wrong.', `$&\n  ${header}`),
    };
    const removed = `  - target: $.paths[*][*].responses[?@.headers].headers\n    remove: true\n`;
    expect(linted(lintReplyHeaders, spec)).toEqual([]);
    expect(linted(lintReplyHeaders, { ...spec, [overlay]: `${texts[overlay]}${removed}` })).toEqual(
      [19, 41, 50].map((line) => `spec/paths/thing.yaml:${line}:7  ${MISSING}`),
    );
  });

  it('is counted in each document by itself', () => {
    const reply = (status: number) =>
      `        '${status}': { description: Fine., ${header}, content: { application/json: { schema: { $ref: '#/components/schemas/Item' }, examples: { found: { value: { id: i1 } } } } } }\n`;
    const sandbox = tinySandbox(reply(200) + reply(202));
    expect(linted(lintReplyHeaders, { ...tinySpec(), 'sandbox.yaml': sandbox })).toEqual([
      `spec/responses.yaml:1:1  ${MISSING}`,
    ]);
  });
});
