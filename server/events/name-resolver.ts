import { Resolver } from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { Gate } from '../platform/gate';
import { machineTimer, withinTime } from '../platform/timer';

/** An address that a name leads to. */
export interface Address {
  address: string;
  family: 4 | 6;
}

export interface ResolverOptions {
  /** Servers to ask, as `address` or `address:port`; those of the system when null. */
  servers: readonly string[] | null;
  /** The total time limit of one lookup, in milliseconds. */
  timeoutMilliseconds: number;
  /** The number of lookups that run at the same time for one client; further ones of that client wait. */
  perClient: number;
  /** Text of a hosts file. */
  hosts: string;
  /** Milliseconds of a clock that never goes back; times to live go by it. */
  now: () => number;
}

/** A name could not be resolved. */
class UnresolvedName extends Error {
  override name = 'UnresolvedName';
}

const CACHED_NAMES = 10_000;
/** Times to live beyond this are cut: an operator who moves an endpoint should not wait for a day. */
const MAX_TTL_SECONDS = 300;
/** Milliseconds that an answer with addresses of one family waits for the other (RFC 8305, 3). */
const OTHER_FAMILY_MILLISECONDS = 50;
const TRIES = 2;
const WAITING_PER_CLIENT = 1_000;

const LOOPBACK: readonly Address[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/** Reads the hosts file of the system; empty where there is none. */
function systemHosts(): string {
  try {
    return readFileSync('/etc/hosts', 'utf8');
  } catch {
    return '';
  }
}

function parseHosts(text: string): ReadonlyMap<string, readonly Address[]> {
  const found = new Map<string, Address[]>();
  for (const line of text.split('\n')) {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    for (const name of names) {
      const known = found.get(name.toLowerCase()) ?? [];
      found.set(name.toLowerCase(), [...known, { address, family: address.includes(':') ? 6 : 4 }]);
    }
  }
  return found;
}

/**
 * Resolves names over DNS without the thread pool that the store works in, so that a slow name server delays nobody but
 * the client whose name it serves. Answers are kept as long as their times to live say.
 */
export class NameResolver {
  private readonly options: ResolverOptions;
  private readonly resolver: Resolver;
  private readonly hosts: ReadonlyMap<string, readonly Address[]>;
  private readonly cache: LRUCache<string, readonly Address[]>;
  private readonly gates = new LRUCache<string, Gate>({ max: CACHED_NAMES });

  constructor(options: Partial<ResolverOptions> = {}) {
    this.options = {
      servers: null,
      timeoutMilliseconds: 2_500,
      perClient: 8,
      hosts: systemHosts(),
      now: () => performance.now(),
      ...options,
    };
    const { timeoutMilliseconds, servers, now } = this.options;
    this.resolver = new Resolver({ timeout: Math.ceil(timeoutMilliseconds / TRIES), tries: TRIES });
    if (servers !== null) this.resolver.setServers(servers);
    this.hosts = parseHosts(this.options.hosts);
    this.cache = new LRUCache({ max: CACHED_NAMES, ttlResolution: 0, perf: { now } });
  }

  /**
   * Finds the addresses of a name, at least one.
   * @param client whose share the look-up counts against
   * @throws UnresolvedName
   */
  async resolve(hostname: string, client: string): Promise<readonly Address[]> {
    const name = hostname.toLowerCase().replace(/\.$/, '');
    const known = this.hosts.get(name) ?? this.cache.get(name);
    if (known !== undefined) return known;
    if (name === 'localhost' || name.endsWith('.localhost')) return LOOPBACK;
    const looking = this.gateOf(client).run(async () => this.cache.get(name) ?? (await this.ask(name)));
    const late = () => new UnresolvedName('no answer in time');
    const found = await withinTime(machineTimer, this.options.timeoutMilliseconds, looking, late);
    if (found === null) throw new UnresolvedName(`${name}: too many look-ups wait`);
    return found;
  }

  private gateOf(client: string): Gate {
    const gate = this.gates.get(client) ?? new Gate(this.options.perClient, WAITING_PER_CLIENT);
    this.gates.set(client, gate);
    return gate;
  }

  private async ask(name: string): Promise<readonly Address[]> {
    const ofFour = this.family(name, 4);
    const ofSix = this.family(name, 6);
    const either = [ofFour, ofSix].map(async (lookup) => {
      if ((await lookup).length === 0) throw new UnresolvedName(`${name} has no address`);
    });
    await Promise.any(either).catch(() => undefined);
    const answeredSoon = (lookup: Promise<ResolvedAddress[]>) =>
      Promise.race([lookup, pause(OTHER_FAMILY_MILLISECONDS)]);
    const [four, six] = await Promise.all([answeredSoon(ofFour), answeredSoon(ofSix)]);
    const found = [...four, ...six];
    if (found.length === 0) throw new UnresolvedName(`${name} has no address`);
    const seconds = Math.min(MAX_TTL_SECONDS, ...found.map(({ ttl }) => ttl));
    const addresses = found.map(({ address, family }) => ({ address, family }));
    if (seconds > 0) this.cache.set(name, addresses, { ttl: seconds * 1000 });
    return addresses;
  }

  private async family(name: string, family: 4 | 6): Promise<ResolvedAddress[]> {
    const ask =
      family === 4 ? this.resolver.resolve4(name, { ttl: true }) : this.resolver.resolve6(name, { ttl: true });
    const records = await ask.catch(() => []);
    return records.map(({ address, ttl }) => ({ address, family, ttl }));
  }
}

interface ResolvedAddress extends Address {
  /** Seconds. */
  ttl: number;
}

function pause(milliseconds: number): Promise<ResolvedAddress[]> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, []));
}
