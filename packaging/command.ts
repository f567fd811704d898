import { declare } from '../cli/declaration';

export const command = declare({
  name: 'build',
  summary: 'makes dist/, the content of the package, and dist-client/, the package of the typed client alone',
  examples: [['npm run build && npm pack', 'makes the package']],
  checkoutOnly: true,
  startsProcesses: true,
  sharesTemporaryFolder: true,
  run: () => (require('./build') as typeof import('./build')).build(),
});
