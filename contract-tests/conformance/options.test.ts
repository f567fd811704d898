import type { ValuesOf } from '../../cli/declaration';
import { parse } from '../../cli/program';
import { sends } from '../../generated/events';
import { command } from './command';
import type { OPTIONS } from './declared-options';
import { ENDPOINTS } from './endpoints';
import { readNetworkOptions } from './network/options';
import { RAIL_NAMES } from './network/rails';
import { readOptions as read } from './options';

const readOptions = (typed: string[], environment: NodeJS.ProcessEnv) =>
  read(parse(command, typed).values as ValuesOf<typeof OPTIONS>, environment);

const SECRET = 'c2VjcmV0';
const base = ['--url', 'http://localhost:3000/', '--api-key', 'key-1', '--api-secret', SECRET];

it('knows an endpoint for each call that the service makes', () => {
  const called = new Set<string>(Object.values(ENDPOINTS).map(({ operationId }) => operationId));
  expect(Object.keys(sends).filter((operationId) => !called.has(operationId))).toEqual([]);
});

describe('the command line', () => {
  it('puts the addresses where the contract has them', () => {
    expect(readOptions(base, {}).run.addresses).toEqual({
      authorizations: 'http://localhost:3000/transactions/authorizations',
      'adjustments/credit': 'http://localhost:3000/transactions/adjustments/credit',
      'adjustments/debit': 'http://localhost:3000/transactions/adjustments/debit',
      activities: 'http://localhost:3000/activities',
      'shipping-updates': 'http://localhost:3000/shipping/updates',
      'identity-sessions': 'http://localhost:3000/identity/v1/sessions/completed',
    });
  });

  it('takes whole addresses, paths, and what is not hosted', () => {
    const chosen = ['--activities', 'https://events.example/a', '--shipping-updates', '/x/shipping/updates'];
    const { addresses } = readOptions([...base, ...chosen, '--without', 'transactions,identity-sessions'], {}).run;
    expect(addresses).toEqual({
      activities: 'https://events.example/a',
      'shipping-updates': 'http://localhost:3000/x/shipping/updates',
    });
  });

  it('leaves out everything that is named, in one option or in several', () => {
    const several = ['--without', 'transactions', '--without', 'identity-sessions', '--without', 'activities'];
    expect(Object.keys(readOptions([...base, ...several], {}).run.addresses)).toEqual(['shipping-updates']);
  });

  it('takes the pair from the environment, so that no history holds it', () => {
    const environment = { CONFORMANCE_API_KEY: 'key-2', CONFORMANCE_API_SECRET: SECRET };
    expect(readOptions(['--url', 'http://localhost:1'], environment).run).toMatchObject({ apiKey: 'key-2' });
  });

  it.each([
    [['--api-key', 'k'], 'are needed'],
    [[...base, '--revision', 'never'], 'no revision never'],
    [[...base, '--without', 'cards'], '--without cards'],
    [[...base, '--activities', 'ftp://x'], 'is not an address'],
    [[...base, '--shipping-updates', '/updates'], 'ends in /shipping/updates'],
    [[...base, '--identity-sessions', '/done'], 'is under /identity/v1/'],
    [[...base, '--api-secret', '!'], 'not base64'],
    [[...base, '--currency', 'pesos'], 'ISO 4217'],
    [[...base, '--ca', '/nowhere.pem'], '--ca: it is about a connector'],
    [[...base, '--serves', 'cash'], '--serves: it is about a connector'],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args, {})).toThrow(message);
  });
});

describe('the command line about a connector', () => {
  const network = ['--network', 'https://localhost:8443'];
  const pair = ['--api-key', 'bank-south', '--api-secret', SECRET];
  const readNetwork = (typed: string[], environment: NodeJS.ProcessEnv = {}) =>
    readNetworkOptions(parse(command, typed).values as ValuesOf<typeof OPTIONS>, environment);

  it('sends every call, signed, unless options say otherwise', () => {
    expect(readNetwork([...network, ...pair])).toEqual({
      ...{ url: 'https://localhost:8443', rails: RAIL_NAMES, ca: undefined },
      agreed: { apiKey: 'bank-south', apiSecret: SECRET },
    });
    expect(readNetwork([...network, '--serves', 'cash,bank-arg'], { CONFORMANCE_TOKEN: 't' })).toMatchObject({
      ...{ rails: ['cash', 'bank-arg'], agreed: { token: 't' } },
    });
  });

  it('receives reports of a network that shows a certificate over TLS only', () => {
    const reporting = ['--hear', '4010', '--name', 'courier', '--certificate', __filename, '--act', 'true'];
    const tls = ['--tls-cert', __filename, '--tls-key', __filename];
    expect(readNetwork([...network, ...pair, ...reporting, ...tls]).reporting?.proof).toHaveProperty('certificate');
    expect(() => readNetwork([...network, ...pair, ...reporting])).toThrow('--certificate: it is shown over TLS');
    expect(() => readNetwork([...network, ...pair, ...reporting, ...tls, '--public-key', __filename])).toThrow(
      '--hear: ',
    );
  });

  it('receives reports if options name the sender and the trigger', () => {
    const reporting = ['--hear', '4010', '--name', 'bank-south', '--public-key', __filename, '--act', 'true'];
    expect(readNetwork([...network, ...pair, ...reporting]).reporting).toMatchObject({
      port: 4010,
      name: 'bank-south',
    });
  });

  it.each([
    [[...pair, '--url', 'http://localhost:1'], '--url and --network'],
    [[], '--api-key and --api-secret are needed, or --token'],
    [['--api-key', 'k', '--api-secret', '%'], '--api-secret is not base64'],
    [[...pair, '--serves', 'bank-chl'], '--serves bank-chl: there are card,'],
    [[...pair, '--hear', '4010'], '--hear: --name, --act, and --public-key or --certificate are needed'],
    [[...pair, '--ca', '/nowhere.pem'], "--ca: /nowhere.pem can't be read (ENOENT)"],
    [[...pair, '--shipping-updates', '/shipping/updates'], '--shipping-updates: it is about the endpoints of a client'],
    [[...pair, '--public-key', '/nowhere.pem'], '--public-key: it is about hearing reports: --hear goes with it'],
  ])('refuses %j with %s', (typed, words) => {
    expect(() => readNetwork([...network, ...typed])).toThrow(words);
  });
});
