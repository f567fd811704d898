import { declare } from '../../cli/declaration';
import { OPTIONS } from './declared-options';

export const command = declare({
  name: 'conformance',
  summary: "tests a partner's own endpoints, or the connector of a network",
  about:
    'Requires --url and the api-key pair, or --network and the pair or a token. docs/guides/conformance.md describes what is tested, and why.',
  options: OPTIONS,
  json: {
    revision: 'the revision that was used; `networks` for a connector',
    'endpoints[]': 'the endpoints that could be tested',
    'silent[]': 'the addresses that did not answer three calls in a row and were not called any more',
    'slow[]': 'the addresses whose answers took more than five minutes in all and that were not called any more',
    conforms: 'whether the client or the connector conforms',
    strict: 'whether unproven cases count as failed',
    milliseconds: 'how long it took',
    'cases[].rule': 'the name of the rule',
    'cases[].endpoint': 'the endpoint that was called, or the operation of the network',
    'cases[].name': 'the situation',
    'cases[].outcome': '`passed`, `failed` or `unproven`',
    'cases[].expected': 'the expectation of the contract, in words',
    'cases[].sources[]': 'the places in the contract: spec/…:line',
    'cases[].problems[]': 'why it failed, or what could not be proven',
    'cases[].exchanges[]': 'the calls with their answers: what, sent, received, failure, milliseconds',
  },
  examples: [
    ['contrato conformance --url http://localhost:3000 --api-key … --api-secret …', 'every endpoint below the url'],
    ['contrato conformance --url … --without identity-sessions --strict', 'with the api-key pair from the environment'],
    ['contrato conformance --url … --stories http://localhost:4010', 'and the events of workflows in a sandbox'],
    ['contrato conformance --network https://localhost:8443 --serves bank-arg', 'a connector of a bank: calls to it'],
    [
      "contrato conformance --network … --hear 4010 --name bank-south --public-key bank-south.pub --act './pay-in.sh'",
      'and also its reports',
    ],
  ],
  exits: {
    0: 'the client, or the connector, conforms',
    1: 'it does not',
    2: "the command line can't be understood, or the run could not be made",
  },
  startsProcesses: true,
  run: (options) => (require('./main') as typeof import('./main')).conformance(options),
});
