import { mistakes } from '../testing/mistakes';
import { removeSpecs, replacing, tinySpec, tinySpecWithRevisions } from '../testing/tiny';

afterAll(removeSpecs);

const sandbox = (body: string): string => `openapi: 3.1.0
info: { title: sandbox, version: 1.0.0 }
tags: [{ name: Things, description: Things. }]
paths:
  ${body}
    summary: Other
    tags: [Things]
    responses: { '204': { description: Done. } }
`;

const settlement = `currency_rules: { always-usd: { description: USD. } }
files:
  daily:
    folder: daily
    policies: { currency: always-usd }
    columns:
      - { name: A, source: a, schema: { type: string } }
      - { name: B, source: b, policy: currency, schema: { type: string } }
`;

const kind = (schema: string): string =>
  `    parameters: [{ name: kind, in: path, required: true, schema: { ${schema} }, example: a }]`;

const reconciliation = (when: string): string =>
  `reconciliation: { rules: [{ service: true, client: true, same_status: true, when: { ${when} }, action: NONE, mark: null, description: None. }] }\n`;

const lifecycles = `thing:
  schema: schemas/things.yaml#/Color
  states:
    RED: { initial: true, final: false }
    BLUE: { initial: false, final: true }
  transitions:
    - { name: make, operations: [updateThing], from: [], to: RED, guards: [{ text: Free., error: COLOR_TAKEN }] }
    - { name: paint, operations: [updateThing], from: [RED], to: BLUE, guards: [] }
`;

describe('a mistake in a contract', () => {
  it('is not reported where there is none', async () => {
    expect(await mistakes(tinySpecWithRevisions())).toEqual([]);
    expect(await mistakes({ ...tinySpec(), 'lifecycles.yaml': lifecycles, 'settlement.yaml': settlement })).toEqual([]);
  });

  const edits: [what: string, file: string, from: string, to: string, want: string][] = [
    [
      'a scheme that the service can not ask for',
      'openapi.yaml',
      'type: oauth2',
      'type: http\n      scheme: basic\n      was: oauth2',
      'paths/thing.yaml:8:3 the service has no way to ask for oauth2',
    ],
    [
      'an error example under another name',
      'paths/thing.yaml',
      'COLOR_TAKEN: {',
      'COLOR_USED: {',
      'paths/thing.yaml:52:13 the example COLOR_USED carries the error code COLOR_TAKEN',
    ],
    [
      'an error example that carries another code',
      'examples/errors/things.yaml',
      'error_code: COLOR_TAKEN',
      'error_code: INVALID_REQUEST',
      'examples/errors/things.yaml:2:12 the example COLOR_TAKEN carries INVALID_REQUEST',
    ],
    [
      'a code that no operation answers',
      'schemas/common.yaml',
      'COLOR_TAKEN]',
      'COLOR_TAKEN, LOST]',
      'schemas/common.yaml:1:65 LOST has no example in examples/errors/',
    ],
    [
      'a code that is not in the enum',
      'schemas/common.yaml',
      ', COLOR_TAKEN]',
      ']',
      'paths/thing.yaml:46:5 COLOR_TAKEN is not in schemas/error-code.yaml#/ErrorCode',
    ],
    [
      'a code under two statuses',
      'paths/thing.yaml',
      "'400': { $ref: ../responses.yaml#/InvalidRequest }\npatch",
      "'422': { $ref: ../responses.yaml#/InvalidRequest }\npatch",
      'paths/thing.yaml:45:5 INVALID_REQUEST is under 400 here and under 422 elsewhere',
    ],
    [
      'an error that a schema yields but no response lists',
      'schemas/things.yaml',
      'ThingId: { type: string,',
      'ThingId: { x-error: COLOR_TAKEN, type: string,',
      'schemas/things.yaml:1:12 getThing can yield COLOR_TAKEN for path:/id, which none of its responses lists',
    ],
    [
      'an error code of a schema that there is not',
      'schemas/things.yaml',
      'x-error: COLOR_TAKEN',
      'x-error: COLOUR_TAKEN',
      'schemas/things.yaml:20:31 there is no error code COLOUR_TAKEN; did you mean COLOR_TAKEN?',
    ],
    [
      'an error code of an operation that there is not',
      'paths/thing.yaml',
      '  operationId: updateThing',
      '  x-invalid-request: INVALID_REQEST\n  operationId: updateThing',
      'paths/thing.yaml:26:3 there is no error code INVALID_REQEST; did you mean INVALID_REQUEST?',
    ],
    [
      'an address of tokens that is none',
      'openapi.yaml',
      'https://id.example/token',
      '/things/v1/{id}',
      'openapi.yaml:11:37 there is no POST /things/v1/{id}',
    ],
    [
      'a code for a repeat that no response lists',
      'paths/thing.yaml',
      '  operationId: getThing',
      '  x-repeat: COLOR_TAKEN\n  operationId: getThing',
      'paths/thing.yaml:4:3 getThing can yield COLOR_TAKEN, which none of its responses lists',
    ],
    [
      'an operation that HEAD stands for',
      'paths/thing.yaml',
      '\npatch:',
      '\nhead:',
      'paths/thing.yaml:25:1 the service answers HEAD wherever there is a get',
    ],
    [
      'an operation of TRACE',
      'paths/thing.yaml',
      '\npatch:',
      '\ntrace:',
      'paths/thing.yaml:25:1 TRACE says what a server on the way has received, and is not an operation',
    ],
    [
      'a body of GET',
      'paths/thing.yaml',
      '  x-interface-item: 1\n',
      '  requestBody: { content: { application/json: { schema: { $ref: ../schemas/things.yaml#/ThingUpdate }, examples: { paint: { $ref: ../examples/things.yaml#/ThingUpdate } } } } }\n',
      'paths/thing.yaml:5:3 GET takes no body: browsers and many libraries send none',
    ],
    [
      'a bound for a body that there is not',
      'paths/thing.yaml',
      '  x-interface-item: 1\n',
      '  x-max-bytes: 2000\n',
      'paths/thing.yaml:5:3 the operation takes no body that could have so many bytes',
    ],
    [
      'a bound that no more says than that of all bodies',
      'paths/thing.yaml',
      '  tags: [Things]\n  summary: Change',
      '  x-max-bytes: 65536\n  tags: [Things]\n  summary: Change',
      'paths/thing.yaml:27:3 every body may have 65,536 bytes (MAX_BODY_BYTES): a larger number says something',
    ],
    [
      'an operationId that is not a name',
      'paths/thing.yaml',
      'operationId: updateThing',
      'operationId: update thing',
      'paths/thing.yaml:26:3 an operationId is a name in generated code: letters and digits, such as createUser',
    ],
    [
      'an operationId twice',
      'paths/thing.yaml',
      'operationId: updateThing',
      'operationId: getThing',
      'paths/thing.yaml:26:3 the operationId getThing is also at get /things/v1/{id}',
    ],
    [
      'a scope that is not declared',
      'paths/thing.yaml',
      'things:update]',
      'things:paint]',
      'paths/thing.yaml:29:3 the scope things:paint is not declared among the `scopes` of security.yaml',
    ],
    [
      'two scopes',
      'paths/thing.yaml',
      '[things:update]',
      '[things:update, things:read]',
      'paths/thing.yaml:29:3 an operation has exactly one scope',
    ],
    [
      'a tag that is not declared',
      'paths/thing.yaml',
      'tags: [Things]\n  summary: Change',
      'tags: [Thing]\n  summary: Change',
      "paths/thing.yaml:27:3 the tag 'Thing' is not declared; did you mean 'Things'?",
    ],
    [
      'an invalid response example',
      'examples/things.yaml',
      'color: RED',
      'color: GREEN',
      'examples/things.yaml:2:28 the example found of getThing breaks its schema: /data/color must be equal to one of the allowed values (["RED","BLUE"]) (and in 1 more)',
    ],
    [
      'a response example with a field that the schema lacks',
      'examples/things.yaml',
      'note: null',
      'note: null, size: 1',
      'examples/things.yaml:2:60 the example found of getThing breaks its schema: /data must NOT have additional properties ("size") (and in 1 more)',
    ],
    [
      'an invalid request example',
      'examples/things.yaml',
      'note: painted',
      'note: painted very very slowly',
      'examples/things.yaml:4:25 the example paint of updateThing breaks its schema: /note must NOT have more than 20 characters',
    ],
    [
      'an invalid parameter example',
      'paths/thing.yaml',
      'example: [RED]',
      'example: [GREEN]',
      'paths/thing.yaml:15:7 the example of filter[color] breaks its schema: must be equal to one of the allowed values (["RED","BLUE"])',
    ],
    [
      'a required parameter without an example',
      'paths/thing.yaml',
      ', example: t1',
      '',
      'paths/thing.yaml:2:5 the required parameter id needs an example',
    ],
    [
      'a path parameter that is missing',
      'openapi.yaml',
      '/things/v1/{id}',
      '/things/v1/{key}',
      'paths/thing.yaml:2:7 the path has {key}, and here is id: use one name',
    ],
    [
      'idempotency without its header',
      'paths/thing.yaml',
      'operationId: updateThing',
      'operationId: updateThing\n  x-idempotency: { reused: COLOR_TAKEN }',
      'paths/thing.yaml:27:3 an idempotent operation takes the header x-idempotency-key',
    ],
    [
      'a misspelled keyword',
      'schemas/things.yaml',
      'maxLength: 64',
      'maxLenght: 64',
      'schemas/things.yaml:1:40 maxLenght is not a keyword of a schema; did you mean maxLength?',
    ],
  ];
  it.each(edits)('is reported for %s', async (_, file, from, to, want) => {
    const files = tinySpec();
    files[file] = replacing(from, to)(files[file] ?? '');
    expect(await mistakes(files)).toContain(want);
  });

  it.each([
    ['minimum: 3', 'schemas/things.yaml:1:40 minimum is a word for the type number, which is next to it'],
    ["pattern: '['", 'schemas/things.yaml:1:40 the schema does not compile: Invalid regular expression'],
    ['maxLength: many', 'schemas/things.yaml:1:40 the schema is not valid: maxLength must be integer'],
  ])('is reported once for %s on a text, and not of the schemas that refer to it', async (word, want) => {
    const files = tinySpec();
    files['schemas/things.yaml'] = replacing('maxLength: 64', word)(files['schemas/things.yaml'] ?? '');
    const found = (await mistakes(files)).filter((mistake) => mistake.startsWith('schemas/things.yaml:1:'));
    expect(found).toEqual([expect.stringContaining(want)]);
  });

  it('reports only operations whose cause leads to no step', async () => {
    const telling = (text: string) => {
      const files = tinySpec();
      files['lifecycles.yaml'] = text;
      const withCause = replacing('operationId: updateThing', 'operationId: updateThing\n  x-cause: thing-painted');
      files['paths/thing.yaml'] = withCause(files['paths/thing.yaml'] ?? '');
      return mistakes(files);
    };
    expect(await telling(lifecycles)).toEqual([
      expect.stringContaining('updateThing reports thing-painted by x-cause, and no transition has this cause'),
    ]);
    const misspelt = 'causes: [thing-paintd], from: [RED]';
    expect(await telling(lifecycles.replace('operations: [updateThing], from: [RED]', misspelt))).toEqual(
      expect.arrayContaining([
        expect.stringContaining('no transition has this cause; did you mean thing-paintd?'),
        expect.stringContaining('no operation reports thing-paintd by x-cause; did you mean thing-painted?'),
      ]),
    );
    const caused = 'causes: [thing-painted], from: [RED]';
    expect(await telling(lifecycles.replace('operations: [updateThing], from: [RED]', caused))).toEqual([]);
  });

  const added: [what: string, file: string, text: string, want: string][] = [
    [
      'a cause that no operation reports',
      'lifecycles.yaml',
      lifecycles.replace('operations: [updateThing], from: [RED]', 'causes: [thing-painted], from: [RED]'),
      'lifecycles.yaml:8:22 thing: no operation reports thing-painted by x-cause',
    ],
    [
      'a state that the schema lacks',
      'lifecycles.yaml',
      lifecycles.replace('BLUE: {', 'GREEN: {'),
      'lifecycles.yaml:5:5 thing: GREEN is not in the enum of schemas/things.yaml#/Color; did you mean BLUE?',
    ],
    [
      'a value that is not a state',
      'lifecycles.yaml',
      lifecycles.replace(/ {4}BLUE.*\n/, '').replace('to: BLUE', 'to: RED'),
      'lifecycles.yaml:3:3 thing: BLUE of schemas/things.yaml#/Color is not a state',
    ],
    [
      'a transition to an unknown state',
      'lifecycles.yaml',
      lifecycles.replace('to: BLUE', 'to: GREEN'),
      'lifecycles.yaml:8:62 thing: GREEN is not a state',
    ],
    [
      'a transition out of a final state',
      'lifecycles.yaml',
      lifecycles.replace('from: [RED]', 'from: [BLUE]'),
      'lifecycles.yaml:8:49 thing: BLUE is a final state',
    ],
    [
      'an unknown operation in a lifecycle',
      'lifecycles.yaml',
      lifecycles.replace('[updateThing], from: [RED]', '[paintThing], from: [RED]'),
      'lifecycles.yaml:8:22 thing: paintThing is not an operation',
    ],
    [
      'an unknown error in a lifecycle',
      'lifecycles.yaml',
      lifecycles.replace('error: COLOR_TAKEN', 'error: NO_COLOR'),
      'lifecycles.yaml:7:91 thing: NO_COLOR is not an error code',
    ],
    [
      'a guard with an error that its operations never answer with',
      'lifecycles.yaml',
      lifecycles.replace('operations: [updateThing], from: [], to: RED', 'operations: [getThing], from: [], to: RED'),
      'lifecycles.yaml:7:88 thing: no operation of this step answers with COLOR_TAKEN',
    ],
    [
      'a guard on a field that nobody sends',
      'lifecycles.yaml',
      lifecycles.replace('error: COLOR_TAKEN', 'field: colour, values: [RED]'),
      'lifecycles.yaml:7:91 thing: colour is not a field that an operation of this step is sent',
    ],
    [
      'a guard with a value that its field never has',
      'lifecycles.yaml',
      lifecycles.replace('error: COLOR_TAKEN', 'field: color, values: [RED, GREEN]'),
      'lifecycles.yaml:7:119 thing: color is never GREEN',
    ],
    [
      'a guard with a condition on a field that nobody sends',
      'lifecycles.yaml',
      lifecycles.replace('error: COLOR_TAKEN', 'field: note, required_when: { field: colr, values: [RED] }'),
      'lifecycles.yaml:7:121 thing: colr is not a field that an operation of this step is sent',
    ],
    [
      'a step by somebody else',
      'lifecycles.yaml',
      lifecycles.replace('to: RED, guards', 'to: RED, by: [clint], guards'),
      'lifecycles.yaml:7:72 an item of by is client or service or world or clock, and here is clint; did you mean client?',
    ],
    [
      'two steps of one name',
      'lifecycles.yaml',
      lifecycles.replace('name: paint', 'name: make'),
      'lifecycles.yaml:8:9 thing: there is another step make',
    ],
    [
      'a policy that is not a rule',
      'settlement.yaml',
      settlement.replace('currency: always-usd', 'currency: never'),
      'settlement.yaml:5:17 never is not one of the currency_rules',
    ],
    [
      'a policy that decides nothing',
      'settlement.yaml',
      settlement.replace('currency: always-usd', 'currency: always-usd, other: always-usd'),
      'settlement.yaml:5:39 no column has the policy other',
    ],
    [
      'a column with a policy that there is not',
      'settlement.yaml',
      settlement.replace('name: A,', 'name: A, policy: other,'),
      'settlement.yaml:7:20 other is not one of the policies of the file',
    ],
    [
      'two columns of one name',
      'settlement.yaml',
      settlement.replace('name: A', 'name: B'),
      'settlement.yaml:8:11 there is another column B',
    ],
    [
      'a value to fall back on that a column never has',
      'settlement.yaml',
      settlement.replace('schema: { type: string } }', 'fallback: C, schema: { type: string, enum: [D] } }'),
      'settlement.yaml:7:31 A is never C',
    ],
    [
      'a case of the reconciliation on a column that there is not',
      'settlement.yaml',
      `${settlement}${reconciliation('C: [x]')}`,
      'settlement.yaml:9:85 there is no column C',
    ],
    [
      'a case of the reconciliation with a value that its column never has',
      'settlement.yaml',
      `${settlement.replace('schema: { type: string } }', 'schema: { type: string, enum: [D] } }')}${reconciliation('A: [D, E]')}`,
      'settlement.yaml:9:92 A is never E',
    ],
    [
      'an address that is of two paths',
      'sandbox.yaml',
      sandbox(`/things/{kind}/red:\n   get:\n    operationId: getRed\n${kind('type: string')}`),
      'sandbox.yaml:6:4 one address can match /things/{kind}/red and /things/v1/{id}: let a fixed part tell them apart',
    ],
    [
      'an address that is of a path with other names',
      'sandbox.yaml',
      sandbox(`/things/v1/{kind}:\n   get:\n    operationId: getRed\n${kind('type: string')}`),
      'sandbox.yaml:6:4 one address can match /things/v1/{kind} and /things/v1/{id}: let a fixed part tell them apart',
    ],
    [
      'an operationId that two documents have',
      'sandbox.yaml',
      sandbox('/sandbox:\n   post:\n    operationId: getThing'),
      'sandbox.yaml:6:4 the operationId getThing is also in the openapi document',
    ],
    [
      'an address that two documents have',
      'sandbox.yaml',
      sandbox(
        '/things/v1/{id}:\n   get:\n    parameters: [{ name: id, in: path, required: true, schema: { type: string }, example: a }]\n    operationId: readThing',
      ),
      'sandbox.yaml:6:4 GET /things/v1/{id} is also in the openapi document',
    ],
  ];
  it.each([
    ['a value of its own', sandbox(`/things/{kind}/red:\n   get:\n    operationId: getRed\n${kind('enum: [v2]')}`)],
    ['a more exact path', sandbox('/things/v1/red:\n   get:\n    operationId: getRed')],
    ['another method', sandbox(`/things/{kind}/red:\n   post:\n    operationId: getRed\n${kind('type: string')}`)],
  ])('is none where an address differs from another by %s', async (_, text) => {
    const found = await mistakes({ ...tinySpec(), 'sandbox.yaml': text });
    expect(found.filter((mistake) => mistake.includes('an address'))).toEqual([]);
  });

  it('reports a path parameter that is declared twice or occurs twice', async () => {
    const files = tinySpec();
    const own = '    - { name: id, in: path, required: true, schema: { type: string }, example: t1 }\n';
    const paths = replacing('  parameters:\n', `  parameters:\n${own}`)(files['paths/thing.yaml'] ?? '');
    expect(await mistakes({ ...files, 'paths/thing.yaml': paths })).toEqual([
      'paths/thing.yaml:10:7 the path parameter id is declared twice',
    ]);
    const openapi = replacing('/things/v1/{id}', '/things/v1/{id}/{id}')(files['openapi.yaml'] ?? '');
    expect(await mistakes({ ...files, 'openapi.yaml': openapi })).toContainEqual(
      expect.stringContaining('{id} is in the path twice'),
    );
  });

  it.each(added)('is reported for %s', async (_, file, text, want) => {
    expect(await mistakes({ ...tinySpec(), [file]: text })).toContain(want);
  });

  it('is reported once where a lifecycle has an unknown error', async () => {
    const found = await mistakes({ ...tinySpec(), 'lifecycles.yaml': lifecycles.replace('COLOR_TAKEN', 'NO_COLOR') });
    expect(found.filter((mistake) => mistake.includes('NO_COLOR'))).toHaveLength(1);
  });

  it('reports an example that breaks its schema in another revision only', async () => {
    const files = tinySpecWithRevisions();
    files['revisions/colors/red-only.overlay.yaml'] = replacing(
      'color: RED',
      'note: still blue',
    )(files['revisions/colors/red-only.overlay.yaml'] ?? '');
    expect(await mistakes(files)).toContain(
      'examples/things.yaml:4:12 the example paint of updateThing breaks its schema in colors=red-only: /color must be equal to one of the allowed values (["RED"])',
    );
  });

  it('reports an overlay that has no effect, is missing or is not listed', async () => {
    const files = tinySpecWithRevisions();
    files['revisions/colors/red-only.overlay.yaml'] = replacing(
      "'BLUE'",
      "'GREEN'",
    )(files['revisions/colors/red-only.overlay.yaml'] ?? '');
    expect(await mistakes(files)).toContain(
      "revisions/colors/red-only.overlay.yaml:4:5 $.components.schemas.Color.enum[?@ == 'GREEN'] matches nothing in the document",
    );
    const { 'revisions/thing-path/items.overlay.yaml': items = '', ...rest } = tinySpecWithRevisions();
    expect(await mistakes({ ...rest, 'revisions/thing-path/item.overlay.yaml': items })).toEqual([
      'revisions/revisions.yaml:8:36 revisions/thing-path/items.overlay.yaml does not exist, and revisions/thing-path/item.overlay.yaml is of no value: a value and its file have one name',
    ]);
    const swapped = replacing(
      'things: /things/v1., items: /items/v1.',
      'items: /items/v1., things: /things/v1.',
    )(tinySpecWithRevisions()['revisions/revisions.yaml'] ?? '');
    expect(await mistakes({ ...tinySpecWithRevisions(), 'revisions/revisions.yaml': swapped })).toEqual([
      'revisions/revisions.yaml:8:34 revisions/thing-path/things.overlay.yaml does not exist, and items, the first and so the current value, has revisions/thing-path/items.overlay.yaml: put the current value first',
    ]);
  });
});
