import { declare, oneOf } from '../../cli/declaration';

export const command = declare({
  name: 'snippets',
  summary: 'executes the code that the documentation and the console show, in every language',
  about:
    'Runs the copied code of every operation with every example against a sandbox that it starts, and in the earliest revision for the operations that differ. Each piece must send its request and get an answer that the contract allows. A language without its tools is named and counts as skipped.',
  options: {
    only: oneOf('LANGUAGE', 'only this one', ['all', 'curl', 'TypeScript', 'fetch', 'Python', 'Go', 'Java'], 'all'),
  },
  examples: [
    ['npm run snippets', 'all languages that this machine has'],
    ['npm run snippets -- --only Go', 'one of them'],
  ],
  exits: { 1: 'code does not run, sends something else, or gets an answer that the contract does not allow' },
  checkoutOnly: true,
  startsProcesses: true,
  run: (options) => (require('./main') as typeof import('./main')).runSnippets(options),
});
