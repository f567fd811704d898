import { declare, flag, port } from '../cli/declaration';

export const command = declare({
  name: 'start',
  summary: 'the sandbox with its simulated world, and the mocks of both sides',
  about:
    'PORT, MOCK_PORT, MOCK_CLIENT_PORT, DATA_DIR, SFTP_PORT and the other variables of docs/configuration.md say where and how.',
  options: {
    port: port('the port to serve on, instead of PORT; with 0 the mocks get free ones, too'),
    memory: flag('forget everything when it stops, instead of keeping it in DATA_DIR'),
  },
  examples: [
    ['contrato start', 'serves on http://localhost:4010, and prints addresses, credentials and calls to paste'],
    ['contrato start --port 0 --memory', 'serves on free ports from nothing, and leaves nothing: for tests'],
  ],
  serves: true,
  run: (options) => (require('./start') as typeof import('./start')).start(options),
});
