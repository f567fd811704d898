import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../../server/platform/config';
import { freePort } from '../../server/testing/free-port';
import { end, kill, type Served, start } from './process';
import { lostOf, Traffic, targetAt } from './traffic';

const CLIENTS = 4;
/** How long each pair of processes is under load before the next restart. */
const BETWEEN_MILLISECONDS = 500;

/** The outcome of a rolling restart under load. */
export interface RollingOutcome {
  acknowledged: number;
  lost: number;
  problems: string[];
}

/** The ports of HAProxy, of its statistics, and of the servers. */
interface RollingPorts {
  service: number;
  status: number;
  servers: readonly number[];
}

/** HAProxy as it comes, with the checks that docs/operating.md names. */
const configuration = ({ service, status, servers }: RollingPorts) => `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 5s
listen status
  bind 127.0.0.1:${status}
  stats enable
  stats uri /
listen service
  bind 127.0.0.1:${service}
  option httpchk GET /health/ready
${servers.map((at, index) => `  server s${index} 127.0.0.1:${at} check inter 500ms fall 1 rise 1`).join('\n')}
`;

function startHaproxy(folder: string, ports: RollingPorts): ChildProcess {
  if (spawnSync('haproxy', ['-v']).error) throw new Error('haproxy is missing: apt-get install haproxy');
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configuration(ports));
  return spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
}

/** Waits until HAProxy sends requests to a number of servers. */
async function untilUp({ status }: RollingPorts, servers: number): Promise<void> {
  const up = async () => {
    const reply = await fetch(`http://127.0.0.1:${status}/;csv`).catch(() => null);
    return ((await reply?.text()) ?? '').match(/^service,s\d+,.*,UP,/gm)?.length ?? 0;
  };
  while ((await up()) !== servers) await pause(50);
}

/** Restarts two processes behind HAProxy in turns, under load. Clients must see no refusal and no connection that is cut. */
export async function rolling(
  environment: Record<string, string>,
  { config, accounts, folder, rounds }: { config: Config; accounts: string[]; folder: string; rounds: number },
): Promise<RollingOutcome> {
  const ports = { service: await freePort(), status: await freePort(), servers: [await freePort(), await freePort()] };
  const serve = (at: number) => start({ DRAIN_SECONDS: '2', ...environment, CHAOS_PORT: String(at) });
  const running: Served[] = [];
  for (const at of ports.servers) running.push(await serve(at));
  const haproxy = startHaproxy(folder, ports);
  const url = `http://127.0.0.1:${ports.service}`;
  const problems: string[] = [];
  try {
    await untilUp(ports, running.length);
    const target = await targetAt(url, config.audience);
    const traffic = new Traffic([target], accounts, CLIENTS);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, at] of ports.servers.entries()) {
        await pause(BETWEEN_MILLISECONDS);
        const code = await end(running[index] as Served, 'SIGTERM');
        if (code !== 0) problems.push(`a stop ended with ${code}`);
        running[index] = await serve(at);
        await untilUp(ports, running.length);
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
