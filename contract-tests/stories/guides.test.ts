import { ensureDemoClient } from '../../mocks/demo';
import { worldExtension } from '../../mocks/world';
import { verifyLedger } from '../../server/ledger/verification';
import { startTestServer, type TestServer } from '../../server/testing/server';
import { readGuide, Shell } from './cards-guide';

describe.each(['argentina.md', 'brazil.md', 'identity.md'])('the guide %s', (file) => {
  let server: TestServer;
  let shell: Shell;

  beforeAll(async () => {
    server = await startTestServer({ extension: worldExtension });
    await ensureDemoClient(server.app.services);
    shell = new Shell({ URL: server.url });
  });
  afterAll(async () => {
    shell?.close();
    await server?.close();
  });
  afterEach(async () => {
    expect((await verifyLedger(server.database.db)).mismatches).toEqual([]);
  });

  it.each(readGuide(file).map((block, i) => [i + 1, block.heading, block] as const))(
    'prints in block %i, "%s", what it says',
    async (_, __, block) => {
      expect(await shell.run(block.commands)).toBe(block.printed ?? '');
    },
  );
});
