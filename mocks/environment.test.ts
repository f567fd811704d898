import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { readConfig } from '../server/platform/config';
import { freePort, reservePort } from '../server/testing/free-port';
import { assertPortsFree, readEnvironment, sftpPortFor } from './environment';

it('offers no port in place of a taken one that another variable names', async () => {
  let port = await freePort();
  while (!(await reservePort(port + 100))) port = await freePort();
  const squatter = createServer().listen(port, '127.0.0.1').unref();
  await once(squatter, 'listening');
  const config = { ...readConfig({ HOST: '127.0.0.1' }), port };
  const refused = assertPortsFree(config, { port: port + 100, clientPort: 0 }, 'start');
  await expect(refused).rejects.toThrow(
    `Port ${port} is taken. Stop what listens there, or set PORT to another port: `,
  );
  await expect(refused).rejects.toThrow(new RegExp(` PORT=(?!${port + 100} )\\d+ MOCK_PORT=${port + 100} `));
  squatter.close();
  await once(squatter, 'close');
});

it('repeats no variable that has its default', async () => {
  const host = '127.0.0.9';
  const squatter = createServer().listen(0, host).unref();
  await once(squatter, 'listening');
  const { port } = squatter.address() as AddressInfo;
  const { mocks } = readEnvironment({});
  const refused = assertPortsFree({ ...readConfig({ HOST: host }), port }, mocks, 'start');
  await expect(refused).rejects.toThrow(/ PORT=\d+ /);
  await expect(refused).rejects.not.toThrow(`MOCK_PORT=${mocks.port} `);
  squatter.close();
  await once(squatter, 'close');
});

it('takes one port on two addresses for two', async () => {
  const port = await freePort();
  const config = { ...readConfig({ HOST: '127.0.0.1', SYSTEM_HOST: '127.0.0.2' }), port, systemPort: port };
  await expect(assertPortsFree(config, { port: 0, clientPort: 0 }, 'start')).resolves.toBeUndefined();
});

it.each(['port', 'mock', 'client'])(
  'serves files on a free port if the one of guides is that of the %s',
  async (wanting) => {
    const config = { ...readConfig({}), port: wanting === 'port' ? 4022 : 1 };
    const mocks = { port: wanting === 'mock' ? 4022 : 2, clientPort: wanting === 'client' ? 4022 : 3 };
    expect(await sftpPortFor(config, mocks)).toBe(0);
  },
);

it('serves files on the port of guides where it is free, unless the system chooses the port of the sandbox', async () => {
  const config = readConfig({ HOST: '127.0.0.1' });
  const mocks = { port: 2, clientPort: 3 };
  const ofGuides = await freePort();
  expect(await sftpPortFor(config, mocks, ofGuides)).toBe(ofGuides);
  expect(await sftpPortFor({ ...config, port: 0 }, mocks, ofGuides)).toBe(0);
  const squatter = createServer().listen(ofGuides, '127.0.0.1').unref();
  await once(squatter, 'listening');
  expect(await sftpPortFor(config, mocks, ofGuides)).toBe(0);
  squatter.close();
  await once(squatter, 'close');
});

it('offers each of several settings with one port a port of its own', async () => {
  const port = await freePort();
  const config = { ...readConfig({ HOST: '127.0.0.1' }), port };
  const refused = assertPortsFree(config, { port, clientPort: port }, 'start');
  await expect(refused).rejects.toThrow(/ MOCK_PORT=(\d+) MOCK_CLIENT_PORT=(?!\1 )\d+ /);
});

it('names a variable that may be misspelt, also one of the sandbox alone, and goes on', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { mocks } = readEnvironment({ DATABSE_URL: 'postgres://localhost/a', MOCK_PROT: '1', SNAPSHOTS: '2' });
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^DATABSE_URL is not a setting; did you mean DATABASE_URL\? /)],
    [expect.stringMatching(/^MOCK_PROT is not a setting; did you mean MOCK_PORT\? /)],
  ]);
  expect(mocks.port).toBe(4020);
});

it.each(['70000', 'http'])('names PORT=%s alone, not the address that follows from it', (port) => {
  expect(() => readEnvironment({ PORT: port })).toThrow(/^PORT must be [^\n]+$/);
});
