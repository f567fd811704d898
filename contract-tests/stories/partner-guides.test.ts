import { verifyLedger } from '../../server/ledger/verification';
import { dialect } from '../../server/testing/database';
import { readGuide, Shell } from './cards-guide';
import { Recorder } from './recorder';
import { callsOf, differenceBetween } from './same-story';
import { type Sandbox, startSandbox } from './sandbox';

/**
 * The guides of a partner. Conformance and the request log do not depend on the database, so their guides are run on
 * SQLite only.
 */
const GUIDES = ['onboarding.md', 'card-processing.md', 'settlement.md', 'snapshots.md', 'upgrading.md'].concat(
  dialect === 'sqlite' ? ['conformance.md', 'requests.md'] : [],
);

describe.each(GUIDES)('the guide %s', (file) => {
  let sandbox: Sandbox;
  let recorder: Recorder;
  let shell: Shell;

  beforeAll(async () => {
    sandbox = await startSandbox();
    recorder = await Recorder.before(sandbox.url);
    shell = new Shell({ ...sandbox.environment, URL: recorder.url });
  });
  afterAll(async () => {
    shell?.close();
    await recorder?.close();
    await sandbox?.stop();
  });
  afterEach(async () => {
    expect((await verifyLedger(sandbox.running.db)).mismatches).toEqual([]);
  });

  it.each(readGuide(file).map((block, i) => [i + 1, block.heading, block] as const))(
    'prints in block %i, "%s", what it says',
    async (_, __, block) => {
      expect(await shell.run(block.commands)).toBe(block.printed ?? '');
    },
  );

  if (file === 'snapshots.md') {
    it('asks the same as its workflow, in the same order', async () => {
      const calls = await callsOf('snapshots', sandbox.url);
      expect(differenceBetween(recorder.requests, calls)).toBeNull();
    });
  }
});
