import { type NetworkApiOperationId, operations as rules } from '../../../generated/operations';
import type { operations } from '../../../generated/types/network-api';
import { type Network, networkFor } from '../configuration/network';
import type { Rail } from '../rails';
import { NetworkFailure } from './failure';
import { type CircuitReport, HttpNetwork, type NetworkServices } from './http-network';

type ContentOf<T> = T extends { content: infer C } ? C[keyof C] : undefined;
type Part<K extends NetworkApiOperationId, P extends string> = operations[K]['parameters'] extends {
  [Q in P]: infer Given;
}
  ? Given
  : undefined;

/** The body of a question to a network. */
export type Question<K extends NetworkApiOperationId> = operations[K] extends { requestBody: infer B }
  ? ContentOf<B>
  : undefined;

type SuccessOf<K extends NetworkApiOperationId> = operations[K]['responses'] extends { 200: infer R }
  ? ContentOf<R>
  : undefined;

/** The body of a network's answer. */
export type Answer<K extends NetworkApiOperationId> = SuccessOf<K> extends { data: infer D } ? D : SuccessOf<K>;

/** The rail of a call, its client, and its country on rails whose orders have one. */
interface Route {
  rail: Rail;
  /** Null if the call is not for a single client. */
  clientId: string | null;
  country?: string;
}

/** The parts of a question, apart from its operation. */
interface QuestionParts<K extends NetworkApiOperationId> {
  path?: Part<K, 'path'>;
  query?: Part<K, 'query'>;
  body?: Question<K>;
  /** The id of the order: the answer has to be of the same. */
  id?: string;
}

/** No network is configured for a call. */
export class NoNetwork extends Error {
  override name = 'NoNetwork';

  constructor({ rail, clientId, country }: Route) {
    const where = country === undefined ? '' : ` in ${country}`;
    super(`NETWORKS_FILE has no network that serves ${rail}${where} for the client ${clientId}`);
  }
}

/** The networks that the service calls over HTTP, each found by rail, client and country. */
export class HttpNetworks {
  private readonly byName: ReadonlyMap<string, HttpNetwork>;

  constructor(
    private readonly networks: readonly Network[],
    services: NetworkServices,
  ) {
    const connected = networks.flatMap(({ name, calls }) =>
      calls === null ? [] : [[name, new HttpNetwork({ name, calls }, services)] as const],
    );
    this.byName = new Map(connected);
  }

  /** Says whether any network serves a rail, for whomever. */
  serves(rail: Rail): boolean {
    return this.networks.some(({ calls }) => calls?.serves.includes(rail) === true);
  }

  /** The names of the networks that may report within a scope. */
  reporting(scope: string): string[] {
    return this.networks.flatMap(({ name, reports }) => (reports?.scopes.includes(scope) ? [name] : []));
  }

  /** Says whether a network serves this client over the rail. */
  hasWay({
    rail,
    clientId,
    country = null,
  }: {
    rail: Rail;
    clientId: string | null;
    country?: string | null;
  }): boolean {
    return networkFor(this.networks, rail, clientId ?? '', country) !== null;
  }

  /**
   * Asks the network that serves the client, in the contract's words.
   * @throws NoNetwork, NetworkFailure
   */
  async ask<K extends NetworkApiOperationId>(
    route: Route,
    operationId: K,
    parts: QuestionParts<K>,
  ): Promise<Answer<K>> {
    const network = this.of(route);
    const { path, query, body, id } = parts;
    const reply = await network.call({
      rule: rules[operationId],
      path: path as Record<string, string> | undefined,
      query: query as Record<string, string> | undefined,
      headers: route.clientId === null ? {} : { 'x-client-id': route.clientId },
      body,
    });
    const { name } = network;
    if (reply.status >= 400) {
      const { error_code: code } = reply.body as { error_code?: string };
      throw new NetworkFailure(name, operationId, 'refused', `it answers ${reply.status} ${code ?? ''}`.trimEnd());
    }
    const data = (reply.body as { data?: { id?: string } } | undefined)?.data;
    if (id !== undefined && data?.id !== id) {
      throw new NetworkFailure(name, operationId, 'broken-reply', 'the answer is for another order');
    }
    return data as Answer<K>;
  }

  /** The circuits of all networks that are called. */
  get reports(): CircuitReport[] {
    return [...this.byName.values()].map(({ report }) => report);
  }

  async close(): Promise<void> {
    await Promise.all([...this.byName.values()].map((network) => network.close()));
  }

  private of(route: Route): HttpNetwork {
    const found = networkFor(this.networks, route.rail, route.clientId ?? '', route.country ?? null);
    const network = found === null ? undefined : this.byName.get(found.name);
    if (network === undefined) throw new NoNetwork(route);
    return network;
  }
}
