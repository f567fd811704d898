import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FROM_SOURCE } from '../../cli/own-code';
import { freePort, reservePort } from './free-port';
import { listenLocally } from './local-server';

/** The first port from which Linux starts connections; other systems start theirs higher. */
const FIRST_OF_CONNECTIONS = 32_768;

it('gives a port that no connection can take before the server listens', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  expect(new Set(ports).size).toBe(ports.length);
  expect(Math.max(...ports)).toBeLessThan(FIRST_OF_CONNECTIONS);
});

it('gives no port on which somebody listens', async () => {
  const server = createServer();
  expect(await reservePort(await listenLocally(server))).toBe(false);
  await new Promise((resolve) => server.close(resolve));
});

it('gives no port that another process has been given', async () => {
  const port = await freePort();
  const program = `require(${JSON.stringify(join(__dirname, 'free-port.ts'))}).reservePort(${port}).then(console.log)`;
  const { stdout } = await promisify(execFile)(process.execPath, [...FROM_SOURCE, '--eval', program]);
  expect(stdout.trim()).toBe('false');
});
