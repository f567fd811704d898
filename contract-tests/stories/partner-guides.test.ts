import path from 'node:path';
import { verifyLedger } from '../../server/ledger/verification';
import { dialect } from '../../server/testing/database';
import { itPrintsWhatItSays, readGuide, Shell } from './cards-guide';
import { Recorder } from './recorder';
import { callsOf, differenceBetween, OF_ITS_OWN } from './same-story';
import { type Sandbox, startSandbox } from './sandbox';

/**
 * The guides of a partner. Conformance and the request log do not depend on the database, so their guides are run on
 * SQLite only.
 */
const GUIDES = ['onboarding.md', 'card-processing.md', 'settlement.md', 'snapshots.md', 'upgrading.md'].concat(
  dialect === 'sqlite' ? ['conformance.md', 'requests.md'] : [],
);

/**
 * The guides that a workflow tells, each with the operations by which the two do the same thing in ways of their own.
 */
const WITH_WORKFLOW: Readonly<Record<string, readonly string[]>> = {
  'snapshots.md': [],
  'requests.md': [],
  'settlement.md': [],
  // The guide starts a client and waits for its calls; in the workflow the sandbox receives and answers.
  'card-processing.md': ['updateSandboxClient', 'setReceiver', 'getReceiver', 'answerQuestion', 'searchEvents'],
};

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
    await shell?.close();
    await recorder?.close();
    await sandbox?.stop();
  });
  afterEach(async () => {
    expect((await verifyLedger(sandbox.running.db)).mismatches).toEqual([]);
  });

  itPrintsWhatItSays(readGuide(file), () => shell);

  const apart = WITH_WORKFLOW[file];
  if (apart !== undefined) {
    it('asks the same as its workflow, in the same order', async () => {
      const calls = await callsOf(path.basename(file, '.md'), sandbox.url, OF_ITS_OWN);
      expect(differenceBetween(recorder.requests, calls, apart)).toBeNull();
    });
  }
});
