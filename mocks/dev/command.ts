import { declare } from '../../cli/declaration';

export const command = declare({
  name: 'dev',
  summary: 'lints, generates and serves the contract on every save',
  about:
    'Serves the sandbox, the mocks and the documentation. On each save below spec/ it prints the mistakes, or the changes for partners. The variables of docs/configuration.md configure it; it takes no options.',
  examples: [['contrato dev', 'serves the last save until it is stopped']],
  checkoutOnly: true,
  serves: true,
  run: () => (require('./main') as typeof import('./main')).dev(),
});
