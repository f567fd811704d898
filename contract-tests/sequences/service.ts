import type { Middleware } from 'koa';
import { worldExtension } from '../../mocks/world';
import { countJobsDue } from '../../mocks/world/clock';
import type { Extension } from '../../server/app';
import { openApiSecret } from '../../server/events/api-secrets';
import type { SignedHeaders } from '../../server/events/client-calls';
import type { Incoming } from '../../server/events/send';
import { sign } from '../../server/events/signing';
import { recurring } from '../../server/job-handlers';
import { newId } from '../../server/platform/ids';
import { runDueJobs } from '../../server/platform/jobs/run-job';
import { enqueueRecurring } from '../../server/platform/jobs/worker';
import type { Dialect } from '../../server/platform/store/db';
import { cardNetwork } from '../../server/testing/card-messages';
import { startTestServer, type TestServer } from '../../server/testing/server';
import type { LoadedContract } from '../load';
import type { Breakage } from '../mutants/mutant';
import type { OwnServerOptions } from '../target/own-server';
import { passMachineTime } from './one-source';

/** Actions of a client that is asked to authorize. */
export const DECISIONS = ['APPROVED', 'REJECTED', 'UNAVAILABLE', 'UNSIGNED'] as const;
export type Decision = (typeof DECISIONS)[number];

/** A call that the service made to its client. */
export interface ReceivedCall {
  client: string;
  url: string;
  body: string;
  signature: string;
  /** The client's decision; null where it has none to make. */
  decision: Decision | null;
}

type SendCall = Parameters<NonNullable<OwnServerOptions['calls']>>[0];

const MONTH_DAY = 10;
const NOON = 12;

const NETWORK = 'network';

/** The network with which a decision was agreed for clients that cannot be reached. */
const STANDING_IN = 'network-standing-in';

/** The highest amount that is approved instead of a client, in minor units of the card's currency. */
export const STAND_IN = 2_000_000;
const YEAR_OF_SECONDS = 31_536_000;

const ENVIRONMENT = {
  TOKEN_SECONDS: '31536000',
  ACCOUNTS_PER_USER: '2',
  LOG_LEVEL: 'error',
  // Retention would pause between deletions, by the machine's time.
  DELIVERED_EVENT_DAYS: '0',
  UNDELIVERED_EVENT_DAYS: '0',
  EXPIRED_DAYS: '0',
};

/** The sandbox's part of the service, with a layer in front of everything. */
function fronted(front: Middleware | undefined): Extension {
  if (front === undefined) return worldExtension;
  const join: Extension['join'] = (services) => {
    const { pages = (_, next) => next(), ...parts } = worldExtension.join(services);
    return { ...parts, pages: (ctx, next) => front(ctx, () => pages(ctx, next)) };
  };
  return { ...worldExtension, join };
}

/**
 * A sandbox in this process in which nothing happens by itself: its clock is frozen, jobs run when the clock is moved,
 * and events are delivered on request, so that everything happens in one order.
 */
export class Service {
  /** The calls to clients, in the order in which they were made. */
  readonly receivedCalls: ReceivedCall[] = [];
  /** The client's next decisions. */
  decision: Decision = 'APPROVED';

  private constructor(
    readonly contract: LoadedContract,
    private readonly server: TestServer,
  ) {}

  /**
   * Starts one on a database of its own.
   * @param breakage the mistake that is put into it on purpose
   */
  static async start(contract: LoadedContract, database: Dialect, breakage: Partial<Breakage> = {}): Promise<Service> {
    const server = await startTestServer({
      database,
      extension: fronted(breakage.front?.(contract.rules)),
      environment: ENVIRONMENT,
      networks: [cardNetwork(NETWORK), cardNetwork(STANDING_IN, { standIn: new Map([['ARS', BigInt(STAND_IN)]]) })],
      deliveries: { random: Math.random, machineNow: Date.now },
      processing: { machineNow: Date.now },
    });
    const service = new Service(contract, server);
    await service.prepare(breakage);
    return service;
  }

  private async prepare({ ports, sql = [], calls }: Partial<Breakage>): Promise<void> {
    const { app, database } = this.server;
    const { services } = app;
    for (const statement of sql) await database.db.transaction(({ knex }) => knex.raw(statement));
    if (ports) services.ports = ports(services.ports);
    const answer: SendCall = (call) => this.receive(call);
    services.calls.post = calls ? calls(answer) : answer;
    await database.db.transaction((tx) => enqueueRecurring(tx, recurring, services.clock.now()));
    await runDueJobs(services);
  }

  /** The client's endpoints: they accept everything that is decided already. */
  private async receive(call: Parameters<SendCall>[0]): ReturnType<SendCall> {
    const { client, url, body } = call;
    const signed = this.server.app.services.calls.sign(call);
    const decision = url.endsWith('/authorizations') ? this.decision : null;
    this.receivedCalls.push({ client, url, body, signature: signed.signature, decision });
    if (decision === null) return { status: 200, headers: {}, body: Buffer.alloc(0) };
    if (decision === 'UNAVAILABLE') return { status: 503, headers: {}, body: Buffer.alloc(0) };
    const reply = this.reply(call, signed, decision === 'UNSIGNED' ? 'APPROVED' : decision);
    return decision === 'UNSIGNED' ? { ...reply, headers: {} } : reply;
  }

  private reply(
    call: Parameters<SendCall>[0],
    { endpoint, timestamp, apiKey }: SignedHeaders,
    decision: Decision,
  ): Incoming {
    const detail = decision === 'APPROVED' ? decision : 'INSUFFICIENT_FUNDS';
    const body = Buffer.from(JSON.stringify({ status: decision, message: '', status_detail: detail }));
    const pair = call.pairs.find(({ id }) => id === apiKey) as (typeof call.pairs)[number];
    const secret = openApiSecret(this.server.app.services.vault, pair);
    const signature = sign({ timestamp, endpoint, body }, secret, call.order);
    return {
      status: 200,
      headers: { 'x-endpoint': endpoint, 'x-timestamp': timestamp, 'x-signature': signature },
      body,
    };
  }

  get url(): string {
    return this.server.url;
  }

  get now(): number {
    return this.server.clock.now();
  }

  /** A token of a card network, which reports under references of its own. */
  networkToken(standsIn: boolean): Promise<string> {
    const issuedAt = Math.floor(this.now / 1_000);
    const claims = {
      jti: newId(),
      network: standsIn ? STANDING_IN : NETWORK,
      scope: 'network:card',
      key: null,
      issuedAt,
    };
    return this.server.app.services.tokens.signNetwork({ ...claims, expiresAt: issuedAt + YEAR_OF_SECONDS });
  }

  /** Everything that the service has logged about failures of its own. */
  get failures(): readonly Record<string, unknown>[] {
    return this.server.logged;
  }

  /**
   * Moves the clock to the next noon in the middle of a month, which is far from the ends of the day and the month. Due
   * jobs do not run yet.
   */
  toNextNoon(): void {
    const { now } = this;
    const date = new Date(now);
    const noon = (months: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, MONTH_DAY, NOON);
    this.server.clock.set(noon(0) > now ? noon(0) : noon(1));
    passMachineTime(1);
  }

  /** Runs due jobs until none is left, including those that are claimed. */
  async work(): Promise<void> {
    const { services } = this.server.app;
    do await runDueJobs(services);
    while ((await countJobsDue(services)) > 0);
  }

  /** Waits until every event is delivered. */
  async delivered(): Promise<void> {
    await this.server.app.deliveries.drained();
  }

  async close(): Promise<void> {
    await this.server.close();
  }
}
