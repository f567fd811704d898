import { declare, oneOf, text } from '../../cli/declaration';

export const command = declare({
  name: 'document',
  summary: 'writes a document of the contract, whole, in any revision',
  about:
    'The same as a server has at /openapi.json?revision=REVISION and the like. 3.0 are the same operations in OpenAPI 3.0.3 for generators of code, without webhooks and conditions between fields; asyncapi has one form.',
  words: [
    {
      name: 'document',
      about: 'which one',
      needed: true,
      oneOf: ['openapi', 'client-api', 'asyncapi', 'sandbox', 'system', 'networks', 'network-api'],
    },
  ],
  options: {
    revision: text('REVISION', 'a named revision', 'current'),
    openapi: oneOf('VERSION', 'the version of OpenAPI that it is written in', ['3.1', '3.0'], '3.1'),
    format: oneOf('FORMAT', 'how it is written', ['json', 'yaml'], 'json'),
    out: text('FILE', 'where to, the standard output unless typed'),
  },
  examples: [
    ['contrato document openapi --openapi 3.0 --out openapi.json', 'for a generator of code'],
    ['contrato document asyncapi --revision earliest --format yaml', 'events and callbacks of the earliest revision'],
  ],
  run: (options, [name = '']) => (require('./main') as typeof import('./main')).printDocument(name, options),
});
