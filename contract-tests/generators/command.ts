import { declare, flag, oneOf } from '../../cli/declaration';

export const command = declare({
  name: 'generators',
  summary: 'runs the code generators that partners use, and compiles their output',
  about:
    'Runs each installed generator on the documents exactly as a server publishes them: OpenAPI 3.0.3, OpenAPI 3.1 without webhooks, and AsyncAPI, in the current and the earliest revision. The code in Python, Go, PHP and Ruby also reads the examples of the document. It ends with a table of the results. Missing generators are named and count as skipped; what a generator cannot do is a limit, which the guide explains. --install installs the generators and the dependencies of their code with npm, pip, go and mvn, where available, in a temporary folder.',
  options: {
    install: flag('install the generators first'),
    only: oneOf(
      'GENERATOR',
      'only this one',
      [
        ...(['all', 'typescript-fetch', 'python', 'go', 'java', 'kotlin', 'php', 'ruby'] as const),
        ...(['oapi-codegen', 'openapi-python-client', 'hey-api', 'orval', 'modelina'] as const),
      ],
      'all',
    ),
    document: oneOf(
      'DOCUMENT',
      'the document; partners means openapi, sandbox and asyncapi',
      [
        ...(['partners', 'openapi', 'client-api', 'asyncapi', 'sandbox', 'system'] as const),
        ...(['networks', 'network-api'] as const),
      ],
      'partners',
    ),
    revision: oneOf('REVISION', 'the revision', ['all', 'current', 'earliest'], 'all'),
  },
  examples: [
    [
      'npm run generators -- --install',
      'installs all available generators, and runs them on the documents for partners',
    ],
    ['npm run generators -- --only go --document client-api', 'a server of callbacks in Go'],
  ],
  exits: { 1: 'a generator refuses a document, or its code does not compile or cannot read an example' },
  checkoutOnly: true,
  startsProcesses: true,
  sharesTemporaryFolder: true,
  run: (options) => (require('./main') as typeof import('./main')).runGenerators(options),
});
