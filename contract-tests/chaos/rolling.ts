import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../../server/platform/config';
import { freePort } from '../../server/testing/free-port';
import { until } from '../../server/testing/until';
import { end, kill, start } from './process';
import { lostOf, type Target, Traffic, targetAt } from './traffic';

const CLIENTS = 4;
/** How long each pair of processes is under load before the next restart. */
const BETWEEN_MILLISECONDS = 500;

/** The outcome of a rolling restart under load. */
export interface RollingOutcome {
  acknowledged: number;
  lost: number;
  problems: string[];
}

/** A server that HAProxy sends requests to. */
export interface Member {
  /** Asks it to stop, and waits for its end. @returns its exit code */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
}

/** Starts a server at a port, and waits until it is ready. */
export type Serve = (port: number) => Promise<Member>;

/** Requests of clients while servers are replaced: on these accounts, with this token. */
export interface Load {
  target: Target;
  accounts: readonly string[];
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
function untilUp({ status }: RollingPorts, servers: number): Promise<void> {
  const up = async () => {
    const reply = await fetch(`http://127.0.0.1:${status}/;csv`).catch(() => null);
    return ((await reply?.text()) ?? '').match(/^service,s\d+,.*,UP,/gm)?.length ?? 0;
  };
  return until(`${servers} servers that are up`, async () => (await up()) === servers, { pause: () => pause(50) });
}

/**
 * Restarts two processes behind HAProxy in turns, under load. Clients must see no refusal and no connection that is
 * cut.
 */
export async function rolling(
  environment: Record<string, string>,
  { config, accounts, folder, rounds }: { config: Config; accounts: string[]; folder: string; rounds: number },
): Promise<RollingOutcome> {
  const serve: Serve = async (at) => {
    const served = await start({ DRAIN_SECONDS: '2', ...environment, CHAOS_PORT: String(at) });
    return { stop: () => end(served, 'SIGTERM'), kill: () => kill(served) };
  };
  const load = async (url: string) => ({ target: await targetAt(url, config.audience), accounts });
  return replaceInTurns({ before: serve, after: serve }, { folder, rounds, load });
}

/**
 * Replaces two servers behind HAProxy in turns, under load.
 * @param before starts the servers that are there at the beginning
 * @param after starts those that replace them
 * @param load prepares what clients send, once the service answers at an address
 */
export async function replaceInTurns(
  { before, after }: { before: Serve; after: Serve },
  { folder, rounds, load }: { folder: string; rounds: number; load: (url: string) => Promise<Load> },
): Promise<RollingOutcome> {
  const ports = { service: await freePort(), status: await freePort(), servers: [await freePort(), await freePort()] };
  const running: Member[] = [];
  let haproxy: ChildProcess | null = null;
  const problems: string[] = [];
  try {
    for (const at of ports.servers) running.push(await before(at));
    haproxy = startHaproxy(folder, ports);
    await untilUp(ports, running.length);
    const { target, accounts } = await load(`http://127.0.0.1:${ports.service}`);
    const traffic = new Traffic([target], accounts, CLIENTS);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, at] of ports.servers.entries()) {
        await pause(BETWEEN_MILLISECONDS);
        const code = await (running[index] as Member).stop();
        if (code !== 0) problems.push(`a stop ended with ${code}`);
        running[index] = await after(at);
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
    haproxy?.kill('SIGKILL');
    await Promise.all(running.map((member) => member.kill()));
  }
}
