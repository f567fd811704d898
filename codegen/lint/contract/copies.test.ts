import { linted } from '../../testing/linted';
import { removeSpecs, replacing, tinySandbox, tinySpec, tinySpecWithRevisions } from '../../testing/tiny';
import { lintCopies } from './copies';

afterAll(removeSpecs);

const asyncapi = (title: string, name: string) => `asyncapi: 3.0.0
info: { title: Things, version: 1.0.0 }
channels:
  things:
    address: /things
    messages:
      made: { $ref: '#/components/messages/made' }
      lost: { $ref: '#/components/messages/lost' }
operations:
  notify:
    action: send
    channel: { $ref: '#/channels/things' }
    messages: [{ $ref: '#/channels/things/messages/made' }, { $ref: '#/channels/things/messages/lost' }]
components:
  messages:
    made: { name: RED, title: A thing is made, payload: { $ref: schemas/things.yaml#/Thing } }
    lost: { name: ${name}, title: ${title}, payload: { $ref: schemas/things.yaml#/Thing } }
`;
const found = (from = '', to = '', events = asyncapi('A thing is lost', 'BLUE')): string[] =>
  linted(lintCopies, {
    ...tinySpec(),
    'paths/thing.yaml': replacing(from, to)(tinySpec()['paths/thing.yaml'] ?? ''),
    'asyncapi.yaml': events,
  });

describe('a text that tells neighbours apart', () => {
  it('is each time another one', () => {
    expect(found()).toEqual([]);
  });

  it.each([
    [
      'Change a thing',
      'Read a thing',
      'spec/paths/thing.yaml:28:12  copied-text  updateThing has the summary of getThing: say what it is itself.',
    ],
    [
      'The color is taken.',
      'The thing.',
      'spec/paths/thing.yaml:47:20  copied-text  the response 409 has the description of the response 200: say what it is itself.',
    ],
  ])('is reported at its line where a copy left it: %s', (from, to, line) => {
    expect(found(from, to)).toEqual([line]);
  });

  it('is reported in a document without revisions', () => {
    const sandbox = replacing('description: The item.', 'description: Wrong.')(tinySandbox());
    expect(linted(lintCopies, { ...tinySpec(), 'sandbox.yaml': sandbox })).toEqual([
      expect.stringMatching(/copied-text {2}the response 400 has the description of the response 200: say what it is/),
    ]);
  });

  it('is reported of a call that has the summary of an operation', () => {
    const call = `webhooks:
  moved:
    x-path: /moved
    post: { operationId: moved, summary: Read a thing, tags: [Things], security: [], responses: { '200': { description: Taken. } } }
`;
    const texts = tinySpec();
    expect(linted(lintCopies, { ...texts, 'openapi.yaml': `${texts['openapi.yaml']}${call}` })).toEqual([
      expect.stringMatching(/copied-text {2}moved has the summary of getThing: say what it is itself\.$/),
    ]);
  });

  it('is reported of an overlay that leaves it in a revision', () => {
    const overlay = 'revisions/colors/red-only.overlay.yaml';
    const texts = tinySpecWithRevisions();
    const summary = `  - target: $.paths['/things/v1/{id}'].patch
    update: { summary: Read a thing }
`;
    expect(linted(lintCopies, { ...texts, [overlay]: `${texts[overlay]}${summary}` })).toEqual([
      `spec/${overlay}:9:24  copied-text  updateThing has the summary of getThing: say what it is itself.`,
    ]);
  });

  it('is reported as the current revision has it, where an overlay changes what it repeats', () => {
    const [overlay, file] = ['revisions/colors/red-only.overlay.yaml', 'paths/thing.yaml'];
    const texts = tinySpecWithRevisions();
    const moved = `  - target: $.paths['/things/v1/{id}'].patch.responses['200']
    update: { description: Another. }
  - target: $.paths['/things/v1/{id}'].patch.responses
    update: { '204': { description: The thing. } }
`;
    const copied = replacing('The color is taken.', 'The thing.')(texts[file] ?? '');
    expect(linted(lintCopies, { ...texts, [file]: copied, [overlay]: `${texts[overlay]}${moved}` })).toEqual([
      expect.stringMatching(/the response 409 has the description of the response 200: say what it is itself\.$/),
    ]);
  });

  it.each([
    ['A thing is made', 'BLUE', '16:31  copied-text  the message made has the title of the message lost'],
    ['A thing is lost', 'RED', '16:19  copied-text  the message made has the name of the message lost'],
  ])('is reported for a message: %s, %s', (title, name, line) => {
    expect(found('', '', asyncapi(title, name))).toEqual([`spec/asyncapi.yaml:${line}: say what it is itself.`]);
  });
});
