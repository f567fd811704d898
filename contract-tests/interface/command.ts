import { declare, flag } from '../../cli/declaration';

export const command = declare({
  name: 'interface',
  summary: 'compares the contract with the interface specification and writes docs/interface-coverage.md',
  options: { check: flag('write nothing; fail if the page is out of date') },
  examples: [
    ['contrato interface', 'writes the coverage table'],
    ['contrato interface --check', 'fails if the table is out of date'],
  ],
  exits: { 1: 'the contract lacks something, or the page is out of date' },
  checkoutOnly: true,
  run: (options) => (require('./check') as typeof import('./check')).checkCoverage(options),
});
