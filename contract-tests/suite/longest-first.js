const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Files that take long, the longest first. A clean checkout remembers no durations, and by size, which Jest goes by
 * then, some of these come last and leave a core idle. A file that is not named here runs after them.
 */
const LONGEST = [
  'contract-tests/recipes/recipes.test.ts',
  'contract-tests/stories/partner-guides.test.ts',
  'contract-tests/canary/canary.test.ts',
  'server/platform/listen.test.ts',
  'mocks/dev/dev.test.ts',
  'contract-tests/conformance/conformance.test.ts',
  'codegen/saves.test.ts',
  'contract-tests/reliability/processes.test.ts',
  'contract-tests/reliability/killed.test.ts',
  'contract-tests/first-lines.test.ts',
  'codegen/lint/contract/mistakes.test.ts',
  'contract-tests/idempotency/idempotency.test.ts',
  'contract-tests/reliability/fuzz.test.ts',
  'contract-tests/stories/guides.test.ts',
  'server/events/neighbours.test.ts',
];

const place = ({ path }) => {
  const at = LONGEST.findIndex((file) => path.endsWith(`/${file}`));
  return at < 0 ? LONGEST.length : at;
};

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => place(a) - place(b));
  }
};
