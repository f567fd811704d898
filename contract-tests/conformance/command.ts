import { declare } from '../../cli/declaration';
import { OPTIONS } from './declared-options';

export const command = declare({
  name: 'conformance',
  summary: "tests a partner's own endpoints, or the connector of a network",
  about:
    '--url and the pair are needed, or --network with the pair or a token. docs/guides/conformance.md says what is asked of an endpoint and of a connector, and why.',
  options: OPTIONS,
  json: {
    revision: 'the revision that was spoken; `networks` for a connector',
    'endpoints[]': 'everything that could be judged',
    conforms: 'whether the client, or the connector, does',
    strict: 'whether what could not be proven failed',
    milliseconds: 'how long it took',
    'cases[].rule': 'the name of the rule',
    'cases[].endpoint': 'the endpoint that was called, or the operation of the network',
    'cases[].name': 'the situation',
    'cases[].outcome': '`passed`, `failed` or `unproven`',
    'cases[].expected': "the contract's expectation, in words",
    'cases[].sources[]': 'the places that say so: spec/…:line',
    'cases[].problems[]': 'why it failed, or what could not be shown',
    'cases[].exchanges[]': 'the calls with their answers: what, sent, received, failure, milliseconds',
  },
  examples: [
    ['contrato conformance --url http://localhost:3000 --api-key … --api-secret …', 'every endpoint below the url'],
    ['contrato conformance --url … --without identity-sessions --strict', 'with the pair from the environment'],
    ['contrato conformance --url … --stories http://localhost:4010', 'and what the stories of a sandbox tell'],
    [
      'contrato conformance --network https://localhost:8443 --serves bank-arg',
      'a connector of a bank, which is asked',
    ],
    [
      "contrato conformance --network … --hear 4010 --name bank-south --public-key bank-south.pub --act './pay-in.sh'",
      'and heard',
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
