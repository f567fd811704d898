import { mistakes } from '../testing/mistakes';
import { removeSpecs, type SpecFileTexts, tinySandbox, tinySpecWithRevisions } from '../testing/tiny';

afterAll(removeSpecs);

const sandbox = tinySandbox();

const COLORS = 'revisions/colors/red-only.overlay.yaml';
const PATHS = 'revisions/thing-path/items.overlay.yaml';

const OPERATION = "$.paths['/things/v1/{id}'].get";

/** The contract with further actions of an overlay. */
function overlaid(file: string, actions: string, others: SpecFileTexts = {}): SpecFileTexts {
  const files = tinySpecWithRevisions();
  return { ...files, ...others, [file]: `${files[file]}${actions}` };
}

describe('a mistake in what an overlay makes of the contract', () => {
  it('is a page or a file whose schema is no text', async () => {
    const actions = `  - target: ${OPERATION}.responses['200'].content['application/json']
    remove: true
  - target: ${OPERATION}.responses['200'].content
    update: { text/csv: { schema: { type: object }, examples: { found: { value: a } } } }
`;
    expect(await mistakes(overlaid(COLORS, actions))).toContainEqual(
      expect.stringMatching(
        /^revisions\/colors\/red-only.overlay.yaml:11:\d+ the body of text\/csv is one text, and its schema has the type object: use application\/json, or the type string$/,
      ),
    );
  });

  it('is a tag that is declared twice', async () => {
    const twice = `  - target: $.tags\n    update: [{ name: Things, description: The same. }]\n`;
    expect(await mistakes(overlaid(COLORS, twice))).toContainEqual(
      expect.stringMatching(/^revisions\/colors\/red-only.overlay.yaml:9:\d+ the tag 'Things' is declared twice$/),
    );
  });

  it('is a tag that a document without revisions declares twice', async () => {
    const twice = sandbox.replace('description: Items. }]', 'description: Items. }, { name: Items }]');
    expect(await mistakes({ ...tinySpecWithRevisions(), 'sandbox.yaml': twice })).toContainEqual(
      expect.stringMatching(/^sandbox.yaml:4:\d+ the tag 'Items' is declared twice$/),
    );
  });

  it('is a common error that an operation no longer lists', async () => {
    const removed = `  - target: ${OPERATION}.responses['400']\n    remove: true\n`;
    expect(await mistakes(overlaid(COLORS, removed))).toContainEqual(
      'paths/thing.yaml:16:3 In colors=red-only: The response 400 is missing: each operation like this one can answer it.',
    );
  });

  it('is a common error that no operation lists any more', async () => {
    const removed = `  - target: $.paths[*][*].responses['400']\n    remove: true\n`;
    const missing = (await mistakes(overlaid(COLORS, removed))).filter((line) => line.includes('response 400'));
    expect(missing).toEqual([
      'paths/thing.yaml:16:3 In colors=red-only: The response 400 is missing: each operation like this one can answer it.',
      'paths/thing.yaml:37:3 In colors=red-only: The response 400 is missing: each operation like this one can answer it.',
    ]);
  });

  it('is an example that does not match the schema of its header, which the overlay changes', async () => {
    const responses = tinySpecWithRevisions()['responses.yaml'] ?? '';
    const header =
      '  headers: { x-color: { schema: { $ref: schemas/things.yaml#/Color }, example: BLUE } }\n  content:';
    const others = { 'responses.yaml': responses.replace('  content:', header) };
    expect(await mistakes(overlaid(COLORS, '', others))).toEqual([
      'responses.yaml:3:71 the example does not match the schema of its header: must be equal to one of the allowed values (["RED"]) in colors=red-only',
    ]);
  });

  it('is a list of objects without a name', async () => {
    const list = '{ parts: { type: array, items: { type: object, properties: { id: { type: string } } } } }';
    const actions = `  - target: $.components.schemas.Thing.properties\n    update: ${list}\n`;
    expect(await mistakes(overlaid(COLORS, actions))).toEqual([
      expect.stringMatching(
        /^revisions\/colors\/red-only.overlay.yaml:9:\d+ the objects of this list need a name in code/,
      ),
    ]);
  });

  it('is a list of objects without a name in the document of events', async () => {
    const events = `asyncapi: 3.0.0
info: { title: Things, version: 1.0.0 }
channels: { things: { address: /things, messages: { made: { $ref: '#/components/messages/made' } } } }
operations:
  notify:
    action: send
    channel: { $ref: '#/channels/things' }
    messages: [{ $ref: '#/channels/things/messages/made' }]
components:
  messages: { made: { payload: { $ref: '#/components/schemas/Made' } } }
  schemas:
    Made: { type: object, required: [parts], properties: { parts: { type: array, items: { type: object, properties: { id: { type: string } } } } } }
`;
    expect(await mistakes(overlaid(COLORS, '', { 'asyncapi.yaml': events }))).toContainEqual(
      expect.stringMatching(/^asyncapi\.yaml:12:\d+ the objects of this list need a name in code/),
    );
  });

  it('is an address that another document has', async () => {
    expect(await mistakes(overlaid(PATHS, '', { 'sandbox.yaml': sandbox }))).toEqual([
      'revisions/thing-path/items.overlay.yaml:5:15 GET /items/v1/{id} is also in the sandbox document',
    ]);
  });

  it('is an address that matches one of another document', async () => {
    const others = {
      'sandbox.yaml': sandbox
        .replace('/items/v1/{id}', '/{id}/v1/last')
        .replace('{ type: string }, example: i1', '{ type: string, enum: [items] }, example: items'),
    };
    expect(await mistakes(overlaid(PATHS, '', others))).toEqual([
      'revisions/thing-path/items.overlay.yaml:5:15 one address can match /items/v1/{id} and /{id}/v1/last: let a fixed part tell them apart',
    ]);
  });

  it('is a component under the name of one of another document', async () => {
    const actions = '  - target: $.components.schemas\n    update: { Item: { type: string } }\n';
    const others = { 'sandbox.yaml': sandbox.replace('/items/', '/others/') };
    expect(await mistakes(overlaid(COLORS, actions, others))).toContainEqual(
      `${COLORS}:9:15 Item is both in sandbox.yaml and in ${COLORS}; names are unique`,
    );
  });

  it('is none where no document has the address that an overlay writes', async () => {
    expect(await mistakes(overlaid(PATHS, '', { 'sandbox.yaml': sandbox.replace('/items/', '/others/') }))).toEqual([]);
  });
});
