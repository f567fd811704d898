import { declare } from '../../cli/declaration';

export const command = declare({
  name: 'dev',
  summary: "the designer's loop: lints, generates and serves the contract at every save",
  about:
    'Serves the sandbox, the mocks and the documentation, and on each save below spec/ says what is wrong, or what changed for partners. The variables of docs/configuration.md say where and how; it takes no options.',
  examples: [['contrato dev', 'serves what was saved last, until it is stopped']],
  checkoutOnly: true,
  serves: true,
  run: () => (require('./main') as typeof import('./main')).dev(),
});
