import { declare } from '../cli/declaration';

export const command = declare({
  name: 'serve',
  summary: 'the service alone, in production mode',
  about:
    'One process, which ends well on SIGTERM and SIGINT. The variables of docs/configuration.md configure it; it takes no options.',
  examples: [
    ['contrato serve', 'serves on PORT until it is stopped, or names the variable that is wrong'],
    ['DATABASE_URL=postgres://… contrato serve', 'serves from a PostgreSQL that several processes share'],
  ],
  serves: true,
  run: () => (require('./main') as typeof import('./main')).serve(),
});
