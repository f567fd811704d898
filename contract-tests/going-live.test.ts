import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../server/testing/free-port';
import { readGuide, Shell } from './stories/cards-guide';

describe('the guide going-live.md', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'contrato-live-'));
  let shell: Shell;

  beforeAll(async () => {
    const ports = { WORLD_PORT: String(await freePort()), SERVICE_PORT: String(await freePort()) };
    shell = new Shell({ ...ports, TMPDIR: folder });
  });
  afterAll(async () => {
    await shell?.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  it.each(readGuide('going-live.md').map((block, i) => [i + 1, block.heading, block] as const))(
    'prints in block %i, "%s", what it says',
    async (_, __, block) => {
      expect(await shell.run(block.commands)).toBe(block.printed ?? '');
    },
  );
});
