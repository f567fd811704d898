import { connect, createServer, type Socket } from 'node:net';
import { listenLocally } from '../../server/testing/local-server';

/** A way to a database on which connections can go silent without being closed. */
interface SilentWay {
  url: string;
  /**
   * Lets nothing through on the connections there are, in either direction, and on those to come where they are meant,
   * too.
   */
  silence(which: 'all' | 'present'): void;
  /** Lets the next COMMIT after these words through, and nothing after it on its connection, not even the answer. */
  swallowCommitOf(words: string): void;
  /** Lets connections to come through again. Those that fell silent stay so: what was on its way is gone. */
  heal(): void;
  /**
   * Leads connections to come to another database, as an address that moves does. Those that are there stay where they
   * are.
   */
  moveTo(target: string): void;
  /** The silent connections that the caller still holds open. */
  held(): number;
  close(): Promise<void>;
}

interface ProxiedConnection {
  caller: Socket;
  database: Socket;
  silent: boolean;
  /** True when nothing is let through after the next COMMIT. */
  commitsLast: boolean;
}

/** Stands in front of a database. */
export async function silentWay(target: string): Promise<SilentWay> {
  let { hostname, port } = new URL(target);
  const ways = new Set<ProxiedConnection>();
  let deaf = false;
  let last: string | null = null;
  const proxy = createServer((caller) => {
    const way: ProxiedConnection = {
      caller,
      database: connect(Number(port), hostname),
      silent: deaf,
      commitsLast: false,
    };
    ways.add(way);
    const hear = (bytes: Buffer) => {
      if (last !== null && bytes.includes(last)) way.commitsLast = true;
      if (!way.commitsLast || !bytes.includes('COMMIT;')) return;
      last = null;
      way.silent = true;
    };
    const pass = (from: Socket, to: Socket) => {
      from.on('error', () => undefined);
      from.on('data', (bytes) => {
        if (way.silent) return;
        to.write(bytes);
        if (from === caller) hear(bytes);
      });
      from.once('close', () => {
        // The other side learns of nothing.
        if (!way.silent) to.destroy();
      });
    };
    pass(caller, way.database);
    pass(way.database, caller);
  });
  const proxyPort = await listenLocally(proxy);
  const url = new URL(target);
  url.host = `127.0.0.1:${proxyPort}`;
  return {
    url: url.href,
    silence: (which) => {
      deaf = which === 'all';
      for (const way of ways) way.silent = true;
    },
    swallowCommitOf: (words) => {
      last = words;
    },
    heal: () => {
      deaf = false;
    },
    moveTo: (next) => {
      ({ hostname, port } = new URL(next));
    },
    held: () => [...ways].filter(({ silent, caller }) => silent && !caller.destroyed).length,
    close: () => {
      for (const { caller, database } of ways) for (const socket of [caller, database]) socket.destroy();
      return new Promise((resolve) => proxy.close(() => resolve()));
    },
  };
}
