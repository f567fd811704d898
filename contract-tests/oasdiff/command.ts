import { declare } from '../../cli/declaration';
import { OPTIONS } from './declared-options';

export const command = declare({
  name: 'diff:judge',
  summary: 'holds the verdicts of diff against those of oasdiff',
  about:
    'Makes single changes of every kind in the documents of the API, in the current and the earliest revision, and of the sandbox, each in words; asks both judges whether it breaks a client; and fails where they disagree without a row in docs/breaking-changes.md that says why, and on a row that nothing needs, unless it looks at fewer places than it does by itself. Go builds oasdiff at a pinned version on the first run.',
  options: OPTIONS,
  json: {
    oasdiff: 'its version',
    changes: 'how many were made',
    agreed: 'on how many both say the same',
    explained: 'how many disagreements have a row',
    'disagreements[].what': 'the change, its place and its document, in words',
    'disagreements[].kind': 'the kind of change',
    'disagreements[].side': 'the side that it is on',
    'disagreements[].own': 'the verdict of diff: `breaking` and `rules`',
    'disagreements[].oasdiff': 'the verdict of oasdiff: `breaking` and `rules`',
    'disagreements[].why': 'why they disagree; null without a row',
    'unused[]': 'rows that no disagreement needs; none are told with fewer places than by itself',
  },
  examples: [
    ['npm run diff:judge', 'both judges on some thousand changes, in about two minutes on two cores'],
    ['npm run diff:judge -- --each 1 --verbose', 'on some hundred, every change with both verdicts'],
  ],
  exits: {
    1: 'a disagreement has no row, or a row is needed by none',
    2: "the command line can't be understood, or oasdiff can't be built: what is missing is named",
  },
  checkoutOnly: true,
  startsProcesses: true,
  run: (options) => (require('./main') as typeof import('./main')).judge(options),
});
