import { declare } from '../cli/declaration';
import { OPTIONS } from './declared-options';

export const command = declare({
  name: 'contract',
  summary: 'checks a server against every documented response of every operation',
  about: 'contract-tests/README.md says what is asked, how answers are judged and how a failure is read.',
  options: OPTIONS,
  json: {
    name: 'the revision that was asked for, or all',
    millis: 'how long it took',
    'count.passed': 'checks that hold',
    'count.failed': 'checks that do not',
    totals: 'how many answers, journeys and items of coverage there are, and how many passed',
    'failures[]': 'what is wrong, each cause once: `name`, `failed`, `count` and where the contract says so',
    'gaps[]': 'rows without a scenario, and scenarios without a row',
    'coverage[]':
      'error codes, transitions, triggers, events and webhooks: `kind`, `name`, `revision`, `seen`, `source`',
    'inTheStore[]':
      'controls of the sandbox that were made up for in the store, since only years would bring them about',
    'revisions[]': 'each revision with every row: what was asked, what came of it and why it failed',
  },
  examples: [
    ['contrato contract', 'the current revision, against a server that is started for it'],
    ['contrato contract --only createUser,getUser', 'some operations'],
    ['contrato contract --url https://sandbox.example', 'a server that runs elsewhere'],
    ['contrato contract --networks http', 'what touches a network, in production mode with a world beside it'],
    ['contrato contract --revision all', 'every revision, with their mocks'],
  ],
  exits: {
    1: 'something is not as the contract says',
    2: "the command line can't be understood, or the run could not be made",
  },
  startsProcesses: true,
  run: (options) => (require('./proof') as typeof import('./proof')).contract(options),
});
