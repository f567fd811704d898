import type { RevisionPolicy } from '../../../generated/revisions';
import type { operations as NetworkOperations } from '../../../generated/types/networks';
import type { operations as PublicOperations } from '../../../generated/types/openapi';
import type { operations as SystemOperations } from '../../../generated/types/system';
import type { Client } from '../../kernel/client';
import type { BatchedStep } from '../idempotency/batched';
import type { FixedReply } from '../idempotency/request';
import type { ReservedSteps } from '../idempotency/reserved';
import type { Services } from '../services';
import type { Reader, Tx } from '../store/db';
import type { EndUser, ReportingNetwork } from './caller';

/**
 * The types of every operation, from the contract. An extension adds those of its own documents by declaration merging.
 */
export interface Operations extends PublicOperations, SystemOperations, NetworkOperations {}
export type PublicOperationId = keyof PublicOperations;
export type SystemOperationId = keyof SystemOperations;
export type NetworkOperationId = keyof NetworkOperations;
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
type HeadersOf<K extends OperationId> = Part<K, 'header'>;
/** `undefined` if there is no body, or if it is optional and absent. */
export type BodyOf<K extends OperationId> = Operations[K] extends { requestBody: infer B }
  ? ContentOf<B>
  : Operations[K] extends { requestBody?: infer B }
    ? ContentOf<NonNullable<B>> | undefined
    : undefined;

/** A request that has passed the contract: what a handler sees, in the current revision's shape. */
export interface Call<K extends OperationId> {
  /** The tenant. Public operations (`security: []`) see `anonymous`. */
  client: Client;
  /** The id of the access token that was sent; null without one. */
  session: string | null;
  /** The user of the end-user token, on the hosted pages only. */
  endUser: EndUser | null;
  /** The network that reports; null where a client calls. */
  network: ReportingNetwork | null;
  requestId: string;
  /** The moment of the request in milliseconds, from the service's clock. */
  now: number;
  /** The time at which its head was read, by the monotonic timer. */
  arrivedAt: number;
  /** The behaviour that differs between revisions, by name. */
  policy: RevisionPolicy;
  path: PathOf<K>;
  query: QueryOf<K>;
  headers: HeadersOf<K>;
  body: BodyOf<K>;
  idempotencyKey: string | null;
  /** The caller's network address, for limits on attempts. */
  address: string;
  /** Makes a signal that is aborted when the caller closes the connection before it has its answer. */
  closeSignal(): AbortSignal;
}

/** A success as the contract types it; refusals are thrown as `DomainError`. */
export type Reply<K extends OperationId> = {
  [S in SuccessOf<K>]: { status: S; body: ContentOf<ResponsesOf<K>[S]>; headers?: Record<string, string> };
}[SuccessOf<K>];

type HeaderNames<K extends OperationId> = string extends keyof HeadersOf<K> ? never : keyof HeadersOf<K>;

/** The operations that take an idempotency key. */
export type KeyedOperationId = {
  [K in OperationId]: 'x-idempotency-key' extends HeaderNames<K> ? K : never;
}[OperationId];
/** Operations without idempotency keys: each decides itself how it handles a repeat. */
type UnkeyedOperationId = Exclude<OperationId, KeyedOperationId>;

interface Write<K extends OperationId, Needs> {
  kind: 'write';
  run: (call: Call<K>, tx: Tx, services: Needs) => Promise<Reply<K>>;
  around?: Around<K, Needs>;
}

/**
 * Runs the unit of work of an operation, with steps before and after it that must not run in a transaction, such as
 * counting an attempt.
 */
type Around<K extends OperationId, Needs> = (
  call: Call<K>,
  services: Needs,
  work: () => Promise<FixedReply>,
) => Promise<FixedReply>;

interface Batched<K extends OperationId, Needs> {
  kind: 'batched';
  run: (call: Call<K>, services: Needs) => Promise<BatchedStep<Reply<K>>>;
}

interface Reserved<K extends OperationId, Needs, Begun, Answer> {
  kind: 'reserved';
  run: (call: Call<K>, services: Needs) => ReservedSteps<Begun, Answer, Reply<K>>;
}

interface Read<K extends OperationId, Needs> {
  kind: 'read';
  run: (call: Call<K>, db: Reader, services: Needs) => Promise<Reply<K>>;
}

interface Direct<K extends OperationId, Needs> {
  kind: 'direct';
  run: (call: Call<K>, services: Needs, finish: Finish<K>) => Promise<Reply<K> | FixedReply>;
}

/**
 * An operation as it is run. Idempotency keys are handled by its kind, not by its handler: `write`, `batched` and
 * `reserved` answer a repeat with the first reply, and the others are open only to operations that take no key.
 * @typeParam Needs what the operation uses in addition to its call and its transaction; the wiring of the server must
 * provide it
 */
export type Operation<K extends OperationId, Needs = Services> =
  | Write<K, Needs>
  | Batched<K, Needs>
  // biome-ignore lint/suspicious/noExplicitAny: what an operation begins and is answered is known to its own steps alone
  | Reserved<K, Needs, any, any>
  | (K extends UnkeyedOperationId ? Read<K, Needs> | Direct<K, Needs> : never);

/**
 * Turns a reply into the bytes that this client gets: the client's revision, checked against the contract.
 * `direct` operations call it before they commit, so that a reply that breaks the contract commits nothing.
 */
export type Finish<K extends OperationId> = (reply: Reply<K>) => FixedReply;

/** An operation without its type parameter, for tables of all operations. */
export interface AnyOperation {
  kind: 'read' | 'write' | 'batched' | 'reserved' | 'direct';
  // biome-ignore lint/suspicious/noExplicitAny: the pipeline hands each operation the call that its contract describes
  run(...parts: any[]): any;
  // biome-ignore lint/suspicious/noExplicitAny: the same
  around?(...parts: any[]): any;
}

/** Makes an operation that only reads. */
export function read<K extends UnkeyedOperationId, Needs = Services>(run: Read<K, Needs>['run']): Read<K, Needs> {
  return { kind: 'read', run };
}

/**
 * Makes an operation that runs in one unit of work: reply of the key, handler, response check and events commit
 * together.
 */
export function write<K extends OperationId, Needs = Services>(
  run: Write<K, Needs>['run'],
  around?: Around<K, Needs>,
): Write<K, Needs> {
  return around === undefined ? { kind: 'write', run } : { kind: 'write', run, around };
}

/** Makes an operation whose step shares a commit with those of other requests, such as the ledger's movements. */
export function batched<K extends OperationId, Needs = Services>(run: Batched<K, Needs>['run']): Batched<K, Needs> {
  return { kind: 'batched', run };
}

/** Makes an operation that calls an external network: reserve, ask, conclude. */
export function reserved<K extends OperationId, Needs, Begun, Answer>(
  _operationId: K,
  run: (call: Call<K>, services: Needs) => ReservedSteps<Begun, Answer, Reply<K>>,
): Reserved<K, Needs, Begun, Answer> {
  return { kind: 'reserved', run };
}

/** Makes an operation that keeps its own units of work, such as one that asks a network and changes nothing. */
export function direct<K extends UnkeyedOperationId, Needs = Services>(run: Direct<K, Needs>['run']): Direct<K, Needs> {
  return { kind: 'direct', run };
}

export type OperationRegistry<Ids extends OperationId, Given = Services> = { [K in Ids]: Operation<K, Given> };
