import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { decodeJwt } from 'jose';
import { FROM_SOURCE } from '../cli/own-code';
import { freePort } from '../server/testing/free-port';
import { listenLocally } from '../server/testing/local-server';

const ROOT = path.join(__dirname, '..');
const FREE = { PORT: '0', MOCK_PORT: '0', MOCK_CLIENT_PORT: '0' };
let dataDir: string;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  // Shells, addresses and ssh each have characters of their own that mean something in a path.
  dataDir = await mkdtemp(path.join(tmpdir(), "contrato-start João's 50% of #1+"));
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  /** Everything that was printed so far. */
  text(): string;
  ended: Promise<number | null>;
}

function start(environment: Record<string, string>): Started {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, ...FREE, DATA_DIR: dataDir, ...environment };
  const child = spawn(process.execPath, [...FROM_SOURCE, 'cli/contrato.ts', 'start'], { cwd: ROOT, env });
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk));
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return { child, text: () => text, ended };
}

/** Resolves with what is printed once it serves. */
async function served(started: Started): Promise<string> {
  const complete = new Promise<void>((resolve) => {
    started.child.stdout?.on('data', () => started.text().includes('filter[user_id]') && resolve());
  });
  await Promise.race([complete, started.ended]);
  return started.text();
}

const found = (text: string, pattern: RegExp): string => {
  const match = pattern.exec(text)?.[1];
  if (match === undefined) throw new Error(`${pattern} is not in ${text}`);
  return match;
};

async function paste(commands: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('bash', ['-c', commands]);
  return stdout.trim().split('\n');
}

/** Asks each address that was printed as it was printed. */
async function answersAtItsAddresses(text: string, url: string): Promise<void> {
  const body = async (address: string) => JSON.stringify(await (await fetch(address)).json());
  expect(await body(`${url}/`)).toContain('the documentation is at /docs');
  expect(await body(found(text, /sandbox controls +(\S+)/))).toContain('/sandbox/v1/client/seed');
  expect(await body(found(text, /mock of the service +(\S+)/))).toContain('POST /users/v1/');
  expect(JSON.parse(await body(`${url}/openapi.json`)).servers).toEqual([{ url }]);
  expect(await (await fetch(`${url}/docs`)).text()).toContain(`curl -s ${url}/`);
  expect(await body(found(text, /mock of your endpoints +(\S+)/))).toContain('POST /transactions/authorizations');
}

/** Has a request refused and a client called, and waits for the line of each. */
async function expectExchangeLines(started: Started, url: string): Promise<void> {
  const json = { 'content-type': 'application/json' };
  await fetch(`${url}/oauth/token`, { method: 'POST', headers: json, body: '{"client_id":7}' });
  const credentials = { client_id: 'demo', client_secret: 'demo-secret', grant_type: 'client_credentials' };
  const body = JSON.stringify({ ...credentials, audience: 'https://api.contrato.example' });
  const answered = await fetch(`${url}/oauth/token`, { method: 'POST', headers: json, body });
  const token = (await answered.json()) as { access_token: string };
  expect(decodeJwt(token.access_token).iss).toBe(url);
  const ask = async (method: string, path: string, sent: object) => {
    const headers = { ...json, authorization: `Bearer ${token.access_token}` };
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(sent) });
    return ((await answer.json()) as { data: { kind: string; id: string }[] }).data;
  };
  const activities = 'http://127.0.0.1:1/activities';
  await ask('PATCH', '/sandbox/v1/client', { callback_addresses: { activities } });
  const seeded = await ask('POST', '/sandbox/v1/client/seed', { countries: ['ARG'] });
  const account = seeded.find(({ kind }) => kind === 'ACCOUNT')?.id;
  await ask('POST', `/sandbox/v1/accounts/${account}/fund`, { amount: '10.00' });
  for (const line of [
    /^POST \/oauth\/token 400 INVALID_REQUEST \/\w+ \d+ ms$/m,
    /^POST \/oauth\/token 200 \d+ ms$/m,
    new RegExp(`^POST /sandbox/v1/accounts/${account}/fund 201 \\d+ ms$`, 'm'),
    /^→ POST http:\/\/127\.0\.0\.1:1\/activities no answer connection \d+ ms$/m,
  ]) {
    await printed(started, line);
  }
  // Piped, as here, it has no colours.
  expect(started.text()).not.toContain('\u001b');
}

/** Resolves once something is printed. */
async function printed({ child, text }: Started, pattern: RegExp): Promise<void> {
  if (pattern.test(text())) return;
  await new Promise<void>((resolve) => {
    child.stdout?.on('data', () => pattern.test(text()) && resolve());
  });
}

describe('npm start', () => {
  it('serves API, controls and both mocks, prints commands that work, and keeps what they made', async () => {
    const first = start({});
    const text = await served(first);
    const url = found(text, /API +(http:\S+)/);
    expect(found(text, /sandbox controls +(\S+)/)).toBe(`${url}/sandbox/v1`);
    expect((await fetch(found(text, /documentation +(\S+)/))).status).toBe(200);
    // First of all there is something to look at.
    const [shown] = text.trim().split('\n');
    expect(await (await fetch(found(shown ?? '', /^console +(\S+)$/))).text()).toContain(
      '<title>contrato console</title>',
    );
    const mock = await fetch(`${found(text, /mock of the service +(\S+)/)}/users/v1/u1`, {
      headers: { authorization: 'Bearer t' },
    });
    expect(mock.status).toBe(200);
    const client = `${found(text, /mock of your endpoints +(\S+)/)}/activities`;
    expect((await fetch(client, { method: 'POST' })).status).toBe(400);
    const [created, listed] = (await paste(text.slice(text.indexOf('TOKEN=')))).map((line) => JSON.parse(line));
    expect(created.data).toMatchObject({ country: 'ARG', currency: 'ARS', status: 'ACTIVE' });
    expect(listed.data).toEqual([created.data]);
    await answersAtItsAddresses(text, url);
    await expectExchangeLines(first, url);
    const [, command] = /settlement files +(sftp .+)/.exec(text) ?? [];
    expect(await paste(`${command} <<< ls`)).toEqual(expect.arrayContaining([expect.stringMatching(/presentations/)]));
    const guide = await (await fetch(`${url}/docs?page=guides&guide=settlement`)).text();
    expect(guide).toContain(`SFTP_PORT:-${found(command ?? '', /-P (\d+)/)}`);
    const key = found(text, /x-api-key (\S+)/);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = start({});
    const again = await served(second);
    expect(found(again, /x-api-key (\S+)/)).toBe(key);
    const commands = again.slice(again.indexOf('TOKEN=')).trim().split('\n');
    const list = commands.at(-1)?.replace('$USER_ID', created.data.owner_data.user_id);
    const [kept] = await paste([commands[0], list].join('\n'));
    expect(JSON.parse(kept ?? '').data).toEqual([created.data]);
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
  });

  /** Listens on a free port until the work is done. */
  async function withTakenPort(work: (port: number) => Promise<void>): Promise<void> {
    const squatter = createServer();
    await work(await listenLocally(squatter));
    squatter.close();
  }
  const settingsIn = (text: string) =>
    Object.fromEntries([...text.matchAll(/(\w+)=(\d+)/g)].map(([, name, port]) => [name, port as string]));

  it.each(['PORT', 'SYSTEM_PORT', 'MOCK_PORT', 'MOCK_CLIENT_PORT', 'SFTP_PORT'])(
    'says which variable to set when the port of %s is taken',
    async (name) => {
      await withTakenPort(async (port) => {
        const started = start({ [name]: String(port) });
        expect(await started.ended).toBe(1);
        const text = started.text().trim();
        expect(text).toMatch(
          new RegExp(
            `^Port ${port} is taken. Stop what listens there, or set ${name} to another port: .*\\b${name}=\\d+.* npm start$`,
          ),
        );
        const { [name]: other, ...rest } = settingsIn(text);
        expect(Number(other) % 100).toBe(port % 100);
        expect(other).not.toBe(String(port));
        const { [name]: _, ...free } = FREE as Record<string, string>;
        expect(rest).toEqual(free);
      });
    },
  );

  it('names all ports that are taken at once, one of them for two servers, in a command that starts it', async () => {
    await withTakenPort(async (first) =>
      withTakenPort(async (second) => {
        const refused = start({ PORT: String(first), MOCK_PORT: String(second), MOCK_CLIENT_PORT: String(second) });
        expect(await refused.ended).toBe(1);
        expect(refused.text()).toContain(
          `MOCK_PORT and MOCK_CLIENT_PORT name the same port, ${second}. Ports ${first} and ${second} are taken. Stop what listens there, or set PORT, MOCK_PORT, and MOCK_CLIENT_PORT to other ports: `,
        );
        const started = start(settingsIn(refused.text()));
        expect(found(await served(started), /API +http:\/\/localhost:(\d+)/)).not.toBe(String(first));
        started.child.kill('SIGTERM');
        expect(await started.ended).toBe(0);
      }),
    );
  });

  it('names every setting whose file can not be used', async () => {
    const started = start({
      SETTLEMENT_DIR: __filename,
      SIGNING_KEY_FILE: '/none.pem',
      ACCEPTED_KEY_FILES: '/none.pem',
    });
    expect(await started.ended).toBe(1);
    const names = started.text().match(/\b[A-Z_]+(?= can not be used: )/g);
    expect(names).toEqual(['SIGNING_KEY_FILE', 'ACCEPTED_KEY_FILES', 'SETTLEMENT_DIR']);
  });

  it.each([
    ['MOCK_PORT', 'MOCK_CLIENT_PORT', 'Set MOCK_CLIENT_PORT to another port: '],
    ['PORT', 'MOCK_PORT', 'Set MOCK_PORT to another port: '],
  ])('names two settings with the same port before it serves: %s and %s', async (one, other, remedy) => {
    const port = String(await freePort());
    const started = start({ [one]: port, [other]: port });
    expect(await started.ended).toBe(1);
    expect(started.text()).toContain(`${one} and ${other} name the same port, ${port}. ${remedy}`);
  });

  it('says what is wrong with the configuration', async () => {
    const started = start({ MOCK_PORT: 'many' });
    expect(await started.ended).toBe(1);
    expect(started.text().trim()).toBe("MOCK_PORT: 'many' is not a port.");
  });
});
