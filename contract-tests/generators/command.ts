import { declare, flag, oneOf, text } from '../../cli/declaration';

export const command = declare({
  name: 'generators',
  summary: 'runs the code generators that partners use, and compiles their output',
  about:
    'Each generator that is installed, on the documents in OpenAPI 3.0.3 just as a server hands them out. What is missing is named and counts as skipped. --install brings generators and what their code needs by npm, pip, go and mvn, each where it is there, into a folder of temporary files.',
  options: {
    install: flag('install the generators first'),
    only: oneOf(
      'GENERATOR',
      'one of them',
      [
        ...(['all', 'typescript-fetch', 'python', 'go', 'java'] as const),
        ...(['oapi-codegen', 'openapi-python-client', 'hey-api', 'orval'] as const),
      ],
      'all',
    ),
    document: oneOf(
      'DOCUMENT',
      'which document',
      [...(['openapi', 'client-api', 'sandbox', 'system', 'networks', 'network-api'] as const)],
      'openapi',
    ),
    revision: text('REVISION', 'a named revision', 'current'),
  },
  examples: [
    ['npm run generators -- --install', 'installs all that can be had, and runs them on the API'],
    ['npm run generators -- --only go --document client-api', 'a server of callbacks in Go'],
  ],
  exits: { 1: 'a generator refuses a document, or its code does not compile' },
  startsProcesses: true,
  run: (options) => (require('./main') as typeof import('./main')).runGenerators(options),
});
