import { mistakes } from '../testing/mistakes';
import { removeSpecs, replacing, tinySpec } from '../testing/tiny';

afterAll(removeSpecs);

const asyncapi = `asyncapi: 3.0.0
info: { title: Things, version: 1.0.0, license: { name: MIT } }
servers: { client: { host: localhost, protocol: https } }
channels:
  things:
    address: /things/{kind}
    parameters: { kind: { enum: [big, small] } }
    messages: { made: { $ref: '#/components/messages/made' } }
  replies:
    messages: { taken: { $ref: '#/components/messages/taken' } }
operations:
  notify:
    action: send
    title: Tell of a thing
    channel: { $ref: '#/channels/things' }
    messages: [{ $ref: '#/channels/things/messages/made' }]
    bindings: { http: { method: POST, bindingVersion: 0.3.0 } }
    reply:
      channel: { $ref: '#/channels/replies' }
      messages: [{ $ref: '#/channels/replies/messages/taken' }]
components:
  securitySchemes:
    signature: { type: httpApiKey, in: header, name: x-api-key, x-signed-bytes: [timestamp, endpoint, body] }
  messages:
    made:
      title: A thing is made
      headers: { type: object, properties: { x-api-key: { type: string } } }
      payload: { $ref: schemas/things.yaml#/Thing }
    taken: { title: Taken, bindings: { http: { statusCode: 200 } } }
`;

/** The same call as OpenAPI has it. */
const webhook = `webhooks:
  notify:
    x-path: /things/{kind}
    x-path-parameters: [{ name: kind, in: path, required: true, schema: { type: string, enum: [big, small] }, example: big }]
    post:
      operationId: notify
      summary: Hear of a thing
      tags: [Things]
      security: []
      parameters: [{ name: X-Api-Key, in: header, schema: { type: string } }]
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: schemas/things.yaml#/Thing }, examples: { made: { value: { id: t1, color: RED, key: k, note: null } } } } }
      responses: { '200': { description: Taken. } }
`;

describe('a call to clients that the two documents describe differently', () => {
  const both = (change: (text: string) => string, of: 'openapi.yaml' | 'asyncapi.yaml') => {
    const openapi = `${tinySpec()['openapi.yaml']}${webhook}`;
    const files = { ...tinySpec(), 'openapi.yaml': openapi, 'asyncapi.yaml': asyncapi };
    return mistakes({ ...files, [of]: change(files[of]) });
  };

  it('is none where they say the same', async () => {
    expect(await both((text) => text, 'openapi.yaml')).toEqual([]);
  });

  it.each([
    ['the values of an address', 'openapi.yaml', 'enum: [big, small]', 'enum: [small, big]'],
    ['a header of the path item', 'openapi.yaml', /( {4}post:[\s\S]*) {6}(parameters: .*X-Api-Key.*\n)/, '    $2$1'],
    [
      'a header of a trait',
      'asyncapi.yaml',
      /( {6})headers: (.*)\n/,
      '$1traits: [{ headers: $2 }]\n$1headers: { type: object }\n',
    ],
    [
      'a body by reference',
      'openapi.yaml',
      /(components:\n)([\s\S]*)requestBody:\n {8}required: true\n {8}content: (.*)\n/,
      "$1  requestBodies: { Told: { required: true, content: $3 } }\n$2requestBody: { $ref: '#/components/requestBodies/Told' }\n",
    ],
    ['a header of a part', 'asyncapi.yaml', /headers: (.*)\n/, 'headers: { type: object, allOf: [$1] }\n'],
  ] as const)('is none where they say the same otherwise: %s', async (_, file, from, to) => {
    const text = file === 'openapi.yaml' ? `${tinySpec()[file]}${webhook}` : asyncapi;
    expect(text.replace(from, to)).not.toBe(text);
    expect(await both((one) => one.replace(from, to), file)).toEqual([]);
  });

  it.each([
    [
      'openapi.yaml',
      '\n  notify:\n',
      '\n  notified:\n',
      /the webhook notified has the operationId notify: both are one name$/,
    ],
    [
      'openapi.yaml',
      'operationId: notify',
      'operationId: tell',
      /the webhook notify has the operationId tell: both are one name$/,
    ],
    [
      'asyncapi.yaml',
      '\n  notify:\n',
      '\n  notified:\n',
      /^asyncapi.yaml:12:3 no webhook of openapi.yaml is called notified$/,
    ],
    [
      'asyncapi.yaml',
      '\n  notify:\n',
      '\n  notified:\n',
      /^asyncapi.yaml:11:1 no operation is called as the webhook notify of/,
    ],
    [
      'asyncapi.yaml',
      'action: send',
      'action: receive',
      /^asyncapi.yaml:13:5 the service sends notify: its action is send$/,
    ],
    [
      'asyncapi.yaml',
      'things.yaml#/Thing }',
      'things.yaml#/ThingResult }',
      /^asyncapi.yaml:16:16 notify has another payload in openapi/,
    ],
    [
      'asyncapi.yaml',
      'statusCode: 200',
      'statusCode: 425',
      /^asyncapi.yaml:29:48 notify has no response 425 in openapi.yaml, which has 200$/,
    ],
    [
      'openapi.yaml',
      'x-path: /things/{kind}',
      'x-path: /thing/{kind}',
      /^asyncapi.yaml:6:5 the x-path of notify in openapi.yaml is/,
    ],
    [
      'openapi.yaml',
      '      requestBody:\n        required: true\n',
      '      requestBody:\n',
      /^openapi.yaml:\d+:7 notify always has its body: say so by `required: true`$/,
    ],
    [
      'openapi.yaml',
      'enum: [big, small]',
      'enum: [big]',
      /^asyncapi.yaml:7:27 the parameter kind of notify has other values in openapi.yaml$/,
    ],
    ['openapi.yaml', 'x-path: /things', 'x-path: things', /^openapi.yaml:\d+:5 things\/\{kind\} is not a path: /],
    [
      'asyncapi.yaml',
      'method: POST',
      'method: PUT',
      /^asyncapi.yaml:17:5 the method of notify in openapi.yaml is POST$/,
    ],
    [
      'asyncapi.yaml',
      'servers:',
      'defaultContentType: application/xml\nservers:',
      /^asyncapi.yaml:3:1 bodies are application\/xml here, and not in openapi.yaml$/,
    ],
    ['openapi.yaml', 'X-Api-Key', 'X-Key', /^asyncapi.yaml:16:16 notify has no header x-api-key in openapi.yaml$/],
    ['openapi.yaml', 'X-Api-Key', 'X-Key', /^asyncapi.yaml:16:16 notify has the header x-key in openapi.yaml alone$/],
    [
      'openapi.yaml',
      'X-Api-Key, ',
      'X-Api-Key, required: true, ',
      /^asyncapi.yaml:16:16 notify has the header x-api-key always in openapi.yaml$/,
    ],
    [
      'openapi.yaml',
      'description: Taken. }',
      'description: Taken., headers: { x-at: { schema: { type: string } } } }',
      /^asyncapi.yaml:20:18 the response 200 of notify has the header x-at in openapi.yaml alone$/,
    ],
  ] as const)('is reported: %s (%#)', async (file, from, to, line) => {
    expect(await both(replacing(from, to), file)).toContainEqual(expect.stringMatching(line));
  });

  it('is reported for an operation that is not there without a word about the message that it sent', async () => {
    const dropped = (text: string) => text.replace(/operations:\n[\s\S]*?(?=components:)/, 'operations: {}\n');
    const found = await both(dropped, 'asyncapi.yaml');
    expect(found).toContainEqual(expect.stringMatching(/no operation is called as the webhook notify of/));
    expect(found.join('\n')).not.toMatch(/has no status/);
  });

  it('is reported for a reply without a status, with what to do', async () => {
    const found = await both(replacing(', bindings: { http: { statusCode: 200 } }', ''), 'asyncapi.yaml');
    expect(found).toContainEqual(
      expect.stringMatching(/the reply taken has no status: give it bindings with http\.statusCode, or a description/),
    );
  });
});

describe('a mistake in what is sent to clients', () => {
  it('is none in what the tests change', async () => {
    expect(await mistakes({ ...tinySpec(), 'asyncapi.yaml': asyncapi })).toEqual([]);
    const shown = 'examples: [{ payload: { id: t1, color: RED, key: k }, headers: { X-Api-Key: k } }]';
    const good = replacing(
      'title: A thing is made',
      `name: RED\n      ${shown}\n      title: A thing is made`,
    )(asyncapi);
    expect(await mistakes({ ...tinySpec(), 'asyncapi.yaml': good })).toEqual([]);
  });

  it.each([
    ['asyncapi: 3.0.0\n', '', '1:1 the document needs asyncapi, which is missing'],
    ['asyncapi: 3.0.0', 'asyncapi: 2.6.0', '1:1 asyncapi is a text such as 3.0.0'],
    ['name: MIT', 'nam: MIT', '2:51 nam is not a keyword here; did you mean name?'],
    ['host:', 'hots:', '3:22 hots is not a keyword of a server; did you mean host?'],
    ['  things:\n', '  thngs:\n', /#\/channels\/things leads nowhere in asyncapi\.yaml/],
    ['parameters:', 'paramters:', '7:5 paramters is not a keyword of a channel; did you mean parameters?'],
    ['{ kind: { enum', '{ knid: { enum', '7:19 the address has {kind}, and here is knid: use one name'],
    [
      '    parameters: { kind: { enum: [big, small] } }\n',
      '',
      '6:5 the address has {kind}, which is not one of its parameters',
    ],
    ['enum: [big, small]', 'enum: 7', '7:27 enum is a list, and here is a number'],
    [
      'enum: [big, small]',
      'enum: [big, small], default: bigg',
      '7:47 the default of kind is not one of its values; did you mean big?',
    ],
    [
      'enum: [big, small]',
      'enum: [big, small], examples: [big, huge]',
      '7:63 the example of kind is not one of its values: there are big, small',
    ],
    [
      'host: localhost,',
      "host: '{host}', variables: { host: { enum: [a, b], default: other } },",
      '3:73 the default of host is not one of its values: there are a, b',
    ],
    [
      'host: localhost,',
      "host: '{host}.example', variables: { hsot: { default: a } },",
      '3:59 the host has {host}, and here is hsot: use one name',
    ],
    ['host: localhost,', "host: '{host}.example',", '3:22 the host has {host}, which is not one of its variables'],
    ['host: localhost,', 'host: a.example, variables: { port: { default: a } },', '3:52 port is not in the host'],
    [
      'host: localhost,',
      'host: https://a.example,',
      '3:22 https://a.example is not a host: `protocol` says the scheme, and `pathname` the path',
    ],
    ['host: localhost,', 'host: a.example/v1,', '3:22 a.example/v1 is not a host: `pathname` says the path'],
    [
      'host: localhost,',
      'host: a example,',
      '3:22 a example is not a host: it is a name, such as api.example.com or api.example.com:8443',
    ],
    ['host: localhost,', 'host: localhost, pathname: v1,', '3:39 v1 begins with a /: it follows the host'],
    [
      'title: A thing is made',
      'name: REDD\n      title: A thing is made',
      '26:7 no field of its payload is ever REDD; did you mean RED?',
    ],
    [
      'title: A thing is made',
      'examples: [{ payload: { id: t1, color: GREEN, key: k } }]\n      title: A thing is made',
      '26:39 the example of made breaks its payload: must be equal to one of the allowed values (["RED","BLUE"])',
    ],
    [
      'title: A thing is made',
      'examples: [{ payload: { id: t1, color: RED, key: k, kye: k } }]\n      title: A thing is made',
      '26:20 the example of made breaks its payload: must NOT have additional properties ("kye")',
    ],
    [
      'title: A thing is made',
      'examples: [{ headers: { X-Api-Key: 7 } }]\n      title: A thing is made',
      /^26:\d+ the example of made breaks its headers: must be string$/,
    ],
    [
      'title: Taken, ',
      'title: Taken, examples: [{ payload: 7 }], ',
      /^\d+:\d+ taken has no payload that an example could show$/,
    ],
    ['action: send', 'action: sned', '13:5 action is send or receive, and here is sned; did you mean send?'],
    ['    action: send\n', '', '12:3 an operation needs action, which is missing'],
    ['    title: Tell of a thing\n', '    title: [Tell]\n', '14:5 title is a text, and here is a list'],
    [
      "{ $ref: '#/channels/things/messages/made' }",
      "{ $ref: '#/channels/replies/messages/taken' }",
      /^16:16 #\/channels\/replies\/messages\/taken is not a message of its channel/,
    ],
    [
      "[{ $ref: '#/channels/things/messages/made' }]",
      "[{ $ref: '#/channels/things/messages/made' }, { $ref: '#/channels/things/messages/made' }]",
      '16:61 #/channels/things/messages/made is in the list twice',
    ],
    [
      "messages: { made: { $ref: '#/components/messages/made' } }",
      "messages: { made: { $ref: '#/components/messages/made' }, other: { $ref: '#/components/messages/made' } }",
      '8:63 no operation uses the message other of things',
    ],
    ['method: POST', 'methd: POST', /^17:25 methd is not a keyword .* did you mean method\?$/],
    ['http: { method', 'htp: { method', /^17:17 htp is not a keyword .* did you mean http\?$/],
    ['type: httpApiKey', 'type: httpApikey', /^23:18 type is .* and here is httpApikey; did you mean httpApiKey\?$/],
    ['in: header, ', '', '23:5 a security scheme needs in, which is missing'],
    [
      'in: header, name: x-api-key',
      'in: query, name: x-api-key',
      /^23:\d+ messages name their key in a header, and here in is query$/,
    ],
    [
      '[timestamp, endpoint, body]',
      '[timestmap, endpoint, body]',
      /^23:82 .* and here is timestmap; did you mean timestamp\?$/,
    ],
    ['payload: {', 'payloda: {', '28:7 payloda is not a keyword of a message; did you mean payload?'],
    ['      payload: { $ref: schemas/things.yaml#/Thing }\n', '', '25:5 made is sent, and has no payload'],
    [
      'payload: { $ref: schemas/things.yaml#/Thing }',
      'payload: true',
      '28:7 payload is an object, and here is a boolean',
    ],
    [/ {6}headers: .*\n/, '', '25:5 made is sent, and has no headers'],
    ['    address: /things/{kind}\n', '', '5:3 things is sent to, and has no address'],
    ['protocol: https', 'protocol: htps', /^3:\d+ protocol is .* and here is htps; did you mean https?/],
    [
      '    taken: {',
      '    late: { title: Late, bindings: { http: { statusCode: 425 } } }\n    taken: {',
      '29:5 no channel has the message late',
    ],
    ['statusCode: 200', 'statusCode: ok', '29:48 statusCode is a number, and here is a string'],
    [
      'operations:',
      "  others: { messages: { made: { $ref: '#/components/messages/made' } } }\noperations:",
      /^11:3 no operation uses the channel others/,
    ],
  ])('is reported at its place: %s, %s', async (from, to, line) => {
    const found = await mistakes({ ...tinySpec(), 'asyncapi.yaml': asyncapi.replace(from, to) });
    const there = found.map((one) => one.replace('asyncapi.yaml:', ''));
    expect(there).toContainEqual(typeof line === 'string' ? line : expect.stringMatching(line));
  });

  it('is reported once where an operation has the channel of another', async () => {
    const address =
      "  others: { address: /others, title: Others, messages: { made: { $ref: '#/components/messages/made' } } }\noperations:";
    const text = asyncapi
      .replace('operations:', address)
      .replace("channel: { $ref: '#/channels/things' }", "channel: { $ref: '#/channels/others' }");
    const found = await mistakes({ ...tinySpec(), 'asyncapi.yaml': text });
    expect(found).toEqual([expect.stringMatching(/^asyncapi.yaml:16:\d+ its messages are of the channel things$/)]);
  });
});

describe('the header that names the key of a call', () => {
  const files = (text: string) => ({
    ...tinySpec(),
    'openapi.yaml': `${tinySpec()['openapi.yaml']}${webhook}`,
    'asyncapi.yaml': text,
  });

  it('is one that the messages have', async () => {
    expect(await mistakes(files(replacing('name: x-api-key', 'name: x-apikey')(asyncapi)))).toEqual([
      expect.stringMatching(
        /^asyncapi\.yaml:\d+:\d+ the message "A thing is made" has no header x-apikey; did you mean x-api-key\?$/,
      ),
    ]);
  });

  it('is the same in capital letters', async () => {
    expect(await mistakes(files(replacing('name: x-api-key', 'name: X-Api-Key')(asyncapi)))).toEqual([]);
  });
});
