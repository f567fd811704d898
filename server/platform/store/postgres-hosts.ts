import type { Client } from 'pg';
import { isProgrammingError, StoreUnavailable } from './errors';
import type { RawConnection } from './knex-internals';
import type { PostgresHost, PostgresPlace } from './postgres-url';

/** Milliseconds in which a server must answer whether it accepts writes. */
const ASKING_MILLISECONDS = 2_000;

const ACCEPTS_WRITES = `SELECT CASE WHEN pg_is_in_recovery() THEN 'is a standby'
  WHEN current_setting('transaction_read_only') = 'on' THEN 'is read-only' END AS reason`;

/** Connects to one host. */
type Connect = (host: PostgresHost) => Promise<RawConnection>;

/**
 * Finds the server that accepts writes among those that a connection string names, as libpq does for
 * `target_session_attrs=read-write`, and remembers it. Connections from before another server was found, or before the
 * server refused a write, are no longer trusted.
 */
export class PostgresHosts {
  private present: PostgresHost;
  private epoch = 0;
  private readonly openedIn = new WeakMap<RawConnection, number>();

  constructor(private readonly place: PostgresPlace) {
    this.present = place.hosts[0] as PostgresHost;
  }

  /**
   * Opens a connection to the last server that accepted writes, or else to the first one that accepts them now.
   * @throws StoreUnavailable with the reason of each host, or the error of the only one
   */
  async open(connect: Connect): Promise<RawConnection> {
    const { hosts, seeksPrimary } = this.place;
    const { present, epoch } = this;
    if (!seeksPrimary) return this.remember(await connect(present), epoch);
    const failures: string[] = [];
    for (const host of [present, ...hosts.filter((other) => other !== present)]) {
      try {
        const connection = await connectToWriter(host, connect);
        if (host !== this.present) this.epoch += 1;
        this.present = host;
        return this.remember(connection, this.epoch);
      } catch (error) {
        if (isProgrammingError(error)) throw error;
        failures.push(`${host.name}: ${(error as Error).message || (error as NodeJS.ErrnoException).code}`);
      }
    }
    throw new StoreUnavailable('no server accepts writes', new Error(failures.join('; ')));
  }

  /** False for a connection to a server that may not be the one that accepts writes. */
  isTrusted(connection: RawConnection): boolean {
    return this.openedIn.get(connection) === this.epoch;
  }

  /** Records that the server of this connection refused a write: other connections to it are not trusted either. */
  distrust(connection: RawConnection): void {
    if (this.isTrusted(connection)) this.epoch += 1;
  }

  private remember(connection: RawConnection, epoch: number): RawConnection {
    this.openedIn.set(connection, epoch);
    return connection;
  }
}

/** @throws Error with the reason why the server can't be reached or used */
async function connectToWriter(host: PostgresHost, connect: Connect): Promise<RawConnection> {
  const connection = await connect(host);
  const client = connection as unknown as Client;
  try {
    const question = { text: ACCEPTS_WRITES, query_timeout: ASKING_MILLISECONDS };
    const { rows } = await client.query<{ reason: string | null }>(question);
    const reason = rows[0]?.reason ?? null;
    if (reason !== null) throw new Error(reason);
    return connection;
  } catch (error) {
    closeAtOnce(client);
    throw error;
  }
}

/** Closes a connection that never was in use, also one that answers nothing. */
export function closeAtOnce(client: Client): void {
  void client.end().catch(() => undefined);
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
