import { declare } from '../../cli/declaration';

export const command = declare({
  name: 'on-node',
  summary: 'runs a command of the project on another version of Node',
  about:
    'Installs the version once, from the npm package node, in a temporary folder, and puts it first in PATH. Options of the command go after a second --.',
  words: [
    { name: 'version', about: 'a version, or its first part: 20.19.0, 24', needed: true },
    { name: 'command', about: 'the command; npm test by default', many: true },
  ],
  examples: [
    ['npm run on-node -- 24 npm test', 'runs all checks on the newest 24'],
    ['npm run on-node -- 26 -- npx jest --selectProjects unit sqlite', 'runs two kinds of tests'],
  ],
  exits: { 0: 'the command ended with 0', 1: 'it did not, or the version cannot be installed' },
  checkoutOnly: true,
  startsProcesses: true,
  sharesTemporaryFolder: true,
  run: (_, [version = '', ...words]) => (require('./main') as typeof import('./main')).onNode(version, words),
});
