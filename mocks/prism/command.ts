import { declare, flag, port, text } from '../../cli/declaration';

export const command = declare({
  name: 'mock',
  summary: 'Prism alone, as the service and as a client, in any revision',
  options: {
    revision: text('REVISION', 'a named revision, or axis=value pairs separated by commas', 'current'),
    networks: flag('the edge to networks and providers, which has one version, instead of the API of clients'),
    port: port('where the service-hosted side listens', 4020),
    clientPort: port('where the side of the client or, with --networks, of the networks listens', 4021),
    host: text('HOST', 'the address to listen on', '127.0.0.1'),
    noWatch: flag("don't reload when the generated documents change"),
  },
  examples: [
    ['contrato mock --revision earliest', 'the mocks of the earliest revision'],
    ['contrato mock --networks', 'what networks and providers call, and what they are asked for'],
    ['contrato mock --port 0 --client-port 0', 'on free ports, which it prints'],
  ],
  serves: true,
  run: (options) => (require('./main') as typeof import('./main')).serveMocks(options),
});
