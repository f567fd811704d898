import { declare } from '../../cli/declaration';

export const command = declare({
  name: 'on-node',
  summary: 'runs a command of the project on another version of Node',
  about:
    'Installs the version once, as the npm package node brings it, into a folder of temporary files, and puts it before all others in PATH. Options of the command go behind a second --.',
  words: [
    { name: 'version', about: 'a version, or the beginning of one: 20.19.0, 24', needed: true },
    { name: 'command', about: 'what is run, npm test unless typed', many: true },
  ],
  examples: [
    ['npm run on-node -- 24 npm test', 'runs everything that must hold on the newest 24'],
    ['npm run on-node -- 26 -- npx jest --selectProjects unit sqlite', 'runs two kinds of tests'],
  ],
  exits: { 0: 'the command ended with 0', 1: 'it did not, or the version can not be installed' },
  checkoutOnly: true,
  startsProcesses: true,
  run: (_, [version = '', ...words]) => (require('./main') as typeof import('./main')).onNode(version, words),
});
