import { removeSpecs, replacing, type SpecFileTexts, tinySpecWithRevisions } from '../testing/tiny';
import { changesBy } from '../testing/versions';
import { RULES, type RuleId } from './rules';

afterAll(removeSpecs);

/** The tiny contract with everything that can differ: calls, events, settlement files, state machines. */
const contract = (): SpecFileTexts => {
  const texts = tinySpecWithRevisions();
  return {
    ...texts,
    'openapi.yaml': `${texts['openapi.yaml']}servers: [{ url: https://one.example }]
webhooks:
  notice:
    x-path: /notice
    post:
      operationId: tell
      security: []
      parameters:
        - { name: x-sign, in: header, required: true, x-signed-bytes: [a, b], schema: { type: string } }
        - { name: x-more, in: header, schema: { type: string } }
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: schemas/notice.yaml#/Notice } } }
      responses:
        '200':
          description: Fine.
          headers:
            x-must: { required: true, schema: { type: string } }
            x-may: { schema: { type: string } }
          content: { application/json: { schema: { $ref: schemas/notice.yaml#/Reply } } }
        '425': { description: Later. }
`,
    'schemas/notice.yaml': `Notice:
  type: object
  required: [what]
  properties:
    what: { type: string, enum: [ONE, TWO] }
    word: { type: string, maxLength: 9 }
    count: { type: [integer, 'null'] }
    either: { oneOf: [{ type: string }, { type: integer }] }
    free: { type: object, additionalProperties: false }
    text: { type: string }
    about: { type: object }
    named: { oneOf: [{ $ref: '#/One' }] }
One: { type: object, required: [is], properties: { is: { type: string, const: ONE } } }
Reply:
  type: object
  required: [said]
  properties:
    said: { type: string, enum: [YES, NO], minLength: 1, pattern: a }
    size: { type: integer, default: 1 }
    either: { anyOf: [{ type: string }, { type: integer }] }
    open: { type: object }
    closed: { type: object, additionalProperties: false }
`,
    'asyncapi.yaml': `asyncapi: 3.0.0
info: { title: notice, version: 1.0.0 }
channels:
  notices: { address: /notice, messages: { notice: { $ref: '#/components/messages/notice' }, other: { $ref: '#/components/messages/other' } } }
  replies: { messages: { yes: { $ref: '#/components/messages/yes' }, no: { $ref: '#/components/messages/no' } } }
operations:
  send:
    action: send
    channel: { $ref: '#/channels/notices' }
    messages: [{ $ref: '#/channels/notices/messages/notice' }, { $ref: '#/channels/notices/messages/other' }]
    bindings: { http: { method: POST } }
    reply:
      channel: { $ref: '#/channels/replies' }
      messages: [{ $ref: '#/channels/replies/messages/yes' }, { $ref: '#/channels/replies/messages/no' }]
  spare: { action: send, channel: { $ref: '#/channels/replies' } }
components:
  messages:
    notice: { payload: { $ref: 'schemas/notice.yaml#/Notice' } }
    other: { payload: { type: object, properties: { x: { type: string } } } }
    yes: { payload: { $ref: 'schemas/notice.yaml#/Reply' } }
    no: { payload: { type: object } }
`,
    'settlement.yaml': `format: { separator: ',' }
reconciliation: { rules: [{ service: true, client: true, same_status: true, action: NONE, mark: null, description: Nothing. }] }
files:
  daily:
    title: Daily
    folder: daily
    policies: { currency: usd }
    columns:
      - { name: A, description: First., schema: { type: string } }
      - { name: B, description: Second., schema: { type: string } }
  weekly: { folder: weekly, columns: [] }
`,
    'lifecycles.yaml': `thing:
  description: A thing.
  states: { NEW: { description: New., initial: true, final: false }, OLD: { description: Old., initial: false, final: true } }
  transitions:
    - { name: make, trigger: Made, operations: [updateThing], from: [], to: NEW, by: [client], guards: [], effects: [It is there., It shines.] }
    - { name: age, trigger: Time, operations: [], from: [NEW], to: OLD, by: [clock], guards: [{ text: It is late., error: COLOR_TAKEN }], effects: [] }
ghost: { description: None., states: {}, transitions: [] }
`,
  };
};

const paths = 'paths/thing.yaml';
const things = 'schemas/things.yaml';
const notice = 'schemas/notice.yaml';
const api = 'openapi.yaml';
const events = 'asyncapi.yaml';
const files = 'settlement.yaml';
const machines = 'lifecycles.yaml';
const axes = 'revisions/revisions.yaml';
const overlay = `overlay: 1.1.0\ninfo: { title: x, version: 1.0.0 }\nactions: [{ target: $.info, update: { title: other } }]\n`;

type Case = [rule: RuleId, file: string, from: string, to: string, more?: SpecFileTexts, also?: SpecFileTexts];

/** The contract with one text of a file replaced before the edit. */
const swap = (file: string, from: string, to: string): SpecFileTexts => ({
  [file]: replacing(from, to)(contract()[file] ?? ''),
});
const spare = 'put: { operationId: spareThing, responses: {} }\n';
const twoMessages = "messages: [{ $ref: '#/channels/notices/messages/notice' }";
const anyBody = '  requestBody: { content: { text/plain: {} } }\n';
const body = / {2}requestBody:\n[\s\S]*?(?= {2}responses)/.exec(contract()[paths] ?? '')?.[0] ?? '';
const classes = swap(paths, '  summary: Read', '  x-page-classes: [one, two]\n  summary: Read');
const timed = swap(paths, '  summary: Read', '  x-timeout-milliseconds: 2000\n  summary: Read');
const oneIdempotent = '  x-idempotency: { reused: COLOR_TAKEN }\n  tags: [Things]\n  summary: Change';
/** A file with the path parameter under another name. */
const renamed = (file: string): string => (contract()[file] ?? '').replaceAll('{id}', '{thing-id}');
const idempotent = swap(paths, '  tags: [Things]\n  summary: Change', oneIdempotent);

const timedCall = swap(api, 'operationId: tell', 'operationId: tell\n      x-timeout-milliseconds: 2000');
const inAddress = swap(
  events,
  'address: /notice,',
  'address: "/notice/{kind}", parameters: { kind: { description: Its kind., enum: [a, b] } },',
);
const described = swap(
  files,
  "separator: ',' }",
  "separator: ',', description: Plain. }\ndelivery: { protocol: SFTP, description: Fetched. }",
);

const roomy = swap(paths, '  summary: Change', '  x-max-bytes: 200000\n  summary: Change');
const servers = swap(events, 'channels:', 'servers: { client: { host: a, protocol: https } }\nchannels:');
const ends = 'ends: { colors=red-only: { deprecated: 2029-01-02, sunset: 2030-01-02, link: https://x.example } }\n';
const ending = swap(axes, 'combinations:', `${ends}combinations:`);

/**
 * given: an edit of a file → want: the rule that says what it means. `more` changes the contract before the edit,
 * `also` is what other files hold after it; '' for none.
 */
const CASES: Case[] = [
  [
    'input-field-added',
    things,
    '    note:\n      type: string',
    '    size: { type: integer }\n    note:\n      type: string',
  ],
  [
    'input-field-added-required',
    things,
    '  additionalProperties: false\n  properties:',
    '  additionalProperties: false\n  required: [size]\n  properties:\n    size: { type: integer }',
  ],
  ['input-field-removed', things, `    color: { $ref: '#/Color', x-error: COLOR_TAKEN }\n`, ''],
  [
    'input-field-required',
    things,
    '  additionalProperties: false\n',
    '  additionalProperties: false\n  required: [note]\n',
  ],
  ['input-field-optional', notice, 'required: [said]', 'required: []'],
  [
    'output-field-added',
    things,
    "    note: { type: [string, 'null'] }",
    "    note: { type: [string, 'null'] }\n    size: { type: integer }",
  ],
  ['output-field-removed', things, "    note: { type: [string, 'null'] }\n", ''],
  ['output-field-optional', things, 'required: [id, color, key]', 'required: [id, key]'],
  ['output-field-always', things, 'required: [id, color, key]', 'required: [id, color, key, note]'],
  [
    'input-type-narrowed',
    notice,
    'size: { type: [string, integer]',
    'size: { type: string',
    swap(notice, 'size: { type: integer', 'size: { type: [string, integer]'),
  ],
  ['input-type-widened', notice, 'size: { type: integer', 'size: { type: number'],
  ['output-type-widened', notice, 'text: { type: string }', 'text: { type: [string, integer] }'],
  ['output-type-narrowed', notice, "count: { type: [integer, 'null'] }", 'count: { type: integer }'],
  ['input-value-added', notice, '[YES, NO]', '[YES, NO, MAYBE]'],
  ['input-value-removed', notice, '[YES, NO]', '[YES]'],
  ['output-value-added', notice, '[ONE, TWO]', '[ONE, TWO, THREE]'],
  ['output-value-removed', notice, '[ONE, TWO]', '[ONE]'],
  ['input-rule-tightened', things, 'maxLength: 20', 'maxLength: 10'],
  ['input-rule-loosened', things, 'maxLength: 20', 'maxLength: 30'],
  ['output-rule-loosened', notice, 'maxLength: 9', 'maxLength: 10'],
  ['output-rule-tightened', notice, 'maxLength: 9', 'maxLength: 8'],
  ['rule-changed', notice, 'pattern: a', 'pattern: b'],
  ['alternative-covered', notice, 'anyOf: [{ type: string }, ', 'anyOf: [{ type: string }, { type: string }, '],
  ['input-alternative-added', notice, 'anyOf: [{ type: string }, ', 'anyOf: [{ type: string }, { type: boolean }, '],
  ['input-alternative-removed', notice, 'anyOf: [{ type: string }, ', 'anyOf: ['],
  ['output-alternative-added', notice, 'oneOf: [{ type: string }, ', 'oneOf: [{ type: string }, { type: boolean }, '],
  ['output-alternative-removed', notice, 'oneOf: [{ type: string }, ', 'oneOf: ['],
  ['input-closed', notice, 'open: { type: object }', 'open: { type: object, additionalProperties: false }'],
  ['input-opened', notice, 'closed: { type: object, additionalProperties: false }', 'closed: { type: object }'],
  ['output-opened', notice, 'free: { type: object, additionalProperties: false }', 'free: { type: object }'],
  [
    'discriminator-restated',
    notice,
    "[{ $ref: '#/One' }]",
    "[{ $ref: '#/One' }], discriminator: { propertyName: is, mapping: { ONE: One } }",
  ],
  ['output-closed', notice, 'about: { type: object }', 'about: { type: object, additionalProperties: false }'],
  ['default-changed', notice, 'default: 1', 'default: 2'],
  ['signed-bytes-changed', api, '[a, b]', '[b, a]'],
  ['direction-mark-changed', notice, 'text: { type: string }', 'text: { type: string, readOnly: true }'],
  ['deprecated', notice, 'text: { type: string }', 'text: { type: string, deprecated: true }'],
  ['sensitivity-changed', things, ', x-sensitive: true', ''],

  [
    'error-code-added',
    paths,
    '            COLOR_TAKEN: {',
    '            COLOR_LOST: { value: {} }\n            COLOR_TAKEN: {',
  ],
  [
    'error-code-removed',
    paths,
    '          examples:\n            COLOR_TAKEN: { $ref: ../examples/errors/things.yaml#/COLOR_TAKEN }\n',
    '',
  ],
  ['error-code-moved', paths, "'409':", "'422':"],
  ['error-message-changed', 'examples/errors/things.yaml', 'The color is taken.', 'Another has the color.'],
  ['refusal-code-changed', things, ', x-error: COLOR_TAKEN', ''],

  ['operation-added', paths, 'patch:', 'delete: { operationId: deleteThing, responses: {} }\npatch:'],
  ['operation-removed', paths, spare, '', swap(paths, 'patch:', `${spare}patch:`)],
  ['operation-moved', paths, 'patch:', 'put:'],
  ['operation-renamed', paths, 'operationId: updateThing', 'operationId: changeThing'],
  [
    'parameter-added',
    paths,
    '  parameters:\n    - name: filter',
    '  parameters:\n    - { name: page, in: query, schema: { type: integer } }\n    - name: filter',
  ],
  [
    'parameter-added-required',
    paths,
    '  parameters:\n    - name: filter',
    '  parameters:\n    - { name: page, in: query, required: true, schema: { type: integer } }\n    - name: filter',
  ],
  ['parameter-removed', paths, 'name: filter[color]', 'name: filter[colour]'],
  ['parameter-required', paths, '      in: query\n', '      in: query\n      required: true\n'],
  ['parameter-required', paths, '      in: query\n', '      in: query\n      x-required-with: color\n'],
  [
    'parameter-optional',
    paths,
    '      required: true\n',
    '      x-required-with: color\n',
    swap(paths, '      in: query\n', '      in: query\n      required: true\n'),
  ],
  [
    'parameter-optional',
    paths,
    '      required: true\n',
    '',
    swap(paths, '      in: query\n', '      in: query\n      required: true\n'),
  ],
  [
    'path-parameter-renamed',
    paths,
    'name: id, in: path',
    'name: thing-id, in: path',
    {},
    {
      [api]: renamed(api),
      'revisions/thing-path/items.overlay.yaml': renamed('revisions/thing-path/items.overlay.yaml'),
    },
  ],
  ['parameter-form-changed', paths, 'explode: false', 'explode: true'],
  ['body-added', paths, '  x-interface-item', `${anyBody}  x-interface-item`],
  [
    'body-required',
    paths,
    '  requestBody:\n',
    '  requestBody:\n    required: true\n',
    swap(paths, '    required: true\n    content', '    content'),
  ],
  ['body-optional', paths, '    required: true\n    content', '    content'],
  ['body-removed', paths, body, ''],
  [
    'media-type-added',
    paths,
    '    content:\n      application/json:\n        schema: { $ref: ../schemas/things.yaml#/ThingUpdate }',
    '    content:\n      text/plain: {}\n      application/json:\n        schema: { $ref: ../schemas/things.yaml#/ThingUpdate }',
  ],
  [
    'media-type-removed',
    paths,
    '    content:\n      application/json:\n        schema: { $ref: ../schemas/things.yaml#/ThingUpdate }',
    '    content:\n      text/plain:\n        schema: { $ref: ../schemas/things.yaml#/ThingUpdate }',
  ],
  ['success-status-added', paths, "    '200':", "    '202': { description: Later. }\n    '200':"],
  ['success-status-removed', paths, "    '200':", "    '201':"],
  ['error-status-added', paths, "    '409':", "    '410': { description: Gone. }\n    '409':"],
  ['error-status-removed', paths, "    '400': { $ref: ../responses.yaml#/InvalidRequest }\n", ''],
  [
    'output-header-added',
    paths,
    '      description: The thing.\n',
    '      description: The thing.\n      headers: { x-a: { schema: { type: string } } }\n',
  ],
  ['output-header-removed', api, '        - { name: x-more, in: header, schema: { type: string } }\n', ''],
  ['output-header-optional', api, 'x-sign, in: header, required: true', 'x-sign, in: header'],
  ['output-header-always', api, 'x-more, in: header', 'x-more, in: header, required: true'],
  [
    'input-header-added',
    api,
    '            x-may:',
    '            x-new: { schema: { type: string } }\n            x-may:',
  ],
  ['input-header-required', api, 'x-may: {', 'x-may: { required: true,'],
  ['input-header-optional', api, 'x-must: { required: true,', 'x-must: {'],
  ['input-header-removed', api, '            x-may: { schema: { type: string } }\n', ''],
  ['permission-needed', paths, 'things:read', 'things:update'],
  ['permission-dropped', paths, 'security: [{ oauth2: [things:read] }]', 'security: []'],
  ['security-changed', paths, 'security: [{ oauth2: [things:read] }]', 'security: [{ basic: [] }]'],
  [
    'call-security-changed',
    events,
    'security: [{ type: plain }]',
    'security: []',
    swap(events, '    action: send\n', '    action: send\n    security: [{ type: plain }]\n'),
  ],
  ['call-security-changed', events, 'protocol: https', 'protocol: https, security: [{ type: plain }]', servers],
  ['call-moved', events, 'protocol: https', 'protocol: mqtt', servers],
  ['address-added', events, 'servers: {', 'servers: { other: { host: b, protocol: https },', servers],
  ['address-removed', events, 'servers: { client: { host: a, protocol: https } }\n', '', servers],
  ['call-binding-changed', events, '    action: send\n', '    action: receive\n'],
  ['unclassified', events, '    action: send\n', '    action: send\n    unheard-of: {}\n'],
  ['unclassified', events, 'address: /notice', 'unheard-of: 1, address: /notice'],
  ['security-way-added', api, 'flows: {', 'flows: { password: { tokenUrl: /token, scopes: {} },'],
  ['security-changed', api, 'clientCredentials:', 'password:'],
  ['security-way-added', api, '    oauth2:\n', '    plain: { type: http, scheme: basic }\n    oauth2:\n'],
  [
    'security-changed',
    api,
    '    plain: { type: http, scheme: basic }\n',
    '',
    swap(api, '    oauth2:\n', '    plain: { type: http, scheme: basic }\n    oauth2:\n'),
  ],
  ['input-rule-tightened', paths, '200000', '100000', roomy],
  ['input-rule-tightened', paths, '  x-max-bytes: 200000\n', '', roomy],
  ['input-rule-loosened', paths, '200000', '300000', roomy],
  // Every body may have 65,536 bytes.
  ['words-changed', paths, '  summary: Change', '  x-max-bytes: 2000\n  summary: Change'],
  ['input-rule-tightened', paths, '200000', '2000', roomy],
  [
    'security-way-added',
    paths,
    'security: [{ oauth2: [things:read] }]',
    'security: [{ oauth2: [things:read] }, { basic: [] }]',
  ],
  ['scope-added', api, 'things:read: Read,', 'things:read: Read, things:make: Make,'],
  ['scope-removed', api, 'things:read: Read,', ''],
  ['idempotency-added', paths, '  tags: [Things]\n', '  x-idempotency: { reused: COLOR_TAKEN }\n  tags: [Things]\n'],
  ['idempotency-changed', paths, 'reused: COLOR_TAKEN', 'reused: INVALID_REQUEST', idempotent],
  ['patience-needed', paths, '2000', '3000', timed],
  ['patience-needed', paths, '  x-timeout-milliseconds: 2000\n', '', timed],
  ['patience-shortened', paths, '2000', '1000', timed],
  ['patience-shortened', paths, '  summary: Read', '  x-timeout-milliseconds: 2000\n  summary: Read'],
  ['patience-shortened', api, '2000', '1000', timedCall],
  ['patience-eased', api, '2000', '3000', timedCall],
  ['page-class-added', paths, '[one, two]', '[one, two, three]', classes],
  ['page-class-removed', paths, '[one, two]', '[one]', classes],
  ['address-added', api, 'servers: [', 'servers: [{ url: https://two.example }, '],
  ['address-removed', api, 'https://one.example', 'https://two.example'],

  ['call-added', api, '  notice:\n', '  asked: { post: { operationId: ask, responses: {} } }\n  notice:\n'],
  ['call-removed', events, `  spare: { action: send, channel: { $ref: '#/channels/replies' } }\n`, ''],
  ['call-moved', events, 'address: /notice', 'address: /moved-notice'],
  [
    'call-media-type-added',
    api,
    'content: { application/json: { schema: { $ref: schemas/notice.yaml#/Notice } } }',
    'content: { text/plain: {}, application/json: { schema: { $ref: schemas/notice.yaml#/Notice } } }',
  ],
  ['call-binding-changed', events, 'method: POST', 'method: PUT'],
  [
    'message-added',
    events,
    twoMessages,
    `${twoMessages}, { $ref: '#/channels/notices/messages/other' }`,
    swap(events, `${twoMessages}, { $ref: '#/channels/notices/messages/other' }`, twoMessages),
  ],
  ['message-removed', events, "messages: [{ $ref: '#/channels/notices/messages/notice' }, ", 'messages: ['],
  ['reply-added', api, "        '425':", "        '409': { description: No. }\n        '425':"],
  ['reply-removed', events, "messages: [{ $ref: '#/channels/replies/messages/yes' }, ", 'messages: ['],

  ['file-added', files, '  weekly:', '  yearly: { folder: yearly, columns: [] }\n  weekly:'],
  ['file-removed', files, '  weekly: { folder: weekly, columns: [] }\n', ''],
  ['file-moved', files, 'folder: weekly', 'folder: week'],
  ['file-policy-changed', files, 'currency: usd', 'currency: local'],
  ['file-format-changed', files, `separator: ','`, `separator: ';'`],
  ['reconciliation-changed', files, 'action: NONE', 'action: ASK'],
  ['column-added', files, '  weekly:', '      - { name: C, schema: { type: string } }\n  weekly:'],
  ['column-inserted', files, '      - { name: A', '      - { name: C, schema: { type: string } }\n      - { name: A'],
  [
    'column-moved',
    files,
    '      - { name: A, description: First., schema: { type: string } }\n      - { name: B, description: Second., schema: { type: string } }\n',
    '      - { name: B, description: Second., schema: { type: string } }\n      - { name: A, description: First., schema: { type: string } }\n',
  ],
  ['column-source-changed', files, 'name: B,', 'name: B, source: transaction.id,'],
  ['column-removed', files, '      - { name: B, description: Second., schema: { type: string } }\n', ''],
  ['column-audience-changed', files, 'name: B,', 'name: B, credit: true,'],

  ['lifecycle-added', machines, 'ghost:', 'shadow: { description: None., states: {}, transitions: [] }\nghost:'],
  ['lifecycle-removed', machines, 'ghost: { description: None., states: {}, transitions: [] }\n', ''],
  [
    'state-added',
    machines,
    'states: { NEW:',
    'states: { USED: { description: Used., initial: false, final: false }, NEW:',
  ],
  ['state-removed', machines, ', OLD: { description: Old., initial: false, final: true }', ''],
  ['state-role-changed', machines, 'final: true', 'final: false'],
  [
    'step-added',
    machines,
    '    - { name: age',
    '    - { name: use, from: [NEW], to: NEW, guards: [] }\n    - { name: age',
  ],
  ['step-removed', machines, / {4}- \{ name: age.*\n/.exec(contract()[machines] ?? '')?.[0] ?? '', ''],
  ['step-narrowed', machines, 'by: [client]', 'by: [service]'],
  ['step-widened', machines, 'from: [NEW]', 'from: any'],
  ['step-target-changed', machines, 'to: OLD', 'to: NEW'],
  ['guard-added', machines, 'guards: []', 'guards: [{ text: It is early. }]'],
  ['guard-removed', machines, 'guards: [{ text: It is late., error: COLOR_TAKEN }]', 'guards: []'],
  ['guard-changed', machines, 'error: COLOR_TAKEN }]', 'error: INVALID_REQUEST }]'],
  ['guard-changed', machines, 'It is late.', 'It is early.'],
  ['guard-changed', machines, 'error: COLOR_TAKEN }]', 'error: INVALID_REQUEST }, { text: It is dry. }]'],
  ['words-changed', machines, 'It is late.', "'It is late'"],
  ['effect-changed', machines, 'It shines.', 'It glows.'],
  ['words-changed', machines, 'It shines.', 'it shines'],
  ['effect-added', machines, 'effects: []', 'effects: [It dims.]'],
  ['effect-removed', machines, 'effects: [It is there., It shines.]', 'effects: [It is there.]'],

  [
    'axis-added',
    axes,
    'axes:\n',
    'axes:\n  size: { description: How big., values: { small: S., big: B. } }\n',
    {},
    { 'revisions/size/big.overlay.yaml': overlay },
  ],
  [
    'axis-removed',
    axes,
    / {2}thing-path:[\s\S]*?(?=combinations)/.exec(contract()[axes] ?? '')?.[0] ?? '',
    '',
    { [axes]: (contract()[axes] ?? '').replace('combinations: [[colors, thing-path]]\n', 'combinations: []\n') },
    { 'revisions/thing-path/items.overlay.yaml': '' },
  ],
  [
    'revision-added',
    axes,
    'red-only: Only RED.',
    'red-only: Only RED., none: None.',
    {},
    { 'revisions/colors/none.overlay.yaml': overlay },
  ],
  [
    'revision-removed',
    axes,
    'things: /things/v1., items: /items/v1.',
    'things: /things/v1., objects: /objects/v1.',
    {},
    { 'revisions/thing-path/items.overlay.yaml': '', 'revisions/thing-path/objects.overlay.yaml': overlay },
  ],
  [
    'revision-current-changed',
    axes,
    'both: All., red-only: Only RED.',
    'red-only: Only RED., both: All.',
    {},
    { 'revisions/colors/red-only.overlay.yaml': '', 'revisions/colors/both.overlay.yaml': overlay },
  ],
  ['deprecated', axes, 'combinations:', `${ends}combinations:`],
  ['revision-end-sooner', axes, 'sunset: 2030-01-02', 'sunset: 2029-06-01', ending],
  ['revision-end-later', axes, 'sunset: 2030-01-02', 'sunset: 2031-06-01', ending],
  ['revision-end-later', axes, ends, '', ending],
  ['revision-policy-changed', axes, 'policy: colorPolicy', 'policy: hue'],
  ['trigger-added', things, 'x-triggers: [', 'x-triggers: [{ value: bang, outcome: EXPLODED, description: Too. }, '],
  [
    'trigger-removed',
    things,
    '      x-triggers: [{ value: boom, outcome: EXPLODED, description: It explodes. }]\n',
    '',
  ],
  ['trigger-changed', things, 'outcome: EXPLODED', 'outcome: FIZZLED'],

  ['words-changed', paths, 'summary: Read a thing', 'summary: Get a thing'],
  ['words-changed', events, 'Its kind.', 'Which kind it is.', inAddress],
  ['call-moved', events, 'enum: [a, b]', 'enum: [a, c]', inAddress],
  ['words-changed', files, 'description: Plain.', 'description: Simple.', described],
  ['words-changed', files, 'description: Fetched.', 'description: Fetched daily.', described],
  ['file-format-changed', files, "separator: ','", 'separator: ;', described],
  ['file-moved', files, 'protocol: SFTP', 'protocol: FTPS', described],
  ['example-changed', 'examples/things.yaml', 'note: painted', 'note: drawn'],
  ['links-changed', paths, "    '409':\n", "    '409':\n      links: {}\n"],
  ['unclassified', paths, "    '409':\n", "    '409':\n      unheard-of: {}\n"],
];

describe('the rules', () => {
  it('are all tried here', () => {
    expect([...new Set(CASES.map(([rule]) => rule))].sort()).toEqual(Object.keys(RULES).sort());
  });

  it('find nothing in headers that a message takes over from a trait', () => {
    const payload = "payload: { $ref: 'schemas/notice.yaml#/Notice' }";
    const headers = 'headers: { type: object, required: [x-a], properties: { x-a: { type: string } } }';
    const before = { ...contract(), ...swap(events, payload, `traits: [{ ${headers} }], ${payload}`) };
    const changed = (words: string) => changesBy(before, { [events]: replacing(`traits: [{ ${headers} }]`, words) });
    expect(changed(headers)).toEqual([]);
    expect(changed(headers.replace('required: [x-a], ', ''))).toHaveLength(1);
  });

  it('find nothing in a header that is written in other letters', () => {
    expect(changesBy(contract(), { [api]: replacing('x-must: {', 'X-Must: {') })).toEqual([]);
  });

  it.each(CASES)('%s: %s', (rule, file, from, to, more = {}, also = {}) => {
    const others = Object.entries(also).map(([name, text]) => [name, () => text] as const);
    const changes = changesBy(
      { ...contract(), ...more },
      { ...Object.fromEntries(others), [file]: replacing(from, to) },
    );
    expect(changes.map((change) => change.rule)).toContain(rule);
    // A change of words is nothing else.
    if (rule === 'words-changed') expect(changes.map((change) => change.effect)).not.toContain('breaking');
    for (const { place, what, subjects } of changes) {
      expect(place).toEqual({
        file: expect.stringMatching(/\.yaml$/),
        line: expect.any(Number),
        column: expect.any(Number),
      });
      expect(what).not.toBe('');
      expect(subjects.length).toBeGreaterThan(0);
    }
  });
});
