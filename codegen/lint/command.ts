import { declare, flag } from '../../cli/declaration';
import { reportOption } from '../../cli/report/options';

export const command = declare({
  name: 'lint',
  summary: 'finds mistakes without running the service',
  about:
    'Checks the contract in all its revisions, types, style, the direction of imports, exports that nothing imports, paths named in comments and pages, the opening words and the width of comments, and that the service has no words of the sandbox. Each mistake is printed with file:line:column, rule and message.',
  words: [
    {
      name: 'step',
      about: 'the steps to run; all by default',
      many: true,
      oneOf: ['contract', 'types', 'style', 'references', 'imports', 'comments', 'vocabulary'],
    },
  ],
  options: { report: reportOption, json: flag('print the problems as JSON') },
  json: {
    'steps[].name': 'one of the steps above',
    'steps[].judged': 'what it checked, as text',
    'steps[].problems': 'how many it found',
    'steps[].milliseconds': 'how long it took',
    'problems[].step': 'the step that found it',
    'problems[].file': 'the path from the project root',
    'problems[].line': 'from 1',
    'problems[].column': 'from 1',
    'problems[].rule': 'the name of the rule',
    'problems[].message': 'what is wrong',
    'problems[].revisions[]': 'the named revisions that have it; absent if the revision does not matter',
    milliseconds: 'how long everything took',
  },
  examples: [
    ['contrato lint', 'all steps, in parallel'],
    ['contrato lint contract --json', 'mistakes in the contract, for programs'],
    ['contrato lint --report sarif=lint.sarif --report github', 'in a pipeline: each mistake at its line'],
  ],
  exits: { 1: 'there are problems' },
  checkoutOnly: true,
  startsProcesses: true,
  sharesTemporaryFolder: true,
  run: (options, steps) => (require('./run') as typeof import('./run')).lintProject(options, steps),
});
