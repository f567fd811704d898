import { declare, flag, text } from '../../cli/declaration';
import { reportOption } from '../../cli/report/options';

export const command = declare({
  name: 'diff',
  summary: 'lists the changes of the contract for partners: breaking, additive or invisible',
  words: [
    { name: 'git-ref', about: 'the version before', needed: true },
    { name: 'later-git-ref', about: 'the version after; the working tree by default' },
  ],
  options: {
    json: flag('print the differences as JSON'),
    report: reportOption,
    html: text('FILE', 'write the changes as an HTML page'),
    root: text('DIR', 'the repository', '.'),
  },
  json: {
    from: 'the version before, as it was typed',
    to: 'the version after',
    'counts.breaking': 'how many break a partner',
    'counts.additive': 'how many are new and break nobody',
    'counts.invisible': 'how many no program can notice',
    'changes[].rule': 'the name of the rule that judged it',
    'changes[].effect': '`breaking`, `additive` or `invisible`',
    'changes[].what': 'the difference, in words',
    'changes[].reason': 'why it has this effect',
    'changes[].subjects[]': 'the operations, calls, files and state machines that it affects',
    'changes[].revisions[]': 'the only revisions that it affects; empty if it affects the current one',
    'changes[].place.file': 'the path from the project root',
    'changes[].place.line': 'from 1',
    'changes[].place.column': 'from 1',
  },
  examples: [
    ['contrato diff main', 'the changes of the working tree for partners'],
    ['contrato diff v1 v2 --html changes.html', 'the changes between two versions, as an HTML page'],
    [
      'contrato diff origin/main --report sarif=diff.sarif --report github',
      'in a pull request: each difference at its line',
    ],
  ],
  exits: {
    1: 'something breaks a partner',
    2: "the command line can't be understood, or the versions can't be compared",
  },
  run: (options, refs) => (require('./main') as typeof import('./main')).diff(options, refs),
});
