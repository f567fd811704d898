import { declare } from '../cli/declaration';
import { OPTIONS } from './declared-options';

export const command = declare({
  name: 'contract',
  summary: 'checks a server against every documented response of every operation',
  about: 'contract-tests/README.md describes the requests, how answers are checked and how to read a failure.',
  options: OPTIONS,
  json: {
    name: 'the revision, or all',
    millis: 'how long it took',
    'count.passed': 'checks that passed',
    'count.failed': 'checks that failed',
    totals: 'how many answers, journeys and items of coverage there are, and how many passed',
    'failures[]': 'the failures, each cause once: `name`, `failed`, `count` and the place in the contract',
    'gaps[]': 'rows without a scenario, and scenarios without a row',
    'coverage[]':
      'error codes, transitions, triggers, events and webhooks: `kind`, `name`, `revision`, `seen`, `source`',
    'inTheStore[]': 'states that were set in the database, because only years of time or an operator would cause them',
    'revisions[]': 'each revision with every row: the request, the result and why it failed',
  },
  examples: [
    ['contrato contract', 'the current revision, against a server that it starts'],
    ['contrato contract --only createUser,getUser', 'some operations'],
    ['contrato contract --url https://sandbox.example', 'a server that runs elsewhere'],
    [
      'contrato contract --url https://sandbox.example --allow-cookie AWSALB --allow-cookie AWSALBCORS',
      'the same behind a load balancer with sticky sessions',
    ],
    [
      'contrato contract --networks http',
      'operations that involve a network, in production mode with separate networks',
    ],
    ['contrato contract --revision all', 'every revision, with their mocks'],
  ],
  exits: {
    1: 'something differs from the contract',
    2: "the command line can't be understood, or the run could not be made",
  },
  startsProcesses: true,
  run: (options) => (require('./proof') as typeof import('./proof')).contract(options),
});
