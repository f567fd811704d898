import { declare } from '../cli/declaration';

export const command = declare({
  name: 'serve',
  summary: 'serves the service alone, in production mode',
  about:
    'One process, which stops cleanly on SIGTERM, SIGINT and SIGHUP. The variables of docs/configuration.md configure it; it takes no options.',
  examples: [
    ['contrato serve', 'serves on PORT until it is stopped; if a variable is wrong, it names it and exits'],
    ['DATABASE_URL=postgres://… contrato serve', 'serves with a PostgreSQL database that several processes share'],
  ],
  serves: true,
  run: () => (require('./main') as typeof import('./main')).serve(),
});
