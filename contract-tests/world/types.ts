import type { operations as NetworkOperations } from '../../generated/types/networks';
import type { operations as OpenapiOperations } from '../../generated/types/openapi';
import type { operations as SandboxOperations } from '../../generated/types/sandbox';
import type { operations as SystemOperations } from '../../generated/types/system';

type Operations = OpenapiOperations & SandboxOperations & SystemOperations & NetworkOperations;

/** An operation of the service, of its sandbox controls, of its system endpoints or for networks. */
export type OperationName = keyof Operations & string;

type Success = 200 | 201 | 202;

type ContentOf<R> = R extends { content: { 'application/json': infer Body } } ? Body : never;

/** The body of an operation's successful answer in the current revision; undefined where there is none. */
export type ReplyOf<K extends OperationName> = Operations[K] extends { responses: infer R }
  ? [ContentOf<R[keyof R & Success]>] extends [never]
    ? undefined
    : ContentOf<R[keyof R & Success]>
  : never;

type AnyContentOf<R> = R extends { content: infer C } ? C[keyof C] : never;

type RequestContent<O> = O extends { requestBody?: infer B } ? AnyContentOf<NonNullable<B>> : never;

/** The body, JSON or a form, that an operation takes in the current revision. */
export type BodyOf<K extends OperationName> = RequestContent<Operations[K]>;

/** The statuses that an operation documents. */
export type StatusOf<K extends OperationName> = Operations[K] extends { responses: infer R } ? keyof R & number : never;
