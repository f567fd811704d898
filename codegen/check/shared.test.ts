import { mistakes } from '../testing/mistakes';
import { removeSpecs, replacing, tinySpecWithRevisions } from '../testing/tiny';

afterAll(removeSpecs);

const ORDER = '[timestamp, endpoint, body]';
const OTHER = '[body, timestamp, endpoint]';

const asyncapi = `asyncapi: 3.0.0
info: { title: Things, version: 1.0.0, license: { name: MIT } }
channels:
  things: { address: /things, messages: { made: { $ref: '#/components/messages/made' } } }
operations:
  notify:
    action: send
    title: Tell of a thing
    channel: { $ref: '#/channels/things' }
    messages: [{ $ref: '#/channels/things/messages/made' }]
    bindings: { http: { method: POST } }
components:
  securitySchemes:
    signature: { type: httpApiKey, in: header, name: x-api-key, x-signed-bytes: ${ORDER} }
  messages:
    made:
      title: A thing is made
      headers: { type: object, properties: { x-api-key: { type: string } } }
      payload: { $ref: schemas/things.yaml#/Thing }
`;

const webhook = `webhooks:
  notify:
    x-path: /things
    post:
      operationId: notify
      summary: Hear of a thing
      tags: [Things]
      security: []
      parameters: [{ name: x-api-key, in: header, x-signed-bytes: ${ORDER}, schema: { type: string } }]
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: schemas/things.yaml#/Thing }, examples: { made: { value: { id: t1, color: RED, key: k, note: null } } } } }
      responses: { '200': { description: Taken. } }
`;

const COLORS = 'revisions/colors/red-only.overlay.yaml';
const inBoth = `  - x-document: asyncapi
    target: $.components.schemas.Color.enum[?@ == 'BLUE']
    remove: true
`;
const turned = (document: string, place: string) => `  - x-document: ${document}
    target: ${place}['x-signed-bytes']
    remove: true
  - x-document: ${document}
    target: ${place}
    update: { x-signed-bytes: ${OTHER} }
`;
const SCHEME = '$.components.securitySchemes.signature';
const HEADER = '$.webhooks.notify.post.parameters[0]';

/** The mistakes of a contract with events whose overlay of colors has more actions. */
function withActions(actions: string, change = (text: string) => text): Promise<string[]> {
  const spec = tinySpecWithRevisions();
  return mistakes({
    ...spec,
    'openapi.yaml': `${spec['openapi.yaml']}${webhook}`,
    'asyncapi.yaml': change(asyncapi),
    [COLORS]: `${spec[COLORS]}${actions}`,
  });
}

describe('a schema that both documents have', () => {
  it('is the same in every revision', async () => expect(await withActions(inBoth)).toEqual([]));

  it('is reported if an overlay changes it in only one of them', async () => {
    expect(await withActions('')).toEqual([
      'schemas/things.yaml:2:1 in colors=red-only, Color is another schema in openapi.yaml: an overlay changes both, the one here by `x-document: asyncapi`',
    ]);
  });
});

describe('the bytes that are signed', () => {
  it('have one order in both documents of a revision', async () => {
    const both = inBoth + turned('openapi', HEADER) + turned('asyncapi', SCHEME);
    expect(await withActions(both)).toEqual([]);
  });

  it.each<[string, string, (text: string) => string, RegExp, RegExp[]?]>([
    [
      'in the current one',
      inBoth,
      replacing(ORDER, OTHER),
      /^asyncapi\.yaml:14:\d+ in current, the bytes are signed in one order: timestamp, endpoint, body elsewhere and body, timestamp, endpoint here$/,
    ],
    [
      'where an overlay turns one',
      inBoth + turned('asyncapi', SCHEME),
      (text: string) => text,
      /overlay\.yaml:\d+:\d+ in colors=red-only, the bytes are signed in one order: .* and body, timestamp, endpoint here$/,
    ],
    [
      'where an overlay adds to one',
      `${inBoth}  - target: ${HEADER}\n    update: { x-signed-bytes: ${OTHER} }\n`,
      (text: string) => text,
      /the bytes are signed in one order: timestamp, endpoint, body, body, timestamp, endpoint elsewhere/,
      [/:12:15 x-signed-bytes must NOT have more than 3 items$/, /:12:15 x-signed-bytes has endpoint twice$/],
    ],
  ])('are reported if they differ %s', async (_, actions, change, words, before = []) => {
    expect(await withActions(actions, change)).toEqual(
      [...before, words].map((expected) => expect.stringMatching(expected)),
    );
  });
});
