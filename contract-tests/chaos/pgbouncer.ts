import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../server/testing/free-port';
import { until } from '../../server/testing/until';

/** A PgBouncer in front of a PostgreSQL. */
interface Pgbouncer {
  /** A connection string for the same database, by way of it. */
  url: string;
  stop(): Promise<void>;
}

/**
 * PgBouncer as docs/operating.md has it: each transaction has a connection of its own, and no setting of a session
 * lasts.
 */
const configuration = (target: URL, port: number, folder: string) => `
[databases]
* = host=${target.hostname} port=${target.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
logfile = ${join(folder, 'pgbouncer.log')}
`;

/** Starts it. @throws Error where the system has none */
export async function startPgbouncer(url: string): Promise<Pgbouncer> {
  if (spawnSync('pgbouncer', ['--version']).error) throw new Error('pgbouncer is missing: apt-get install pgbouncer');
  const target = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'contrato-pgbouncer-'));
  // It gives up the rights of root, and reads its files again after that.
  chmodSync(folder, 0o777);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, configuration(target, port, folder));
  writeFileSync(join(folder, 'users.txt'), `"${target.username}" "${target.password}"\n`);
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', ['-q', ...user, file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const isThere = () => {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
    return listens(port);
  };
  await until('pgbouncer listens', isThere, { pause: () => pause(50) });
  target.port = String(port);
  return {
    url: target.href,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}
