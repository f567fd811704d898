import { declare, flag, port } from '../cli/declaration';

export const command = declare({
  name: 'start',
  summary: 'serves the sandbox with its simulated networks, and the mocks of both sides',
  about:
    'PORT, MOCK_PORT, MOCK_CLIENT_PORT, DATA_DIR, SFTP_PORT and the other variables of docs/configuration.md configure it.',
  options: {
    port: port('the port to serve on, instead of PORT; with 0 the mocks use free ports, too'),
    memory: flag('forget everything when it stops, instead of keeping it in DATA_DIR'),
  },
  examples: [
    ['contrato start', 'serves on http://localhost:4010, and prints addresses, credentials and calls to paste'],
    ['contrato start --port 0 --memory', 'for tests: serves on free ports, starts empty and keeps no data'],
  ],
  serves: true,
  run: (options) => (require('./start') as typeof import('./start')).start(options),
});
