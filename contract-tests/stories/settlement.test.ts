import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createWorld, openSandboxClock } from '../../mocks/world';
import { readConfig } from '../../server/config';
import { verifyLedger } from '../../server/ledger/verification';
import type { Ports } from '../../server/ports';
import { type Running, run } from '../../server/run';
import { readGuide, Shell } from './cards-guide';

describe('the guide settlement.md', () => {
  let folder: string;
  let sandbox: Running;
  let shell: Shell;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'contrato-settlement-'));
    const config = readConfig({
      DATA_DIR: folder,
      PORT: '0',
      SFTP_PORT: '0',
      LOG_LEVEL: 'silent',
    });
    sandbox = await run(config, { clock: openSandboxClock, ports: {} as Ports, extension: createWorld });
    const port = String(sandbox.files?.port);
    shell = new Shell({
      URL: sandbox.listener.url,
      SFTP_PORT: port,
      SFTP_HOST: '127.0.0.1',
      DATA_DIR: folder,
      TMPDIR: folder,
    });
  });
  afterAll(async () => {
    shell?.close();
    await sandbox?.stop();
    await rm(folder, { recursive: true, force: true });
  });
  afterEach(async () => {
    expect((await verifyLedger(sandbox.db)).mismatches).toEqual([]);
  });

  it.each(readGuide('settlement.md').map((block, i) => [i + 1, block.heading, block] as const))(
    'prints in block %i, "%s", what it says',
    async (_, __, block) => {
      expect(await shell.run(block.commands)).toBe(block.printed ?? '');
    },
    60_000,
  );
});
