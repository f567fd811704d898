import type { NetworkApiOperationId } from '../../generated/operations';
import type { operations } from '../../generated/types/network-api';

type ContentOf<T> = T extends { content: infer C } ? C[keyof C] : undefined;
type Part<K extends NetworkApiOperationId, P extends string> = operations[K]['parameters'] extends {
  [Q in P]: infer Given;
}
  ? Given
  : Record<string, never>;

/** An order of the service, checked against the contract. */
export interface Order<K extends NetworkApiOperationId> {
  /** The client of the service for which it calls; null if the call is not for a single client. */
  clientId: string | null;
  path: Part<K, 'path'>;
  query: Part<K, 'query'>;
  body: operations[K] extends { requestBody: infer B } ? ContentOf<B> : undefined;
}

type SuccessOf<K extends NetworkApiOperationId> = operations[K]['responses'] extends { 200: infer R }
  ? ContentOf<R>
  : undefined;

/** The `data` of the answer to an order; undefined where the contract has none. */
export type Answer<K extends NetworkApiOperationId> = SuccessOf<K> extends { data: infer D } ? D : undefined;

/**
 * The answers of a network, by the operations of the contract. An error that is thrown is answered with 500, so that
 * the service asks again.
 */
export type Answers = { [K in NetworkApiOperationId]?: (order: Order<K>) => Promise<Answer<K>> };

/** Remembers what was ordered under which id. */
export interface OrderMemory {
  /**
   * Notes an order that is new.
   * @returns whether it is the one that is known under its id
   */
  isSame(operationId: string, id: string, fingerprint: string): Promise<boolean>;
}

/** More orders than come while one is repeated. */
const MAX_ORDERS = 100_000;

/**
 * The last orders, for as long as the process lives. A network that carries money keeps its orders in its database.
 */
export class PassingMemory implements OrderMemory {
  private readonly known = new Map<string, string>();

  constructor(private readonly maxOrders = MAX_ORDERS) {}

  async isSame(operationId: string, id: string, fingerprint: string): Promise<boolean> {
    const key = `${operationId} ${id}`;
    const before = this.known.get(key) ?? fingerprint;
    // An order that comes again is as young as a new one.
    this.known.delete(key);
    this.known.set(key, before);
    const [oldest] = this.known.keys();
    if (this.known.size > this.maxOrders && oldest !== undefined) this.known.delete(oldest);
    return before === fingerprint;
  }
}
