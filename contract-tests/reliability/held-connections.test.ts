/** Callers hold all the connections that they can get: the service says so, and goes on. */

import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/testing/free-port';
import {
  documentedCommand,
  productionSettings,
  type Started,
  startCommand,
  statusOf,
} from '../testing/documented-command';
import { until } from './retrying-clients';

const FILES = 160;
const MESSAGE = 'connections are refused';

const folder = mkdtempSync(join(tmpdir(), 'contrato-held-connections-'));
let service: Started;
const held: Socket[] = [];

afterEach(async () => {
  for (const socket of held.splice(0)) socket.destroy();
  await service.kill();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Opens a connection that sends nothing. Its event `close` shows that it was refused. */
function hold(port: number): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  held.push(socket);
  return socket;
}

const LIMITED = ['prlimit', `--nofile=${FILES}:${FILES}`];

it.each([
  ['what open files leave', LIMITED, {}, { limit: FILES, connections: expect.any(Number) }],
  ['MAX_CONNECTIONS', LIMITED, { MAX_CONNECTIONS: '20' }, { connections: 20 }],
])(
  'connections beyond %s are refused, counted and in the log, and operators still see the service',
  async (_name, limited, own, counts) => {
    const systemPort = await freePort();
    const command = [...limited, ...documentedCommand()];
    const settings = { ...productionSettings(folder), ...own, DATA_DIR: folder, SYSTEM_PORT: String(systemPort) };
    service = await startCommand(command, settings, 'pipe');
    let text = '';
    service.child.stdout?.on('data', (part) => {
      text += part;
    });
    const system = `http://127.0.0.1:${systemPort}`;
    const figures = async () => (await fetch(`${system}/metrics`)).text();
    expect(await figures()).toMatch(/^contrato_connections_refused_total 0$/m);

    const { port } = new URL(service.url);
    const sockets = Array.from({ length: 2 * FILES }, () => hold(Number(port)));
    await until('all connections are open or refused', () =>
      sockets.every((socket) => socket.closed || socket.readyState === 'open'),
    );
    await until('one is refused', () => sockets.some((socket) => socket.closed));
    expect(await statusOf(system, '/health/ready')).toBe(200);
    const shown = await figures();
    const refused = Number(/^contrato_connections_refused_total (\d+)$/m.exec(shown)?.[1]);
    expect(refused).toBeGreaterThan(FILES);
    const [open, most] = ['open', 'max'].map((name) =>
      Number(new RegExp(`^process_${name}_fds (\\d+)$`, 'm').exec(shown)?.[1]),
    );
    expect([most, (open as number) < FILES]).toEqual([FILES, true]);
    await until('the log has the message', () => text.includes(MESSAGE));
    for (const socket of sockets) socket.destroy();
    await until('all connections are closed', () => sockets.every((socket) => socket.closed));
    // New connections are served once they are gone.
    await until('the service answers', async () => (await statusOf(service.url, '/health/live')) === 200);
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const reports = lines.filter(({ msg }) => msg.startsWith(MESSAGE));
    expect(reports).toEqual([expect.objectContaining({ level: 50, ...counts })]);
  },
);
