const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Files that take long, the longest first. A clean checkout remembers no durations, and by size, which Jest goes by
 * then, some of these come last and leave a core idle. A file that is not named here runs after them.
 */
const LONGEST = [
  'contract-tests/recipes/recipes.test.ts',
  'contract-tests/sequences/sequences.test.ts',
  'contract-tests/workflow/respect.test.ts',
  'contract-tests/idempotency/idempotency.test.ts',
  'packaging/packed.test.ts',
  'contract-tests/stories/partner-guides.test.ts',
  'contract-tests/canary/canary.test.ts',
  'contract-tests/conformance/conformance.test.ts',
  'server/platform/listen.test.ts',
  'codegen/saves.test.ts',
  'contract-tests/commands.test.ts',
  'contract-tests/reliability/silence.test.ts',
  'mocks/prism/mocks.test.ts',
  'server/events/dead-receivers.test.ts',
  'contract-tests/tenants/tenants.test.ts',
  'codegen/guide.test.ts',
  'contract-tests/reliability/processes.test.ts',
  'contract-tests/first-lines.test.ts',
  'mocks/start.test.ts',
  'mocks/dev/dev.test.ts',
  'contract-tests/reliability/stop-everything.test.ts',
  'server/events/silence.test.ts',
  'codegen/lint/contract/mistakes.test.ts',
  'contract-tests/reliability/fuzz.test.ts',
  'contract-tests/reliability/outage.test.ts',
  'contract-tests/stop.test.ts',
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
