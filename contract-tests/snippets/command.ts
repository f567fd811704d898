import { declare, oneOf } from '../../cli/declaration';

export const command = declare({
  name: 'snippets',
  summary: 'executes the code that docs and console show, in every language',
  about:
    'Every operation with every example, as it is copied, against a sandbox that starts for it; in the earliest revision those operations that differ. Each must send the request that it stands for, and get an answer that the contract has. A language without its tools is named and counts as skipped.',
  options: {
    only: oneOf('LANGUAGE', 'one of them', ['all', 'curl', 'TypeScript', 'fetch', 'Python', 'Go', 'Java'], 'all'),
  },
  examples: [
    ['npm run snippets', 'all languages that this machine has'],
    ['npm run snippets -- --only Go', 'one of them'],
  ],
  exits: { 1: 'code does not run, sends something else, or gets an answer that the contract does not have' },
  checkoutOnly: true,
  startsProcesses: true,
  run: (options) => (require('./main') as typeof import('./main')).runSnippets(options),
});
