import { declare } from '../../cli/declaration';
import { OPTIONS } from './declared-options';

export const command = declare({
  name: 'diff:judge',
  summary: 'compares the verdicts of diff with those of oasdiff',
  about:
    'Makes single changes of every kind in the documents of the API (in the current and the earliest revision) and of the sandbox, and asks both tools whether each one breaks a client. It fails if they disagree and docs/breaking-changes.md has no row that says why, and if no disagreement needs a row (unless --each is below its default). Go builds oasdiff at a pinned version on the first run.',
  options: OPTIONS,
  json: {
    oasdiff: 'its version',
    changes: 'how many changes were made',
    agreed: 'on how many both agree',
    explained: 'how many disagreements have a row',
    'disagreements[].what': 'the change, its place and its document, in words',
    'disagreements[].kind': 'the kind of change',
    'disagreements[].side': 'the side of the change',
    'disagreements[].own': 'the verdict of diff: `breaking` and `rules`',
    'disagreements[].oasdiff': 'the verdict of oasdiff: `breaking` and `rules`',
    'disagreements[].why': 'why they disagree; null without a row',
    'unused[]': 'rows that no disagreement needs; empty if --each is below its default',
  },
  examples: [
    ['npm run diff:judge', 'both tools on some thousand changes, in about two minutes on two cores'],
    ['npm run diff:judge -- --each 1 --verbose', 'on some hundred changes, each with both verdicts'],
  ],
  exits: {
    1: 'a disagreement has no row, or no disagreement needs a row',
    2: "the command line can't be understood, or oasdiff can't be built: the message names what is missing",
  },
  checkoutOnly: true,
  startsProcesses: true,
  run: (options) => (require('./main') as typeof import('./main')).judge(options),
});
