import { declare, flag, port, text } from '../../cli/declaration';

export const command = declare({
  name: 'mock',
  summary: 'serves only the Prism mocks of the service and of a client, in any revision',
  options: {
    revision: text('REVISION', 'a named revision, or axis=value pairs separated by commas', 'current'),
    networks: flag(
      'mock the interface to networks and providers, which has one version, instead of the API of clients',
    ),
    port: port('the port of the mock of the service', 4020),
    clientPort: port('the port of the mock of the client or, with --networks, of the networks', 4021),
    host: text('HOST', 'the address to listen on', '127.0.0.1'),
    noWatch: flag("don't reload when the generated documents change"),
  },
  examples: [
    ['contrato mock --revision earliest', 'the mocks of the earliest revision'],
    ['contrato mock --networks', 'the interface to networks and providers, both sides'],
    ['contrato mock --port 0 --client-port 0', 'on free ports, which it prints'],
  ],
  serves: true,
  run: (options) => (require('./main') as typeof import('./main')).serveMocks(options),
});
