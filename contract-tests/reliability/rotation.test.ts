import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { signingKey } from '../../server/testing/signing-key';
import { ask, type Target, targetAt } from '../chaos/traffic';
import { HTTPS, productionSettings, type Started, startCommand } from '../testing/documented-command';
import { openFixture } from './fixture';

const ROOT = join(__dirname, '..', '..');

const running: Started[] = [];
afterEach(async () => {
  for (const { kill } of running.splice(0)) await kill();
});

/**
 * Asks for cash at a counter: its token is sealed, and so is the reply that a repeat gets.
 * @returns the very bytes of the answer
 */
async function cashOut({ url, token }: Target, account_id: string, key: string): Promise<string> {
  const path = '/networks/cash/v1/cashout/intents';
  const body = JSON.stringify({ account_id, network_name: 'ARG_CASH_NETWORK', amount: '10.00' });
  const { status, text } = await ask({ url, token }, { path, key, body });
  expect([status, text]).toEqual([201, expect.stringContaining('token')]);
  return text;
}

async function published({ url }: Target): Promise<number> {
  const { keys } = (await (await fetch(`${url}/.well-known/jwks.json`, { headers: HTTPS })).json()) as {
    keys: unknown[];
  };
  return keys.length;
}

it('a rotation of all keys in a rolling restart of npm run serve leaves everything readable at every process, and ends no session', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'contrato-rotation-'));
  const [oldKey, newKey] = [signingKey(folder, 'old'), signingKey(folder, 'new')];
  const [k1, k2] = ['k1', 'k2'].map((id) => `${id}:${randomBytes(32).toString('base64')}`);
  // As docs/operating.md has the steps.
  const before = { DATA_KEYS: `${k1}`, SIGNING_KEY_FILE: oldKey.own };
  const first = {
    DATA_KEYS: `${k2},${k1}`,
    SEALING_KEY: 'k1',
    SIGNING_KEY_FILE: oldKey.own,
    ACCEPTED_KEY_FILES: newKey.publicHalf,
  };
  const second = { DATA_KEYS: `${k2},${k1}`, SIGNING_KEY_FILE: newKey.own, ACCEPTED_KEY_FILES: oldKey.publicHalf };
  const last = { DATA_KEYS: `${k2}`, SIGNING_KEY_FILE: newKey.own };
  const lookup = { LOOKUP_KEY: randomBytes(32).toString('base64') };
  const fixture = await openFixture(undefined, { ...productionSettings(folder), ...lookup, ...before });
  const unhurried = { RATE_LIMIT_PER_SECOND: '0', DRAIN_SECONDS: '0' };
  const serve = async (settings: Record<string, string>) => {
    const own = { ...fixture.environment, ...unhurried, ...settings };
    const started = await startCommand(['npm', 'run', '--silent', 'serve'], own);
    running.push(started);
    return { ...started, target: await targetAt(started.url, fixture.config.audience) };
  };
  const stop = async ({ pid, ended }: Started) => {
    process.kill(pid, 'SIGTERM');
    expect(await ended).toBe(0);
  };
  const answers = new Map<string, string>();
  /** Makes a key at a process, and asks for all that there are, at each process and with the tokens of each. */
  const holds = async (made: string, at: Target, targets: readonly Target[]) => {
    answers.set(made, await cashOut(at, account, made));
    for (const { url } of targets) {
      for (const { token } of targets) {
        for (const [key, text] of answers) expect(await cashOut({ url, token }, account, key)).toBe(text);
      }
    }
  };

  const [account] = fixture.accounts as [string];
  const a = await serve(before);
  const credit = { type: 'MANUAL_MOVEMENT', process_type: 'ORIGINAL', entry_type: 'CREDIT' };
  const body = JSON.stringify({ account_id: account, ...credit, total_amount: '1000.00' });
  expect((await ask(a.target, { path: '/core/transactions/v1', key: 'funds', body })).status).toBe(201);
  const b = await serve(first);
  await holds('at the one of before', a.target, [a.target, b.target]);
  await holds('at the first step', b.target, [a.target, b.target]);
  expect([await published(a.target), await published(b.target)]).toEqual([1, 2]);
  await stop(a);
  const c = await serve(second);
  await holds('at the second step', c.target, [b.target, c.target]);
  await holds('at the first step, later', b.target, [b.target, c.target]);
  expect([await published(b.target), await published(c.target)]).toEqual([2, 2]);
  await stop(b);
  const env = { ...process.env, ...fixture.environment, ...second };
  const resealed = await promisify(execFile)('npm', ['run', '--silent', 'reseal'], { cwd: ROOT, env });
  expect(resealed.stdout).not.toBe('');
  // Tokens of the old key are over by now; a client that asks again gets one of the new key for the same session.
  const ofNew = await targetAt(c.url, fixture.config.audience);
  const d = await serve(last);
  await holds('at the last step', d.target, [ofNew, d.target]);
  expect(await published(d.target)).toBe(1);
  const ofOld = await fetch(`${d.url}/users/v1/`, {
    headers: { ...HTTPS, authorization: `Bearer ${a.target.token}` },
  });
  expect(ofOld.status).toBe(401);
  await fixture.close();
  rmSync(folder, { recursive: true });
});
