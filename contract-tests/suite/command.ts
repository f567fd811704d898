import { declare, type Option } from '../../cli/declaration';
import type { Part } from './steps';

const part: Option<Part | undefined> = {
  value: 'PART',
  about: 'one of several parts that take about as long: 1/3, 2/3 and 3/3 on three machines check everything',
  read: (typed) => (require('./parts') as typeof import('./parts')).readPart(typed),
};

export const command = declare({
  name: 'test',
  summary: 'runs all checks, the cheapest first',
  about: 'Counts passed and failed checks. You can run its steps one by one: lint, unit, contract, chaos.',
  options: { part },
  examples: [
    ['npm test', 'runs all steps'],
    ['npm test -- --part 1/3', 'the first of three parts'],
  ],
  exits: { 1: 'something failed' },
  // What it started may still hold on to something: its answer is the end.
  checkoutOnly: true,
  startsProcesses: true,
  sharesTemporaryFolder: true,
  run: async (options) => process.exit(await (require('./main') as typeof import('./main')).testPart(options.part)),
});
