import { declare, flag, oneOf, text } from '../../cli/declaration';

export const command = declare({
  name: 'document',
  summary: 'writes a document of the contract, whole, in any revision',
  about:
    'The same as a server has at /openapi.json?revision=REVISION and the like for named revisions, and of any combination of values. 3.0 are the same operations in OpenAPI 3.0.3 for generators of code, without webhooks and conditions between fields; --without-webhooks is for those that read 3.1; asyncapi has one form. postman is a collection of requests, one for each example of the API and the sandbox, for Postman and newman.',
  words: [
    {
      name: 'document',
      about: 'which one',
      needed: true,
      oneOf: ['openapi', 'client-api', 'asyncapi', 'sandbox', 'system', 'networks', 'network-api', 'postman'],
    },
  ],
  options: {
    revision: text('REVISION', 'a named revision, or axis=value pairs separated by commas', 'current'),
    withoutWebhooks: flag('leave out the calls to clients or networks, which have a document of their own'),
    openapi: oneOf('VERSION', 'the version of OpenAPI that it is written in', ['3.1', '3.0'], '3.1'),
    format: oneOf('FORMAT', 'how it is written', ['json', 'yaml'], 'json'),
    out: text('FILE', 'where to, the standard output unless typed'),
  },
  examples: [
    ['contrato document openapi --openapi 3.0 --out openapi.json', 'for a generator of code'],
    ['contrato document openapi --without-webhooks', 'for a generator of code that reads OpenAPI 3.1'],
    ['contrato document postman --revision earliest', 'a collection to import into Postman'],
    ['contrato document asyncapi --revision earliest --format yaml', 'events and callbacks of the earliest revision'],
  ],
  run: (options, [name = '']) => (require('./main') as typeof import('./main')).printDocument(name, options),
});
