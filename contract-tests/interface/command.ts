import { declare, flag } from '../../cli/declaration';

export const command = declare({
  name: 'interface',
  summary: 'compares the contract with the interface specification and writes docs/interface-coverage.md',
  options: { check: flag('write nothing, and fail when the page is out of date') },
  examples: [
    ['contrato interface', 'writes the table of where things are stated'],
    ['contrato interface --check', 'fails when it is out of date'],
  ],
  exits: { 1: 'something is not stated, or the page is out of date' },
  checkoutOnly: true,
  run: (options) => (require('./check') as typeof import('./check')).holdInterface(options),
});
