import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../../server/platform/config';
import { end, kill, type Served, start } from './process';
import { lostOf, Traffic, targetAt } from './traffic';

const CLIENTS = 16;
/** How long each pair of processes is under load before the next restart. */
const BETWEEN_MILLISECONDS = 1_500;

/** What became of a rolling restart under load. */
export interface RollingOutcome {
  acknowledged: number;
  lost: number;
  problems: string[];
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as import('node:net').AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** HAProxy as it comes, with the checks that docs/operating.md names. */
const configuration = (port: number, ports: readonly number[]) => `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
listen service
  bind 127.0.0.1:${port}
  option httpchk GET /health/ready
${ports.map((at, index) => `  server s${index} 127.0.0.1:${at} check inter 500ms fall 1 rise 1`).join('\n')}
`;

function startHaproxy(folder: string, port: number, ports: readonly number[]): ChildProcess {
  if (spawnSync('haproxy', ['-v']).error) throw new Error('haproxy is missing: apt-get install haproxy');
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configuration(port, ports));
  return spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
}

/** Waits until somebody is ready behind an address. */
async function untilReady(url: string): Promise<void> {
  const isReady = () =>
    fetch(`${url}/health/ready`)
      .then(({ ok }) => ok)
      .catch(() => false);
  while (!(await isReady())) await pause(50);
}

/** Restarts two processes behind HAProxy in turns, under load. Clients must see no refusal and no connection that is cut. */
export async function rolling(
  environment: Record<string, string>,
  { config, accounts, folder, rounds }: { config: Config; accounts: string[]; folder: string; rounds: number },
): Promise<RollingOutcome> {
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()] as const;
  const serve = (at: number) => start({ DRAIN_SECONDS: '2', ...environment, CHAOS_PORT: String(at) });
  const running: Served[] = [];
  for (const at of ports) running.push(await serve(at));
  const haproxy = startHaproxy(folder, port, ports);
  const url = `http://127.0.0.1:${port}`;
  const problems: string[] = [];
  try {
    await untilReady(url);
    const target = await targetAt(url, config.audience);
    const traffic = new Traffic([target], accounts, CLIENTS);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, at] of ports.entries()) {
        await pause(BETWEEN_MILLISECONDS);
        const code = await end(running[index] as Served, 'SIGTERM');
        if (code !== 0) problems.push(`a stop ended with ${code}`);
        running[index] = await serve(at);
        await untilReady((running[index] as Served).url);
      }
    }
    await pause(BETWEEN_MILLISECONDS);
    await traffic.stop();
    problems.push(...traffic.refused.map(({ status, text }) => `${status} ${text.slice(0, 200)}`));
    if (traffic.cut > 0) problems.push(`${traffic.cut} connections cut`);
    const lost = await lostOf(target, traffic.acknowledged);
    return { acknowledged: traffic.acknowledged.length, lost, problems };
  } finally {
    haproxy.kill('SIGKILL');
    await Promise.all(running.map(kill));
  }
}
