import { declare } from '../../cli/declaration';

export const command = declare({
  name: 'check',
  summary: 'runs the checks that a change most likely breaks, in about a minute on two cores',
  about:
    'Checks generated files, lint and types, the tests that need no database, and the contract in the current revision. Two steps run at a time; each prints its result when it ends. `npm test` runs everything else.',
  examples: [['npm run check', 'runs all steps']],
  exits: { 1: 'something failed' },
  checkoutOnly: true,
  startsProcesses: true,
  sharesTemporaryFolder: true,
  run: async () => process.exit(await (require('./main') as typeof import('./main')).check()),
});
