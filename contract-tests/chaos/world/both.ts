import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Agent, fetch } from 'undici';
import { parse } from 'yaml';
import { makeWorld } from '../../../mocks/world/apart/init';
import { newId } from '../../../server/platform/ids';
import type { Db } from '../../../server/platform/store/db';
import { openDb } from '../../../server/platform/store/open';
import { freePort } from '../../../server/testing/free-port';
import { documentedCommand, type Started, startServing } from '../../testing/documented-command';
import type { Pair } from './pairs';
import { type Certificate, SpoiledWay, UNREADABLE, WRONG } from './spoiled-way';

/** An answer of either side; null where none came. */
export type Reply = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of every shape are looked into
  body: any;
} | null;

/** How the service calls its networks here: what fails is given up soon, and tried again soon. */
const IMPATIENT = { timeout_milliseconds: 1_000, retries: 1, circuit: { failures: 5, open_seconds: 1 } };
/** Milliseconds that a request waits for its answer. */
const TIMEOUT_MILLISECONDS = 60_000;

/**
 * The service in production mode and the world, each a process of its documented command, with a way between them in
 * each direction.
 */
export class Both {
  private readonly agent: Agent;
  private readonly controlToken: string;
  private running: Promise<Started>;

  private constructor(
    private readonly parts: {
      folder: string;
      environment: Readonly<Record<string, string>>;
      ports: Record<'service' | 'world', number>;
      ways: { orders: SpoiledWay; reports: SpoiledWay };
      service: Started;
      world: Started;
      agent: Agent;
    },
    /** The database of the simulated world. */
    readonly worldDb: Db,
  ) {
    this.agent = parts.agent;
    this.running = Promise.resolve(parts.world);
    this.controlToken = readFileSync(path.join(parts.folder, 'control.token'), 'utf8').trim();
    for (const way of Object.values(parts.ways)) way.kill = () => this.killWorld();
  }

  /**
   * Starts the world, the ways and the service.
   * @param own configuration of the service, in addition to what the world's folder has
   */
  static async start(folder: string, own: Readonly<Record<string, string>>): Promise<Both> {
    const [orders, reports, service, world] = [await freePort(), await freePort(), await freePort(), await freePort()];
    const made = makeWorld(folder, { world: orders, service: reports });
    impatient(path.join(folder, 'networks.yaml'));
    const environment = { ...made, ...own, PORT: String(service), RATE_LIMIT_PER_SECOND: '0' };
    const file = (name: string) => readFileSync(path.join(folder, name), 'utf8');
    const local: Certificate = { cert: file('localhost.pem'), key: file('localhost.key') };
    const shown: Certificate = { cert: file('courier.pem'), key: file('courier.key') };
    const both = { own: local, shown };
    const ports = { service, world };
    const ways = {
      orders: await SpoiledWay.open({ ...both, port: orders, target: urlOf(world), garble: [...UNREADABLE, ...WRONG] }),
      reports: await SpoiledWay.open({ ...both, port: reports, target: urlOf(service), garble: UNREADABLE }),
    };
    const agent = new Agent({ connect: { ca: local.cert } });
    const startedWorld = await startWorld(folder, world, agent);
    const startedService = await startServing(documentedCommand(), environment, {
      url: urlOf(service),
      ready: isReady(agent),
    });
    const worldDb = openDb({ dialect: 'sqlite', file: path.join(folder, 'world.sqlite') });
    const parts = { folder, environment, ports, ways, service: startedService, world: startedWorld, agent };
    return new Both(parts, worldDb);
  }

  /** The configuration of the service. */
  get environment(): Readonly<Record<string, string>> {
    return this.parts.environment;
  }

  /**
   * Spoils what comes back over both ways from now on, or leaves it as it is.
   * @param spoiled called for every answer
   */
  spoil(pair: Pair | null, spoiled: () => void = () => undefined): void {
    for (const way of Object.values(this.parts.ways)) {
      way.spoil = pair;
      if (pair !== null) way.onSpoiled = spoiled;
    }
  }

  /** Waits until the world runs again. */
  async worldRuns(): Promise<void> {
    await this.running;
  }

  /** Ends the world without any farewell, unless that is being done, and starts it anew. */
  async killWorld(): Promise<void> {
    const { folder, ports } = this.parts;
    this.spoil(null);
    const before = this.running;
    const ended = before.then((world) => world.kill());
    this.running = ended.then(() => startWorld(folder, ports.world, this.agent));
    this.running.catch(() => undefined);
    await ended;
  }

  async stop(): Promise<void> {
    const { service, ways } = this.parts;
    await (await this.running).kill();
    await service.kill();
    await Promise.all(Object.values(ways).map((way) => way.close()));
    await this.worldDb.close();
    await this.agent.destroy();
  }

  /** Sends a request to the service. */
  call(token: string, method: string, called: string, body?: unknown, key = newId()): Promise<Reply> {
    const headers = { authorization: `Bearer ${token}`, 'x-idempotency-key': key, country: 'bra' };
    return this.send(urlOf(this.parts.ports.service) + called, method, body, headers);
  }

  /** Makes the world act. */
  control(method: string, called: string, body?: unknown, key = newId()): Promise<Reply> {
    const headers = { authorization: `Bearer ${this.controlToken}`, 'x-idempotency-key': key };
    return this.send(`${urlOf(this.parts.ports.world)}/sandbox/v1${called}`, method, body, headers);
  }

  private async send(url: string, method: string, body: unknown, headers: Record<string, string>): Promise<Reply> {
    try {
      const answer = await fetch(url, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        dispatcher: this.agent,
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
    } catch {
      return null;
    }
  }
}

const urlOf = (port: number): string => `https://localhost:${port}`;

const isReady = (agent: Agent) => async (url: string) =>
  (await fetch(`${url}/health/ready`, { dispatcher: agent }).catch(() => null))?.status === 200;

function startWorld(folder: string, port: number, agent: Agent): Promise<Started> {
  const command = ['npm', 'run', '-s', 'world', '--', '--folder', folder, '--port', String(port)];
  return startServing(command, {}, { url: urlOf(port), ready: isReady(agent) });
}

/** Has all networks of a file called as is said here. */
function impatient(file: string): void {
  const { networks } = parse(readFileSync(file, 'utf8')) as { networks: Record<string, { calls?: object }> };
  for (const network of Object.values(networks)) {
    if (network.calls !== undefined) network.calls = { ...network.calls, ...IMPATIENT };
  }
  writeFileSync(file, JSON.stringify({ networks }));
}
