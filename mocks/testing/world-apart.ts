import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Agent, fetch } from 'undici';
import { productionDocumentation } from '../../docs/render';
import { hashSecret } from '../../server/auth/secrets';
import { insertClient } from '../../server/clients/store/clients';
import { defaultConfiguration } from '../../server/kernel/client';
import { configuredNetworks } from '../../server/networks/configured';
import type { Ports } from '../../server/networks/ports';
import { systemClock } from '../../server/platform/clock';
import { readConfig } from '../../server/platform/config';
import { newId } from '../../server/platform/ids';
import { type Running, run } from '../../server/run';
import { freePort } from '../../server/testing/free-port';
import { makeWorld } from '../world/apart/init';
import { readSettings } from '../world/apart/settings';
import { startWorld, type WorldApart } from '../world/apart/world';

/** An answer of either side. */
interface Answered {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  body: any;
}

/** A service in production mode and a world apart from it, which know each other over HTTPS alone. */
export class ServiceAndWorld {
  private readonly agent: Agent;
  private readonly controlToken: string;

  private constructor(
    readonly folder: string,
    readonly service: Running,
    readonly worldUrl: string,
    private world: WorldApart,
  ) {
    this.agent = new Agent({ connect: { ca: readFileSync(path.join(folder, 'localhost.pem')) } });
    this.controlToken = readFileSync(path.join(folder, 'control.token'), 'utf8').trim();
  }

  static async start(): Promise<ServiceAndWorld> {
    const folder = mkdtempSync(path.join(tmpdir(), 'contrato-world-'));
    const ports = { world: await freePort(), service: await freePort() };
    const environment = {
      ...makeWorld(folder, ports),
      CONTRATO_MODE: 'production',
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '0',
    };
    const config = readConfig(environment);
    const networks = configuredNetworks(config, {});
    const parts = { clock: systemClock, ports: {} as Ports, networks, documentation: productionDocumentation };
    const service = await run(config, parts);
    const world = await startWorld(readSettings(folder));
    return new ServiceAndWorld(folder, service, `https://localhost:${ports.world}`, world);
  }

  /** The controls that the world has. */
  get controls(): readonly string[] {
    return this.world.controls;
  }

  /** The orders that it answers. */
  get orders(): readonly string[] {
    return this.world.orders;
  }

  async restartWorld(): Promise<void> {
    await this.world.stop();
    this.world = await startWorld(readSettings(this.folder));
  }

  async stop(): Promise<void> {
    await this.world.stop();
    await this.service.stop();
    await this.agent.destroy();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Opens a client in both countries, and gets its token. */
  async client(products: ('CREDIT' | 'IDENTITY')[] = []) {
    const { db, app } = this.service;
    const { clock, config, vault } = app.services;
    const [id, secret, now] = [newId(), newId(), clock.now()];
    const configuration = { ...defaultConfiguration, products, cardDataEntitled: true };
    const agreed = { status: 'ACTIVE' as const, revision: null, countries: ['ARG', 'BRA'], configuration };
    const client = {
      id,
      name: id,
      secretHash: hashSecret(vault, id, secret),
      ...agreed,
      createdAt: now,
      updatedAt: now,
    };
    await db.transaction((tx) => insertClient(tx, client));
    const credentials = { client_id: id, client_secret: secret, audience: config.audience };
    const asked = { ...credentials, grant_type: 'client_credentials' };
    const { body } = await this.send(this.service.listener.url, 'POST', '/oauth/token', asked);
    return { id, token: body.access_token as string };
  }

  /** Sends a request of a client to the service. */
  call(token: string, method: string, called: string, body?: unknown, key = newId()): Promise<Answered> {
    const headers = { authorization: `Bearer ${token}`, 'x-idempotency-key': key, country: 'bra' };
    return this.send(this.service.listener.url, method, called, body, headers);
  }

  /** Makes the world act. */
  control(method: string, called: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answered> {
    const own = { authorization: `Bearer ${this.controlToken}`, ...headers };
    return this.send(this.worldUrl, method, `/sandbox/v1${called}`, body, own);
  }

  /** Sends anything to either side. */
  async send(
    url: string,
    method: string,
    called: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
    const answer = await fetch(url + called, {
      method,
      headers: { ...(text === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      dispatcher: this.agent,
      ...(text === undefined ? {} : { body: text }),
    });
    const answered = await answer.text();
    return { status: answer.status, body: answered === '' ? undefined : JSON.parse(answered) };
  }
}
