import path from 'node:path';
import { ensureDemoClient } from '../../mocks/demo';
import { worldExtension } from '../../mocks/world';
import { verifyLedger } from '../../server/ledger/verification';
import { startTestServer, type TestServer } from '../../server/testing/server';
import { itPrintsWhatItSays, readGuide, Shell } from './cards-guide';
import { Recorder } from './recorder';
import { callsOf, differenceBetween } from './same-story';

describe.each(['argentina.md', 'brazil.md', 'identity.md'])('the guide %s', (file) => {
  let server: TestServer;
  let recorder: Recorder;
  let shell: Shell;

  beforeAll(async () => {
    server = await startTestServer({ extension: worldExtension });
    await ensureDemoClient(server.app.services);
    recorder = await Recorder.before(server.url);
    shell = new Shell({ URL: recorder.url });
  });
  afterAll(async () => {
    await shell?.close();
    await recorder?.close();
    await server?.close();
  });
  afterEach(async () => {
    expect((await verifyLedger(server.database.db)).mismatches).toEqual([]);
  });

  itPrintsWhatItSays(readGuide(file), () => shell);

  it('asks the same as its workflow, in the same order', async () => {
    const calls = await callsOf(path.basename(file, '.md'), server.url);
    expect(differenceBetween(recorder.requests, calls)).toBeNull();
  });
});

describe('the guide hosted-pages.md', () => {
  let server: TestServer;
  let shell: Shell;

  beforeAll(async () => {
    server = await startTestServer({ extension: worldExtension });
    await ensureDemoClient(server.app.services);
    shell = new Shell({ URL: server.url });
  });
  afterAll(async () => {
    await shell?.close();
    await server?.close();
  });

  itPrintsWhatItSays(readGuide('hosted-pages.md'), () => shell);

  it('names the address of a page with a card number', async () => {
    expect(await (await fetch(await shell.read('PAGE'))).text()).toMatch(/\d{4} \d{4} \d{4} \d{4}/);
  });
});
