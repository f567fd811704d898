import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../server/testing/free-port';
import { itPrintsWhatItSays, readGuide, Shell } from './stories/cards-guide';

describe('the guide going-live.md', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'contrato live-'));
  let shell: Shell;

  beforeAll(async () => {
    const ports = { WORLD_PORT: String(await freePort()), SERVICE_PORT: String(await freePort()) };
    shell = new Shell({ ...ports, TMPDIR: folder });
  });
  afterAll(async () => {
    await shell?.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  itPrintsWhatItSays(readGuide('going-live.md'), () => shell);
});
