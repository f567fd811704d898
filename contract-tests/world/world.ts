import type { Axis, Revision } from '../../generated/revisions';
import type { Contract } from '../contract';
import type { RequestObserver } from '../observe/request-observer';
import type { BaseWorld, ScenarioRequest } from '../scenario';
import { type Agreement, Calls, Client, noteJump } from './client';
import type { OperationName, ReplyOf } from './types';

/** The bytes of body that the service refuses, whatever its limit is within reason. */
const OVERSIZE = 1024 * 1024;

/** Scopes are taken away in groups, so that few clients are needed: neighbours in a domain are never in one group. */
const SCOPE_GROUPS = 3;

/**
 * Arranges what scenarios need: a fresh client of the sandbox in the revision under test, and typed calls to everything
 * that the service and its sandbox controls offer. Works against any server that serves the sandbox.
 */
export class World implements BaseWorld {
  readonly oversize = OVERSIZE;
  private readonly shared = new Map<string, Promise<Client>>();
  private readonly scopes: readonly string[];

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
  ) {
    this.scopes = scopesOf(contract);
  }

  /** Makes a client of its own for this world, entitled to everything. */
  static async open(
    contract: Contract,
    revision: Revision,
    url: string,
    observer: RequestObserver | null = null,
  ): Promise<World> {
    const calls = new Calls(contract, url, observer);
    // By name: the scopes of operators are carried by nobody else.
    const scopes = scopesOf(contract);
    const client = await Client.open(calls, { card_data_entitled: true, scopes });
    return new World(contract, revision, url, calls, client, observer);
  }

  /** The same world, in which scenarios act as another client. */
  as(client: Client): World {
    return new World(this.contract, this.revision, this.url, this.calls, client, this.observer);
  }

  /** Another client in the same revision, with agreements of its own. */
  openClient(agreement: Agreement): Promise<Client> {
    return Client.open(this.calls, agreement);
  }

  /**
   * The other client of this purpose, opened when it is first asked for. Opening one and asking for its token take as
   * long as a dozen rows, so scenarios share one wherever it keeps nothing of what they do.
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
   * @throws when the answer is not a success, with what came instead
   */
  async call<K extends OperationName>(
    operationId: K,
    request: ScenarioRequest = {},
    as = this.client,
  ): Promise<ReplyOf<K>> {
    return (await this.send(operationId, request, as)) as ReplyOf<K>;
  }

  async send(operationId: string, request: ScenarioRequest, as = this.client): Promise<unknown> {
    const needsToken = request.token === undefined && this.calls.rule(operationId).auth === 'bearer';
    return this.calls.send(operationId, needsToken ? { ...request, token: await as.token() } : request);
  }

  /** Moves the service's clock on; what falls due on the way is done when this resolves. */
  async passTime(seconds: number): Promise<void> {
    await this.call('advanceClock', { body: { seconds } });
    noteJump(seconds);
  }

  token(): Promise<string> {
    return this.client.token();
  }

  async tokenWithout(scope: string): Promise<string> {
    const group = this.scopes.indexOf(scope) % SCOPE_GROUPS;
    if (group < 0) throw new Error(`${scope} is the scope of no operation`);
    const scopes = this.scopes.filter((_, index) => index % SCOPE_GROUPS !== group);
    return (await this.sharedClient(`without group ${group} of the scopes`, { scopes })).token();
  }

  async fault(operationId: string, status: number): Promise<void> {
    await this.call('createFault', { body: { operation_id: operationId, status } });
  }
}

/** Every scope that an operation of the contract asks for. */
function scopesOf({ rules }: Contract): string[] {
  return [...new Set([...rules.values()].flatMap(({ scope }) => scope ?? []))];
}
