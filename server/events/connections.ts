import { LRUCache } from 'lru-cache';
import type { Agent } from 'undici';
import { acceptingContinue } from '../platform/interim-answers';
import { lookupWith, type Reachable } from './address-policy';
import { type ForwardProxy, throughProxy } from './forward-proxy';
import type { NameResolver } from './name-resolver';

/** The purpose of a call: the decisions that purchases wait for never wait for a connection that events hold. */
export type Lane = 'AUTHORIZATIONS' | 'EVENTS';

export interface ConnectionOptions {
  /** The addresses that connections are made to. */
  reachable: Reachable;
  resolver: NameResolver;
  /** Null where addresses are called directly. */
  proxy: ForwardProxy | null;
}

interface LaneLimits {
  /** Connections at once to one host. */
  connections: number;
  connectMilliseconds: number;
}

/**
 * A client that takes 500 ms to decide holds a connection for as long: a thousand of them carry 2,000 decisions a
 * second. Events are few at once to one receiver in any case.
 */
const LANES: Readonly<Record<Lane, LaneLimits>> = {
  AUTHORIZATIONS: { connections: 1_024, connectMilliseconds: 3_000 },
  EVENTS: { connections: 64, connectMilliseconds: 10_000 },
};

/** Loaded with the first call: it is a tenth of all code that the service would load at the start. */
const undici = () => require('undici') as typeof import('undici');

const KEPT_AGENTS = 4_096;
const MAX_ANSWER_BYTES = 256 * 1024;

/**
 * Connections to clients, kept open for the next call. Each client has its own for each lane, also where several
 * clients are reached at one host, so that nobody waits for what another's calls hold.
 */
export class Connections {
  private readonly agents = new LRUCache<string, Agent>({
    max: KEPT_AGENTS,
    dispose: (agent) => void agent.close().catch(() => undefined),
  });
  /** Errors of connections that had carried an answer before, and nothing of the one that broke. */
  private readonly stale = new WeakSet<object>();

  constructor(private readonly options: ConnectionOptions) {}

  /** Returns the connections of a client for one kind of call. */
  of(client: string, lane: Lane): Agent {
    const key = `${lane} ${client}`;
    let agent = this.agents.get(key);
    if (agent === undefined) {
      agent = this.build(client, LANES[lane]);
      this.agents.set(key, agent);
    }
    return agent;
  }

  /**
   * Says whether an error ended a connection that was kept open from an earlier call, before anything of the answer to
   * this call arrived.
   */
  wasKeptOpen(error: unknown): boolean {
    return typeof error === 'object' && error !== null && this.stale.has(error);
  }

  close(): void {
    for (const agent of this.agents.values()) void agent.destroy().catch(() => undefined);
    this.agents.clear();
  }

  private build(client: string, { connections, connectMilliseconds }: LaneLimits): Agent {
    const { reachable, resolver, proxy } = this.options;
    const lookup = lookupWith((hostname) => resolver.resolve(hostname, client), reachable);
    const { Agent, buildConnector } = undici();
    const direct = buildConnector({ lookup, timeout: connectMilliseconds });
    const way = { lookup, timeout: connectMilliseconds, tls: direct };
    const connect = acceptingContinue(proxy === null ? direct : throughProxy(proxy, way));
    return new Agent({
      connections,
      pipelining: 1,
      maxResponseSize: MAX_ANSWER_BYTES,
      connect: (options, callback) =>
        connect(options, (...[error, socket]) => {
          if (error !== null) return callback(error, null);
          // Bytes that had been written when the last bytes of an answer arrived; more of them are the next request.
          let writtenBefore: number | null = null;
          socket.on('readable', () => {
            if (socket.readableLength > 0) writtenBefore = socket.bytesWritten;
          });
          socket.on('error', (broken) => {
            if (writtenBefore !== null && socket.bytesWritten > writtenBefore) this.stale.add(broken);
          });
          return callback(null, socket);
        }),
    });
  }
}
