import { declare, flag, oneOf, text } from '../../cli/declaration';

export const command = declare({
  name: 'document',
  summary: 'writes a complete document of the contract, in any revision',
  about:
    'For named revisions a server publishes the same documents, for example at /openapi.json?revision=REVISION; this command writes them for any combination of values. --openapi 3.0 writes the same operations in OpenAPI 3.0.3 for code generators, without webhooks and conditions between fields; --without-webhooks is for generators that read 3.1. asyncapi has one form. postman is a collection for Postman and newman with a request for each example of the API and the sandbox.',
  words: [
    {
      name: 'document',
      about: 'the document',
      needed: true,
      oneOf: ['openapi', 'client-api', 'asyncapi', 'sandbox', 'system', 'networks', 'network-api', 'postman'],
    },
  ],
  options: {
    revision: text('REVISION', 'a named revision, or axis=value pairs separated by commas', 'current'),
    withoutWebhooks: flag('leave out the calls to clients or networks, which are in a document of their own'),
    openapi: oneOf('VERSION', 'the version of OpenAPI', ['3.1', '3.0'], '3.1'),
    format: oneOf('FORMAT', 'the format', ['json', 'yaml'], 'json'),
    out: text('FILE', 'the file to write; the standard output by default'),
  },
  examples: [
    ['contrato document openapi --openapi 3.0 --out openapi.json', 'for a generator of code'],
    ['contrato document openapi --without-webhooks', 'for a code generator that reads OpenAPI 3.1'],
    ['contrato document postman --revision earliest', 'a collection to import into Postman'],
    ['contrato document asyncapi --revision earliest --format yaml', 'events and callbacks of the earliest revision'],
  ],
  run: (options, [name = '']) => (require('./main') as typeof import('./main')).printDocument(name, options),
});
