import { declare, flag } from '../cli/declaration';

export const command = declare({
  name: 'serve',
  summary: 'serves the service alone, in production mode',
  about:
    'One process, which stops cleanly on SIGTERM, SIGINT and SIGHUP. The variables of docs/configuration.md configure it.',
  options: {
    check: flag('check the settings, their files and the database, say what a start would do, and start nothing'),
  },
  examples: [
    ['contrato serve', 'serves on PORT until it is stopped; if a variable is wrong, it names it and exits'],
    [
      'contrato serve --check',
      'before a deployment: ends with 0 if the service can start, otherwise names each problem',
    ],
    ['DATABASE_URL=postgres://… contrato serve', 'serves with a PostgreSQL database that several processes share'],
  ],
  serves: true,
  run: ({ check }) => {
    const main = require('./main') as typeof import('./main');
    return check ? main.checkStart() : main.serve();
  },
});
