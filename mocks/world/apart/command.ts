import { declare, port, text, whole } from '../../../cli/declaration';

const FOLDER = 'data/world';

/** A port that the files of both sides name, so that it can't be any free one. */
const knownPort = (about: string, preset: number) => whole('PORT', about, { min: 1, max: 65_535, preset });

const init = declare({
  name: 'init',
  summary: 'writes a folder for the simulated networks: NETWORKS_FILE, settings, new keys for both sides',
  about: 'Its service.env has everything that the service needs in production mode. openssl makes the certificates.',
  words: [{ name: 'folder', about: `the folder; ${FOLDER} by default` }],
  options: {
    port: knownPort('the port of the simulated networks', 4040),
    servicePort: knownPort('the port of the service', 4010),
  },
  examples: [
    ['contrato world init', `writes ${FOLDER}, and prints the next commands`],
    ['contrato world init edge --port 4041', 'another folder and port'],
  ],
  run: (options, [folder = FOLDER]) =>
    (require('./main') as typeof import('./main')).init(folder, { world: options.port, service: options.servicePort }),
});

export const command = declare({
  name: 'world',
  summary: 'serves the simulated networks as a separate process, for a service in production mode',
  about:
    'It answers the orders of spec/networks.yaml, sends reports with credentials of its own, and has the controls of networks under /sandbox/v1. docs/guides/going-live.md shows how to run it with the service.',
  options: {
    folder: text('DIR', 'the folder that init wrote; the state is stored there', FOLDER),
    port: port('the port to serve on, instead of that in the folder'),
  },
  commands: [init],
  examples: [
    ['contrato world init', 'writes a folder with keys for both sides'],
    ['contrato world', 'serves the simulated networks of that folder'],
  ],
  serves: true,
  run: (options) => (require('./main') as typeof import('./main')).world(options.folder, options.port),
});
