import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeJwt } from 'jose';
import { readConfig } from '../../server/platform/config';
import { openVault } from '../../server/platform/crypto/data-keys';
import type { Db } from '../../server/platform/store/db';
import { openConfiguredDb } from '../../server/run';
import type { Contract } from '../contract';
import type { RequestObserver } from '../observe/request-observer';
import type { ScenarioRequest } from '../scenario';
import type { Edge, NetworkCredentials } from '../target/edge';
import { ServerLog } from '../target/server-log';
import { Calls, movedSoFar } from '../world/client';
import { ReportingNetwork } from '../world/network';
import type { BodyOf, OperationName } from '../world/types';
import { Controls } from './controls';
import { ENVIRONMENT_FILE, REPORTERS } from './folder';
import { Hurry } from './hurry';
import { MachineClock } from './machine-clock';
import type { Surroundings } from './means';
import { Command } from './processes';
import { asksNetwork } from './touched';
import { StoreTrouble } from './trouble';

/** The rate of an address whose caller nobody knows: clients and networks have rates of their own. */
const OF_STRANGERS = { RATE_LIMIT_PER_SECOND: '1', RATE_LIMIT_BURST: '200', TRUST_PROXY: 'true' };

/** A service in production mode and a world, each a process of its own; they know each other over HTTPS alone. */
export class Production {
  readonly log = new ServerLog();
  private readonly commands: Command[] = [];
  private trouble!: StoreTrouble;
  private controls!: Controls;
  private plainCalls!: Calls;
  private hurry: Hurry | null = null;
  private reporting: ReportingNetwork | null = null;

  private constructor(
    readonly folder: string,
    private readonly environment: Readonly<Record<string, string>>,
    private readonly clock: MachineClock,
    /** The store of the service, to look at. */
    readonly db: Db,
  ) {}

  /**
   * Starts them in a folder that was made for them.
   * @param alone of a service without a world: its own port, store and networks
   */
  static async start(folder: string, alone: Readonly<Record<string, string>> | null = null): Promise<Production> {
    const written = JSON.parse(readFileSync(path.join(folder, ENVIRONMENT_FILE), 'utf8'));
    const environment = { ...written, ...alone };
    const clock = await MachineClock.open(path.join(folder, alone === null ? 'clock' : 'clock-alone'));
    const config = readConfig({ ...environment, CONTRATO_MODE: 'production' });
    const production = new Production(folder, environment, clock, openConfiguredDb(config));
    try {
      await production.startAll(alone === null);
    } catch (error) {
      await production.stop();
      throw error;
    }
    const world = { url: production.worldUrl, token: readFileSync(path.join(folder, 'control.token'), 'utf8').trim() };
    const parts = { config, db: production.db, vault: openVault(config) };
    const call: Surroundings['call'] = (operationId, request) => production.plainCalls.send(operationId, request);
    const reports: Surroundings['reports'] = alone === null ? null : (request) => production.sendMessage(request);
    production.controls = new Controls({ parts, clock, world, call, reports });
    return production;
  }

  /** The time of both in milliseconds. */
  now(): number {
    return this.clock.now();
  }

  /** The time of both, for something that was done at a moment. */
  seenAt(moment: number): number {
    return this.clock.seenAt(moment);
  }

  get url(): string {
    return this.environment.PUBLIC_URL as string;
  }

  /** The controls that were used and whose effect nobody can hurry in production. */
  get inTheStore(): readonly string[] {
    return [...this.controls.inTheStore];
  }

  /** Where the tests report as a network. */
  get edge(): Edge {
    return {
      credentials: this.credentialsOf(REPORTERS.usual),
      failsEverything: true,
      fail: (operationId, status) => this.fail(operationId, status),
    };
  }

  /** Calls to the service, with the means of an operator and of the world where a sandbox has controls. */
  calls(contract: Contract, observer: RequestObserver | null): Calls {
    this.plainCalls = new Calls(contract, this.url, observer);
    return this.ownCalls(contract, observer);
  }

  /** The certificate of both with its key, in PEM: a client shows the same. */
  get tls(): { cert: string; key: string } {
    const read = (name: string) => readFileSync(path.join(this.folder, name), 'utf8');
    return { cert: read('localhost.pem'), key: read('localhost.key') };
  }

  /** True where the present journey has used a network so far. */
  get journeyTouched(): boolean {
    return this.controls.worldUsed || [...this.plainCalls.sent].some(asksNetwork);
  }

  forgetJourney(): void {
    this.plainCalls.sent.clear();
    this.controls.forget();
  }

  /** The text of a settlement file, as it lies in the folder of a client. */
  settlementFile(clientId: string, file: string): Promise<string> {
    return this.controls.settlementFile(clientId, file);
  }

  /** Ends trouble that was made for one row. */
  calm(): Promise<void> {
    return this.trouble.end();
  }

  async stop(): Promise<void> {
    await Promise.all(this.commands.map((command) => command.kill()));
    await this.clock.close();
    await this.db.close();
  }

  private get worldUrl(): string {
    const { port } = JSON.parse(readFileSync(path.join(this.folder, 'world.json'), 'utf8'));
    return `https://localhost:${port}`;
  }

  private async startAll(withWorld: boolean): Promise<void> {
    const clock = this.clock.environment;
    const quiet = { LOG_LEVEL: 'error', DRAIN_SECONDS: '0', ...OF_STRANGERS };
    const onLine = (line: string) => {
      if (line.startsWith('{')) this.log.write(line);
    };
    const own = { ...this.environment, ...quiet, ...clock, CONTRATO_MODE: 'production' };
    this.commands.push(await Command.start('serve', { url: this.url, own, onLine }));
    const { processes } = this.clock;
    if (withWorld) {
      const options = ['--folder', this.folder];
      const own = { LOG_LEVEL: 'error', ...clock };
      this.commands.push(await Command.start('world', { url: this.worldUrl, own, options }));
    }
    if (this.clock.processes.length !== this.commands.length)
      throw new Error(`${this.clock.processes.length} processes have the clock`);
    this.trouble = await StoreTrouble.prepare(this.db, processes);
  }

  private ownCalls(contract: Contract, observer: RequestObserver | null): Calls {
    return new ProductionCalls(contract, this.url, observer, { controls: this.controls, plain: this.plainCalls });
  }

  private credentialsOf(name: string): NetworkCredentials {
    const key = createPrivateKey(readFileSync(path.join(this.folder, `${name}.key`)));
    return { name, key, audience: `${this.url}/edge/v1/oauth/token` };
  }

  /** Makes the next request fail: by trouble of the store, or by the hurry of who sends it. */
  private async fail(operationId: string, status: number): Promise<Partial<ScenarioRequest>> {
    if (status !== 429) {
      await this.trouble.begin(status as 500 | 503);
      return {};
    }
    this.hurry ??= new Hurry(this.ownCalls(this.plainCalls.contract, null), this.credentialsOf(REPORTERS.hasty), () =>
      this.now(),
    );
    return this.hurry.beyondTheRate(this.plainCalls.rule(operationId));
  }

  /** Uses a card, in the words of the contract of networks. */
  private async sendMessage({ body }: ScenarioRequest): Promise<unknown> {
    const { merchant, ...usage } = body as BodyOf<'authorizeAtNetwork'>;
    const credentials = this.credentialsOf(REPORTERS.usual);
    this.reporting ??= new ReportingNetwork(this.plainCalls, credentials, async () => this.now());
    const local_date_time = new Date(this.clock.now()).toISOString().slice(0, 19);
    const message = {
      reference: crypto.randomUUID(),
      local_date_time,
      merchant: { id: 'shop-1', ...merchant },
      ...usage,
    };
    return this.plainCalls.send('receiveCardAuthorization', {
      body: message,
      token: await this.reporting.token(movedSoFar()),
    });
  }
}

/** Calls where nobody serves a sandbox: its controls are brought about by other means. */
class ProductionCalls extends Calls {
  constructor(
    contract: Contract,
    url: string,
    observer: RequestObserver | null,
    private readonly parts: { controls: Controls; plain: Calls },
  ) {
    super(contract, url, observer);
  }

  override send(operationId: string, request: ScenarioRequest): Promise<unknown> {
    if (this.rule(operationId).document !== 'sandbox') return this.parts.plain.send(operationId, request);
    const clientId = request.token ? String(decodeJwt(request.token).sub) : null;
    return this.parts.controls.use(operationId as OperationName, { request, clientId });
  }
}
