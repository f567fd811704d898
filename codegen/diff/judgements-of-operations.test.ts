import { removeSpecs, replacing, type SpecFileTexts, tinySpec } from '../testing/tiny';
import { changesBy } from '../testing/versions';
import { changeLines, text } from './report';

afterAll(removeSpecs);

const paths = 'paths/thing.yaml';
const things = 'schemas/things.yaml';
const rulesOf = (changes: readonly { rule: string }[]) => changes.map(({ rule }) => rule);

describe('what a difference means', () => {
  it('a path parameter under another name changes nothing on the wire', () => {
    const changes = changesBy(tinySpec(), {
      'openapi.yaml': replacing('/things/v1/{id}', '/things/v1/{thing-id}'),
      [paths]: replacing('name: id, in: path', 'name: thing-id, in: path'),
    });
    expect(changes.map(({ rule, effect, what }) => ({ rule, effect, what }))).toEqual([
      {
        rule: 'path-parameter-renamed',
        effect: 'invisible',
        what: 'The path parameter `id` is called `thing-id` now',
      },
    ]);
  });

  it('reports a value of the address of a call that was removed or added', () => {
    const webhook = (values: string) =>
      `webhooks:\n  notice:\n    x-path: /notice/{kind}\n    x-path-parameters: [{ name: kind, in: path, required: true, schema: { type: string, enum: ${values} }, example: a }]\n    post: { operationId: notice, summary: Told, tags: [Things], security: [], responses: { '200': { description: Taken. } } }\n`;
    const before = { ...tinySpec(), 'openapi.yaml': `${tinySpec()['openapi.yaml']}${webhook('[a, b]')}` };
    const rules = (values: string) =>
      rulesOf(changesBy(before, { 'openapi.yaml': () => `${tinySpec()['openapi.yaml']}${webhook(values)}` }));
    expect(rules('[a]')).toEqual(['output-value-removed']);
    expect(rules('[a, b, c]')).toEqual(['output-value-added']);
  });

  it('the security of the document is that of operations without their own', () => {
    const scopes = 'security: [{ oauth2: [things:read] }]';
    const before: SpecFileTexts = {
      ...tinySpec(),
      'openapi.yaml': `${tinySpec()['openapi.yaml']}${scopes}\n`,
      [paths]: replacing(/ {2}security: .*\n/, '')(tinySpec()[paths] ?? ''),
    };
    const more = replacing(/^security: .*$/m, 'security: [{ oauth2: [things:read, things:update] }]');
    expect(changesBy(before, { 'openapi.yaml': more })).toEqual([
      expect.objectContaining({ rule: 'permission-needed', subjects: ['getThing'] }),
    ]);
  });

  it('each of several ways to authenticate stays as good as it was', () => {
    const security = (ways: string) =>
      replacing('security: [{ oauth2: [things:read] }]', `security: [${ways}]`)(tinySpec()[paths] ?? '');
    const rules = (from: string, to: string) =>
      rulesOf(changesBy({ ...tinySpec(), [paths]: security(from) }, { [paths]: () => security(to) }));
    const [read, update, both] = ['{ oauth2: [a] }', '{ oauth2: [b] }', '{ oauth2: [a, b] }'];
    expect(rules(`${read}, ${update}`, `${both}, ${update}`)).toEqual(['permission-needed']);
    expect(rules(`${both}, ${update}`, `${read}, ${update}`)).toEqual(['permission-dropped']);
    expect(rules(read, both)).toEqual(['permission-needed']);
    // Another scheme without scopes does not make up for it.
    expect(rules(`${read}, { key: [] }`, `${both}, { key: [] }`)).toEqual(['permission-needed']);
  });

  it('another constant in a header of a refusal is not an error code', () => {
    const challenge = (value: string) =>
      `      headers: { www-authenticate: { schema: { type: string, const: ${value} } } }\n`;
    const taken = '      description: The color is taken.\n';
    const before: SpecFileTexts = {
      ...tinySpec(),
      [paths]: replacing(taken, taken + challenge('Bearer'))(tinySpec()[paths] ?? ''),
    };
    const changes = changesBy(before, { [paths]: replacing('const: Bearer', 'const: Basic') });
    expect(rulesOf(changes).sort()).toEqual(['output-value-added', 'output-value-removed']);
  });

  it('a value among the details of a refusal is not an error code, and a code is', () => {
    const before: SpecFileTexts = {
      ...tinySpec(),
      'schemas/common.yaml': replacing(
        'message: { type: string }',
        'message: { type: string, enum: [ONE, TWO] }',
      )(tinySpec()['schemas/common.yaml'] ?? ''),
    };
    expect(rulesOf(changesBy(before, { 'schemas/common.yaml': replacing('[ONE, TWO]', '[ONE]') }))).toEqual([
      'output-value-removed',
    ]);
    expect(
      rulesOf(changesBy(before, { 'schemas/common.yaml': replacing('COLOR_TAKEN]', 'COLOR_TAKEN, COLOR_LOST]') })),
    ).toEqual(['error-code-added']);
  });

  it('another message of an error, another description and another example are reported, unlike no difference', () => {
    const message = changesBy(tinySpec(), {
      'examples/errors/things.yaml': replacing('The color is taken.', 'Another thing has the color.'),
    });
    expect(message).toEqual([
      expect.objectContaining({ rule: 'error-message-changed', effect: 'additive', subjects: ['COLOR_TAKEN'] }),
    ]);
    expect(changeLines(message[0] as never)[0]).toMatch(
      /^additive {3}spec\/examples\/errors\/things\.yaml:2:\d+ {2}The message of COLOR_TAKEN is "Another thing has the color\.", was/,
    );
    const words = changesBy(tinySpec(), { [paths]: replacing('The color is taken.', 'It is taken.') });
    expect(text({ from: 'a', to: 'b', changes: words })).toMatch(/^invisible {2}spec\/paths.*\n.*\n.*1 invisible$/);
  });

  it('advises what to do about breaking changes, and only about them', () => {
    const broken = changesBy(tinySpec(), { [things]: replacing('[RED, BLUE]', '[RED, BLUE, GREEN]') });
    expect(text({ from: 'a', to: 'b', changes: broken })).toContain(
      'make it a value of an axis in spec/revisions/revisions.yaml',
    );
    const fine = changesBy(tinySpec(), { [things]: replacing('maxLength: 20', 'maxLength: 30') });
    expect(text({ from: 'a', to: 'b', changes: fine })).not.toContain('spec/revisions/revisions.yaml');
  });

  const judged = (before: SpecFileTexts, from: string, to: string, file = things) =>
    changesBy(before, { [file]: (text) => text.replaceAll(from, to) }).map(({ rule, effect }) => `${rule}: ${effect}`);

  const SCOPED = 'security: [{ oauth2: [things:read] }]';

  const REFUSED = "    '400':";

  const SENT_ON = `    '303': { description: On. }\n${REFUSED}`;

  it.each<[string, string, string, string, string[]]>([
    [
      'a further way to authenticate passes',
      SCOPED,
      SCOPED,
      'security: [{ oauth2: [things:read] }, { key: [] }]',
      ['security-way-added: additive'],
    ],
    [
      'a further need does not',
      SCOPED,
      SCOPED,
      'security: [{ oauth2: [things:read], key: [] }]',
      ['security-changed: breaking'],
    ],
    ['nor does another way', SCOPED, SCOPED, 'security: [{ key: [] }]', ['security-changed: breaking']],
    ['a client that waits to be sent on breaks', REFUSED, SENT_ON, REFUSED, ['success-status-removed: breaking']],
  ])('judges an operation: %s', (_, place, from, to, rules) => {
    const before = { ...tinySpec(), [paths]: replacing(place, from)(tinySpec()[paths] ?? '') };
    expect(judged(before, from, to, paths)).toEqual(rules);
  });

  it('tells an error code that has a further status from one that has another', () => {
    const taken = (status: number) => `    '${status}': { $ref: ../responses.yaml#/InvalidRequest }\n`;
    expect(new Set(judged(tinySpec(), taken(400), taken(400) + taken(451), paths))).toEqual(
      new Set(['error-code-added: additive', 'error-status-added: additive']),
    );
    expect(judged(tinySpec(), taken(400), taken(451), paths)).toContain('error-code-moved: breaking');
  });
});

describe('words beside an operation', () => {
  const events = `asyncapi: 3.0.0
info: { title: Things, version: 1.0.0 }
channels:
  things: { address: /things, messages: { made: { $ref: '#/components/messages/made' } } }
  replies:
    title: Replies
    description: What the client answers.
    messages: { taken: { $ref: '#/components/messages/taken' } }
operations:
  notify:
    action: send
    channel: { $ref: '#/channels/things' }
    messages: [{ $ref: '#/channels/things/messages/made' }]
    reply:
      channel: { $ref: '#/channels/replies' }
      messages: [{ $ref: '#/channels/replies/messages/taken' }]
components:
  messages:
    made: { title: A thing is made, payload: { $ref: schemas/things.yaml#/Thing } }
    taken: { title: Taken, bindings: { http: { statusCode: 200 } } }
`;
  const before = { ...tinySpec(), 'asyncapi.yaml': events };

  it.each([
    ['title: Replies', 'title: Answers', 'words-changed'],
    ['What the client answers.', 'The answer of the client.', 'words-changed'],
    ['    title: Replies', '    summary: Two.\n    title: Replies', 'words-changed'],
    ['    title: Replies', '    address: /answers\n    title: Replies', 'call-binding-changed'],
    ['    reply:\n', "    reply:\n      address: { location: '$message.header#/to' }\n", 'call-binding-changed'],
  ])('show where a reply goes: %s', (from, to, rule) => {
    expect(rulesOf(changesBy(before, { 'asyncapi.yaml': replacing(from, to) }))).toEqual([rule]);
  });

  it.each([
    [
      'the address of a server',
      "servers: [{ url: '/', description: Here. }]",
      "servers: [{ url: '/', description: There. }]",
    ],
    [
      'the variables of a server',
      "servers: [{ url: 'https://{at}', variables: { at: { default: a.example } } }]",
      "servers: [{ url: 'https://{at}', variables: { at: { default: b.example } } }]",
    ],
  ])('show on %s', (_, from, to) => {
    const openapi = replacing('openapi: 3.1.0\n', `openapi: 3.1.0\n${from}\n`)(tinySpec()['openapi.yaml'] ?? '');
    const changes = changesBy({ ...tinySpec(), 'openapi.yaml': openapi }, { 'openapi.yaml': replacing(from, to) });
    expect(rulesOf(changes)).toEqual(['words-changed']);
  });

  it('show on a path', () => {
    const changes = changesBy(tinySpec(), { [paths]: (text) => `description: A thing by its id.\n${text}` });
    expect(new Set(rulesOf(changes))).toEqual(new Set(['words-changed']));
  });
});
