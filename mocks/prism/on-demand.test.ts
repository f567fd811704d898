import * as processes from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../server/testing/free-port';
import { until } from '../../server/testing/until';
import { GENERATED } from './documents';
import { type MocksProcess, mocksOnDemand } from './on-demand';

jest.mock('node:child_process', () => {
  const original = jest.requireActual<typeof processes>('node:child_process');
  return { ...original, fork: jest.fn(original.fork) };
});
const fork = jest.mocked(processes.fork);

const OPTIONS = { port: 0, clientPort: 0, host: '127.0.0.1', revision: 'current' };

const output: string[] = [];
let folder: string;
let mocks: MocksProcess;
beforeEach(async () => {
  fork.mockClear();
  output.length = 0;
  folder = await mkdtemp(path.join(tmpdir(), 'contrato-mocks-'));
});
afterEach(async () => {
  await mocks.close();
  await rm(folder, { recursive: true, force: true });
});

const listen = async (options: object = {}) => {
  mocks = await mocksOnDemand({ ...OPTIONS, ...options }, (reason) => output.push(reason));
};
const user = () => fetch(`${mocks.url}/users/v1/u1`, { headers: { authorization: 'Bearer t' } });
const activities = () => fetch(`${mocks.clientUrl}/activities`, { method: 'POST' });

/** Resolves to how a connection ends that is tried: refused, or accepted. */
function connecting(url: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
    socket.once('connect', () => resolve('accepted'));
    socket.once('connect', () => socket.destroy());
  });
}

/** How many sockets of this process listen. */
const listening = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;

it('starts one process for all that connect to both sides, and no earlier', async () => {
  const before = listening();
  await listen();
  expect([fork.mock.calls.length, listening() - before]).toEqual([0, 2]);
  const answers = await Promise.all([user(), activities(), user()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 200]);
  expect(await answers[0]?.json()).toMatchObject({ data: { name: 'Ana' } });
  expect([(await user()).status, (await activities()).status]).toEqual([200, 400]);
  // All that come later are the process's alone.
  expect([fork.mock.calls.length, listening() - before]).toEqual([1, 0]);
  await mocks.close();
  expect([await connecting(mocks.url), await connecting(mocks.clientUrl)]).toEqual(['ECONNREFUSED', 'ECONNREFUSED']);
  expect(output).toEqual([]);
});

it('releases its ports if nobody has called, and waiting callers', async () => {
  await listen();
  await mocks.close();
  expect([await connecting(mocks.url), await connecting(mocks.clientUrl)]).toEqual(['ECONNREFUSED', 'ECONNREFUSED']);
  await listen();
  const asked = user().then(
    () => 'answered',
    () => 'cut',
  );
  await until('the mocks are started', () => fork.mock.calls.length > 0);
  await mocks.close();
  expect(await asked).toBe('cut');
  expect(fork.mock.results.map(({ value }) => value.signalCode)).toEqual(['SIGKILL']);
  expect(output).toEqual([]);
});

it('says why the documents can not be served, and tries again with the next connection', async () => {
  await listen({ generated: folder });
  expect((await user()).status).toBe(503);
  expect(output).toEqual([expect.stringContaining(folder)]);
  await mkdir(path.join(folder, 'documents'), { recursive: true });
  for (const part of ['documents', 'revisions'])
    await cp(path.join(GENERATED, part), path.join(folder, part), { recursive: true });
  expect([(await user()).status, (await activities()).status]).toEqual([200, 400]);
  expect(output).toHaveLength(1);
});

it('takes neither port where one of them is taken', async () => {
  await listen();
  const port = await freePort();
  const clientPort = Number(new URL(mocks.url).port);
  const refused = mocksOnDemand({ ...OPTIONS, port, clientPort }, () => undefined);
  await expect(refused).rejects.toThrow(`EADDRINUSE: address already in use 127.0.0.1:${clientPort}`);
  expect(await connecting(`http://127.0.0.1:${port}`)).toBe('ECONNREFUSED');
});

/**
 * Has the mocks serve, and kills their process. Resolves once that was complained of.
 * @param exited runs as soon as it has ended
 */
async function killed(exited: () => void = () => undefined): Promise<void> {
  const complained = new Promise<void>((resolve, reject) => {
    const complain = (reason: string) => {
      output.push(reason);
      resolve();
    };
    const serve = async () => {
      mocks = await mocksOnDemand(OPTIONS, complain);
      expect((await user()).status).toBe(200);
      const child = fork.mock.results[0]?.value as processes.ChildProcess;
      child.once('exit', exited).kill('SIGKILL');
    };
    serve().catch(reject);
  });
  await complained;
}

it('starts another process where the one that served ended, and says so', async () => {
  const before = listening();
  await killed();
  expect(output).toEqual(['the mocks ended with SIGKILL; the next connection starts them again']);
  expect([fork.mock.calls.length, listening() - before]).toEqual([1, 2]);
  expect([(await activities()).status, (await user()).status]).toEqual([400, 200]);
  expect([fork.mock.calls.length, listening() - before]).toEqual([2, 0]);
});

it('answers 503 while the system makes no process for it, and starts one once it does', async () => {
  const { fork: original } = jest.requireActual<typeof processes>('node:child_process');
  fork.mockImplementationOnce((file, args, options) =>
    original(file, args as string[], { ...options, execPath: path.join(folder, 'no-node') }),
  );
  await listen();
  expect((await user()).status).toBe(503);
  expect(output).toEqual([expect.stringMatching(/^the mocks can't be started: spawn .*no-node ENOENT$/)]);
  expect([(await user()).status, (await activities()).status]).toEqual([200, 400]);
});

it('answers 503 if starting a process throws, as without memory, and starts one with the next connection', async () => {
  fork.mockImplementationOnce(() => {
    throw Object.assign(new Error('spawn ENOMEM'), { code: 'ENOMEM' });
  });
  await listen();
  expect((await user()).status).toBe(503);
  expect(output).toEqual(["the mocks can't be started: spawn ENOMEM"]);
  expect([(await user()).status, (await activities()).status]).toEqual([200, 400]);
});

it("says so where its ports are somebody else's then", async () => {
  const other = createServer();
  await killed(() => other.listen(Number(new URL(mocks.url).port), '127.0.0.1'));
  expect(output).toEqual([
    `the mocks ended with SIGKILL, and can't be started again: listen EADDRINUSE: address already in use ${new URL(mocks.url).host}`,
  ]);
  other.close();
});
