import type { Axis, Revision } from '../../generated/revisions';
import type { Contract, Rule } from '../contract';
import { isForNetworks, isServed } from '../load';
import type { RequestObserver } from '../observe/request-observer';
import type { BaseWorld, ScenarioRequest } from '../scenario';
import { type Edge, NETWORK_SCOPES } from '../target/edge';
import { type Agreement, Calls, Client, movedSoFar, noteJump } from './client';
import { ReportingNetwork } from './network';
import type { OperationName, ReplyOf } from './types';

/** A body size that the service refuses with any reasonable limit. */
const OVERSIZE = 1024 * 1024;

/** Scopes are removed in groups, so that few clients are needed: related scopes of a domain are never in one group. */
const SCOPE_GROUPS = 3;

/** The rate of a client that must not be limited. */
const UNHURRIED = { requests_per_second: 100_000, burst: 100_000 };

/**
 * Provides scenarios with a fresh client of the sandbox in the revision under test, and typed calls to all operations
 * of the service and the sandbox controls. Works against any server that serves the sandbox.
 */
export class World implements BaseWorld {
  readonly oversize = OVERSIZE;
  private readonly shared = new Map<string, Promise<Client>>();
  private readonly scopes: readonly string[];
  private reporting: ReportingNetwork | null = null;

  private constructor(
    private readonly contract: Contract,
    readonly revision: Revision,
    /** The server's origin. */
    readonly url: string,
    private readonly calls: Calls,
    /** The client that scenarios act as. */
    readonly client: Client,
    /** The observer of all that is sent. */
    readonly observer: RequestObserver | null,
    private readonly edge: Edge | null,
  ) {
    this.scopes = scopesOf(contract);
  }

  /** Makes a client of its own for this world, entitled to everything. */
  static async open(
    contract: Contract,
    revision: Revision,
    url: string,
    observer: RequestObserver | null = null,
    edge: Edge | null = null,
    calls = new Calls(contract, url, observer),
  ): Promise<World> {
    // By name, because only operators have their scopes.
    const scopes = scopesOf(contract);
    // A remote server has the usual limit, and a run sends more than that.
    const rate = edge === null ? { rate_limit: UNHURRIED } : {};
    const client = await Client.open(calls, { card_data_entitled: true, scopes, ...rate });
    return new World(contract, revision, url, calls, client, observer, edge);
  }

  /** The same world, in which scenarios act as another client. */
  as(client: Client): World {
    return new World(this.contract, this.revision, this.url, this.calls, client, this.observer, this.edge);
  }

  /** Another client in the same revision, with agreements of its own. */
  openClient(agreement: Agreement): Promise<Client> {
    return Client.open(this.calls, agreement);
  }

  /**
   * The other client of this purpose, opened when it is first asked for. Opening one and asking for its token take as
   * long as a dozen rows, so scenarios share one if they do not change it.
   */
  sharedClient(purpose: string, agreement: Agreement = {}): Promise<Client> {
    const client = this.shared.get(purpose) ?? this.openClient(agreement);
    this.shared.set(purpose, client);
    return client;
  }

  /** Decides whether the revision under test has this value on an axis. */
  has<A extends Axis>(axis: A, value: Revision[A]): boolean {
    return this.revision[axis] === value;
  }

  /**
   * Calls an operation as the world's client, or another, and resolves with the body of its success.
   *
   * @throws when the answer is not a success, with the answer
   */
  async call<K extends OperationName>(
    operationId: K,
    request: ScenarioRequest = {},
    as = this.client,
  ): Promise<ReplyOf<K>> {
    return (await this.send(operationId, request, as)) as ReplyOf<K>;
  }

  async send(operationId: string, request: ScenarioRequest, as = this.client): Promise<unknown> {
    const rule = this.calls.rule(operationId);
    if (request.token !== undefined || rule.auth !== 'bearer') return this.calls.send(operationId, request);
    const token = await (isForNetworks(rule.document) ? this.token(rule) : as.token());
    return this.calls.send(operationId, { ...request, token });
  }

  /** The service's time in milliseconds. */
  async now(): Promise<number> {
    return Date.parse((await this.call('getClock')).data.now);
  }

  /** Moves the service's clock forward; everything that becomes due is done when this resolves. */
  async passTime(seconds: number): Promise<void> {
    await this.call('advanceClock', { body: { seconds } });
    noteJump(seconds);
  }

  token(rule?: Pick<Rule, 'document'>): Promise<string> {
    return rule !== undefined && isForNetworks(rule.document) ? this.network.token(movedSoFar()) : this.client.token();
  }

  async tokenWithout(scope: string): Promise<string> {
    const others = NETWORK_SCOPES.filter((other) => other !== scope);
    if (others.length < NETWORK_SCOPES.length) return this.network.token(movedSoFar(), others);
    const group = this.scopes.indexOf(scope) % SCOPE_GROUPS;
    if (group < 0) throw new Error(`${scope} is the scope of no operation`);
    const scopes = this.scopes.filter((_, index) => index % SCOPE_GROUPS !== group);
    return (await this.sharedClient(`without group ${group} of the scopes`, { scopes })).token();
  }

  /** The network that reports. @throws where the server is not one whose networks are known here */
  get network(): ReportingNetwork {
    this.reporting ??= new ReportingNetwork(this.calls, this.ownEdge.credentials, () => this.now());
    return this.reporting;
  }

  private get ownEdge(): Edge {
    if (this.edge === null) throw new Error('the credentials of networks are known of a server of our own only');
    return this.edge;
  }

  get failsLate(): boolean {
    return this.edge?.failsEverything === true;
  }

  async fault(operationId: string, status: number, token?: string | null): Promise<Partial<ScenarioRequest>> {
    if (this.edge?.failsEverything || isForNetworks(this.calls.rule(operationId).document)) {
      return this.ownEdge.fail(operationId, status);
    }
    const body = { operation_id: operationId, status };
    await this.call('createFault', { body, ...(token && { token }) });
    return {};
  }
}

/** Every scope that an operation of the service requires of a client; those of networks are not for clients. */
function scopesOf({ rules }: Contract): string[] {
  return [
    ...new Set([...rules.values()].flatMap(({ scope, document }) => (isOfClients(document) ? (scope ?? []) : []))),
  ];
}

const isOfClients = (document: string): boolean => isServed(document) && !isForNetworks(document);
