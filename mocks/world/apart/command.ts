import { declare, port, text } from '../../../cli/declaration';

const FOLDER = 'data/world';

const init = declare({
  name: 'init',
  summary: 'writes the folder of a world: NETWORKS_FILE, settings, fresh keys for both sides',
  about: 'service.env in it has all that the service needs in production mode. Certificates are made by openssl.',
  words: [{ name: 'folder', about: `where to; ${FOLDER} when it is left out` }],
  options: {
    port: port('the port of the world', 4040),
    servicePort: port('the port of the service', 4010),
  },
  examples: [
    ['contrato world init', `writes ${FOLDER}, and says what to type next`],
    ['contrato world init edge --port 4041', 'another folder and port'],
  ],
  run: (options, [folder = FOLDER]) =>
    (require('./main') as typeof import('./main')).init(folder, { world: options.port, service: options.servicePort }),
});

export const command = declare({
  name: 'world',
  summary: 'the simulated networks as a process of their own, for a service in production mode',
  about:
    'It answers the orders of spec/networks.yaml, reports with credentials of its own, and has the controls of networks under /sandbox/v1. docs/guides/going-live.md shows both together.',
  options: {
    folder: text('DIR', 'the folder that init wrote; what the world knows is kept there', FOLDER),
    port: port('the port to serve on, instead of that in the folder'),
  },
  commands: [init],
  examples: [
    ['contrato world init', 'writes a folder with keys for both sides'],
    ['contrato world', 'serves the world of that folder'],
  ],
  serves: true,
  run: (options) => (require('./main') as typeof import('./main')).world(options.folder, options.port),
});
