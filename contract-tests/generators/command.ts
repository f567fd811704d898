import { declare, flag, oneOf } from '../../cli/declaration';

export const command = declare({
  name: 'generators',
  summary: 'runs the code generators that partners use, and compiles their output',
  about:
    'Each generator that is installed, on the documents just as a server hands them out: in OpenAPI 3.0.3, in 3.1 without webhooks, and AsyncAPI, in the current revision and in the earliest. The end is a table of the verdicts. What is missing is named and counts as skipped; what a generator itself can not do is a limit, which the guide explains. --install brings generators and what their code needs by npm, pip, go and mvn, each where it is there, into a folder of temporary files.',
  options: {
    install: flag('install the generators first'),
    only: oneOf(
      'GENERATOR',
      'one of them',
      [
        ...(['all', 'typescript-fetch', 'python', 'go', 'java'] as const),
        ...(['oapi-codegen', 'openapi-python-client', 'hey-api', 'orval', 'modelina'] as const),
      ],
      'all',
    ),
    document: oneOf(
      'DOCUMENT',
      'which document; partners are openapi, sandbox and asyncapi',
      [
        ...(['partners', 'openapi', 'client-api', 'asyncapi', 'sandbox', 'system'] as const),
        ...(['networks', 'network-api'] as const),
      ],
      'partners',
    ),
    revision: oneOf('REVISION', 'which revision', ['all', 'current', 'earliest'], 'all'),
  },
  examples: [
    ['npm run generators -- --install', 'installs all that can be had, and runs them on what partners use'],
    ['npm run generators -- --only go --document client-api', 'a server of callbacks in Go'],
  ],
  exits: { 1: 'a generator refuses a document, or its code does not compile' },
  checkoutOnly: true,
  startsProcesses: true,
  run: (options) => (require('./main') as typeof import('./main')).runGenerators(options),
});
