const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Files that take long, the longest first, and those that mostly wait spread among those that work: while one waits the
 * others have both cores. A clean checkout remembers no durations, and by size, which Jest goes by then, some of these
 * come last and leave cores idle. A file that is not named here runs after them.
 */
const LONGEST = [
  'contract-tests/recipes/recipes.test.ts',
  // Waits for clients that take their time.
  'contract-tests/conformance/conformance.test.ts',
  'contract-tests/canary/canary.test.ts',
  'contract-tests/stories/partner-guides.test.ts',
  // Waits for answers that come late.
  'contract-tests/workflow/workflow.test.ts',
  'docs/render/docs.browser.test.ts',
  'console/console.browser.test.ts',
  'packaging/packed.test.ts',
  // Waits for limits of 30 seconds.
  'server/platform/listen.test.ts',
  'contract-tests/workflow/respect.test.ts',
  'contract-tests/sequences/sequences.test.ts',
  // Waits for a database that is silent.
  'contract-tests/reliability/silence.test.ts',
  'codegen/guide.test.ts',
  'mocks/dev/dev.test.ts',
  'contract-tests/tenants/tenants.test.ts',
  'contract-tests/idempotency/idempotency.test.ts',
  'contract-tests/snippets/snippets.test.ts',
  // Both wait for the system: receivers that are silent, and files that are noticed.
  'server/events/silence.test.ts',
  'codegen/saves.test.ts',
  'contract-tests/reliability/fuzz.test.ts',
  'contract-tests/first-lines.test.ts',
  'contract-tests/commands.test.ts',
  'contract-tests/reliability/outage.test.ts',
  'mocks/prism/mocks.test.ts',
  'codegen/lint/contract/mistakes.test.ts',
  'codegen/lint/contract/slips.test.ts',
  'contract-tests/reliability/processes.test.ts',
  'mocks/start.test.ts',
  'cli/children.test.ts',
  'contract-tests/stop.test.ts',
  'client/languages.test.ts',
  'contract-tests/going-live.test.ts',
  'docs/render/samples.test.ts',
  'contract-tests/postman/postman.test.ts',
  'contract-tests/reliability/stop-everything.test.ts',
  'server/events/dead-receivers.test.ts',
  'server/settlement/sftp/sftp.test.ts',
  'codegen/generated.test.ts',
  'contract-tests/interface/interface.test.ts',
  'server/card-processing/rejections.test.ts',
];

const place = ({ path }) => {
  const at = LONGEST.findIndex((file) => path.endsWith(`/${file}`));
  return at < 0 ? LONGEST.length : at;
};

/** Shares of the test files, one for each part; the same for all where none are given. */
function sharesOf(count) {
  const given = (process.env.TEST_SHARES ?? '').split(',').map(Number);
  return given.length === count ? given : Array.from({ length: count }, () => 1 / count);
}

/** The same on every machine: durations that one machine remembers would give each another order. */
const idOf = ({ path, context }) => `${path} ${context.config.displayName?.name}`;

module.exports = class LongestFirst extends Sequencer {
  /** Deals the files out, the longest first, each to the part that has the least of its share. */
  shard(tests, { shardIndex, shardCount }) {
    const shares = sharesOf(shardCount);
    const dealt = shares.map(() => 0);
    const ordered = [...tests].sort((a, b) => place(a) - place(b) || (idOf(a) < idOf(b) ? -1 : 1));
    return ordered.filter((_, at) => {
      const owed = shares.map((share, part) => share * (at + 1) - dealt[part]);
      const next = owed.indexOf(Math.max(...owed));
      dealt[next] += 1;
      return next === shardIndex - 1;
    });
  }

  sort(tests) {
    return super.sort(tests).sort((a, b) => place(a) - place(b));
  }
};
