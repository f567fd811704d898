import { declare } from '../../cli/declaration';

export const command = declare({
  name: 'test',
  summary: 'runs all checks, the cheapest first',
  about: 'Counts passed and failed checks. You can run its steps one by one: lint, unit, contract, chaos.',
  examples: [['npm test', 'runs all steps']],
  exits: { 1: 'something failed' },
  // What it started may still hold on to something: its answer is the end.
  checkoutOnly: true,
  startsProcesses: true,
  run: async () => process.exit(await (require('./main') as typeof import('./main')).test()),
});
