import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FROM_SOURCE } from '../../cli/own-code';
import { documentedCommand, productionSettings, type Started, startCommand } from '../testing/documented-command';
import { type Fixture, openFixture } from './fixture';

const exec = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'contrato-onboard-'));
const agreement = join(folder, 'agreement.json');
let fixture: Fixture;
let clientId: string;
let started: Started | null = null;

beforeAll(async () => {
  writeFileSync(agreement, JSON.stringify({ scopes: ['sandbox:control'] }));
  fixture = await openFixture(undefined, productionSettings(folder));
  clientId = (await fixture.db.knex('clients').first('id')).id;
});
afterAll(async () => {
  await started?.kill();
  await fixture.close();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Runs the command with what production is configured with, in which no variable names a mode.
 * @returns its output and exit code
 */
async function update(...words: string[]): Promise<{ code: number; output: string }> {
  const { CONTRATO_MODE: _, ...inherited } = process.env;
  const args = [...FROM_SOURCE, 'cli/contrato.ts', 'onboard', 'update', '--client', clientId, ...words];
  try {
    const { stdout } = await exec(process.execPath, args, { env: { ...inherited, ...fixture.environment } });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr };
  }
}

const REFUSED = [
  ['http://client.example/t', 'must start with https:// in production'],
  ['https://127.0.0.1/t', 'is not a public address'],
  ['https://168.63.129.16/t', 'is not a public address'],
  ['https://[64:ff9b::a00:1]/t', 'is not a public address'],
  ['https://localhost/t', 'is not a public name'],
] as const;

/** Starts a service on the store and ends it again after what is done meanwhile. */
async function during(command: readonly string[], work: () => Promise<void>): Promise<void> {
  started = await startCommand(command, fixture.environment);
  await work();
  await started.kill();
}

it('npm run onboard uses the mode in which the service was started, without an option for it', async () => {
  await during(documentedCommand(), async () => {
    for (const [address, why] of REFUSED) {
      expect(await update('--transactions-url', address)).toEqual({ code: 2, output: expect.stringContaining(why) });
    }
    expect(await update('--agreement', agreement)).toEqual({
      code: 2,
      output: expect.stringContaining('there is no scope sandbox:control'),
    });
    expect(await update('--transactions-url', 'https://client.example/t')).toMatchObject({ code: 0 });
  });
  await during(['node', ...FROM_SOURCE, 'cli/contrato.ts', 'start'], async () => {
    expect(await update('--transactions-url', 'http://127.0.0.1:9/t', '--agreement', agreement)).toMatchObject({
      code: 0,
    });
  });
});
