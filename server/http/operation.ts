import type { operations as PublicOperations } from '../../generated/types/openapi';
import type { operations as SandboxOperations } from '../../generated/types/sandbox';
import type { operations as SystemOperations } from '../../generated/types/system';
import type { EndUser } from '../auth/end-user';
import type { RevisionPolicy } from '../revisions/policy';
import type { Services } from '../services';
import type { Client } from '../store/clients';
import type { Reader, Tx } from '../store/db';

export type Operations = PublicOperations & SandboxOperations & SystemOperations;
export type PublicOperationId = keyof PublicOperations;
export type SandboxOperationId = keyof SandboxOperations;
export type SystemOperationId = keyof SystemOperations;
export type OperationId = keyof Operations;

type ContentOf<T> = T extends { content: infer C } ? C[keyof C] : undefined;
type Part<K extends OperationId, P extends string> = Operations[K] extends { parameters: infer Q }
  ? P extends keyof Q
    ? NonNullable<Q[P]>
    : Record<string, never>
  : Record<string, never>;
type ResponsesOf<K extends OperationId> = Operations[K] extends { responses: infer R } ? R : never;
type SuccessOf<K extends OperationId> = Extract<keyof ResponsesOf<K>, 200 | 201 | 202 | 204 | 302 | 303>;

export type PathOf<K extends OperationId> = Part<K, 'path'>;
export type QueryOf<K extends OperationId> = Part<K, 'query'>;
export type HeadersOf<K extends OperationId> = Part<K, 'header'>;
/** `undefined` where there is no body, or may be none. */
export type BodyOf<K extends OperationId> = Operations[K] extends { requestBody: infer B }
  ? ContentOf<B>
  : Operations[K] extends { requestBody?: infer B }
    ? ContentOf<NonNullable<B>> | undefined
    : undefined;

/** A request that has passed the contract: what a handler sees, in the current revision's shape. */
export interface Call<K extends OperationId> {
  /** The tenant. Public operations (`security: []`) see `anonymous`. */
  client: Client;
  /** Whom the end-user token stands for, on the hosted pages only. */
  endUser: EndUser | null;
  requestId: string;
  /** The moment of the request in milliseconds, from the service's clock. */
  now: number;
  /** What differs in behaviour between revisions, by name. */
  policy: RevisionPolicy;
  path: PathOf<K>;
  query: QueryOf<K>;
  headers: HeadersOf<K>;
  body: BodyOf<K>;
  idempotencyKey: string | null;
  /** The caller's network address, for limits on attempts. */
  address: string;
}

/** A success as the contract types it; refusals are thrown as `DomainError`. */
export type Reply<K extends OperationId> = {
  [S in SuccessOf<K>]: { status: S; body: ContentOf<ResponsesOf<K>[S]>; headers?: Record<string, string> };
}[SuccessOf<K>];

/** A reply whose bytes are already fixed, such as the replay of an idempotent request. */
export interface FixedReply {
  status: number;
  /** The serialised body. */
  text: string;
  headers?: Record<string, string>;
}

export type Operation<K extends OperationId> =
  | { kind: 'read'; run(call: Call<K>, db: Reader, services: Services): Promise<Reply<K>> }
  | { kind: 'write'; run(call: Call<K>, tx: Tx, services: Services): Promise<Reply<K>> }
  | { kind: 'direct'; run(call: Call<K>, services: Services, finish: Finish<K>): Promise<Reply<K> | FixedReply> };

/**
 * Turns a reply into the bytes that this client gets: the client's revision, checked against the contract.
 * `direct` operations call it before they commit, so that a reply that breaks the contract commits nothing.
 */
export type Finish<K extends OperationId> = (reply: Reply<K>) => FixedReply;

/** An operation whose type parameter is lost, as tables of all operations hold it. */
export interface AnyOperation {
  kind: 'read' | 'write' | 'direct';
  // biome-ignore lint/suspicious/noExplicitAny: the pipeline hands each operation the call that its contract describes
  run(...parts: any[]): Promise<any>;
}

/** An operation that only reads. */
export function read<K extends OperationId>(
  run: (call: Call<K>, db: Reader, services: Services) => Promise<Reply<K>>,
): Operation<K> {
  return { kind: 'read', run };
}

/** An operation that runs in one unit of work: idempotency, handler, response check and events commit together. */
export function write<K extends OperationId>(
  run: (call: Call<K>, tx: Tx, services: Services) => Promise<Reply<K>>,
): Operation<K> {
  return { kind: 'write', run };
}

/** An operation that keeps its own units of work: batches of the ledger, calls to the outside between commits. */
export function direct<K extends OperationId>(
  run: (call: Call<K>, services: Services, finish: Finish<K>) => Promise<Reply<K> | FixedReply>,
): Operation<K> {
  return { kind: 'direct', run };
}

export type OperationRegistry<Ids extends OperationId> = { [K in Ids]: Operation<K> };
