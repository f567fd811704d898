import { declare, flag } from '../../cli/declaration';
import { reportOption } from '../../cli/report/options';

export const command = declare({
  name: 'lint',
  summary: 'finds mistakes without running the service',
  about:
    'Mistakes in the contract and in each of its revisions, types, style, the direction of imports, paths that comments and pages name, the openings of doc comments, and words of the sandbox in the service: file:line:column, rule and message of each.',
  words: [
    {
      name: 'step',
      about: 'which of them; all when none is named',
      many: true,
      oneOf: ['contract', 'types', 'style', 'references', 'imports', 'comments', 'vocabulary'],
    },
  ],
  options: { report: reportOption, json: flag('print the problems as JSON') },
  json: {
    'steps[].name': 'one of the steps above',
    'steps[].judged': 'what it looked at, for people',
    'steps[].problems': 'how many it found',
    'steps[].milliseconds': 'how long it took',
    'problems[].step': 'the step that found it',
    'problems[].file': 'the path from the project root',
    'problems[].line': 'from 1',
    'problems[].column': 'from 1',
    'problems[].rule': 'the name of the rule',
    'problems[].message': 'what is wrong',
    'problems[].revisions[]': 'named revisions in which it shows; absent where the revision does not matter',
    milliseconds: 'how long all of it took',
  },
  examples: [
    ['contrato lint', 'all steps, side by side'],
    ['contrato lint contract --json', 'mistakes in the contract, for programs'],
    ['contrato lint --report sarif=lint.sarif --report github', 'in a pipeline: each mistake at its line'],
  ],
  exits: { 1: 'there are problems' },
  checkoutOnly: true,
  startsProcesses: true,
  run: (options, steps) => (require('./run') as typeof import('./run')).lintProject(options, steps),
});
