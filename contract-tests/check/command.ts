import { declare } from '../../cli/declaration';

export const command = declare({
  name: 'check',
  summary: 'runs the checks that a change most likely breaks, in a minute on two cores',
  about:
    'Generated files, lint with types, the tests of rules and of what needs no database, and the contract of the current revision. Two steps run at a time, and each prints when it has ended. What it leaves out, npm test holds.',
  examples: [['npm run check', 'runs all steps']],
  exits: { 1: 'something failed' },
  checkoutOnly: true,
  startsProcesses: true,
  run: async () => process.exit(await (require('./main') as typeof import('./main')).check()),
});
