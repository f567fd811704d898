import type { ChangedOperations } from '../../../generated/changed-operations';
import type { SHARED_ADDRESSES } from '../../../generated/revisions';
import type { operations as ClientOperations } from '../../../generated/types/client-api';
import type { operations as PublicOperations } from '../../../generated/types/openapi';

/** A value of an axis that changes operations, as `axis=value`. */
type RevisionValue = keyof ChangedOperations;

/** The operations that a value changes; those that the client hosts are among them. */
type OperationIn<V extends RevisionValue> = keyof ChangedOperations[V] & string;

type CurrentOperations = PublicOperations & ClientOperations;
type Hosted<K> = K extends keyof ClientOperations ? true : false;

/** The operations whose address an operation shares in a revision, and itself. */
type ServedBy<V, K> = V extends keyof typeof SHARED_ADDRESSES
  ? K extends keyof (typeof SHARED_ADDRESSES)[V]
    ? K | keyof (typeof SHARED_ADDRESSES)[V][K]
    : K
  : K;

type ContentOf<T> = T extends { content: infer C } ? C[keyof C] : never;
type RequestIn<O> = O extends { requestBody: infer B }
  ? ContentOf<B>
  : O extends { requestBody?: infer B }
    ? ContentOf<NonNullable<B>>
    : never;
type SuccessBody = 200 | 201 | 202 | 204 | 302 | 303;
type ReplyIn<O> = O extends { responses: infer R } ? ContentOf<R[Extract<keyof R, SuccessBody>]> : never;

/** The body of an operation in the current revision: of its request, or of its success. */
export type Current<K, Side extends 'request' | 'reply'> = K extends keyof CurrentOperations
  ? Side extends 'request'
    ? RequestIn<CurrentOperations[K]>
    : ReplyIn<CurrentOperations[K]>
  : never;

/** The same body in the revision with only one value changed. */
export type Shape<
  V extends RevisionValue,
  K extends OperationIn<V>,
  Side extends 'request' | 'reply',
> = Side extends 'request' ? RequestIn<ChangedOperations[V][K]> : ReplyIn<ChangedOperations[V][K]>;

type KeysOf<T> = T extends readonly unknown[] ? never : T extends object ? keyof T : never;
type ValueAt<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
type ItemOf<T> = T extends readonly (infer I)[] ? I : never;
/** The declared keys of a type, without index signatures. */
type Named<K> = K extends unknown ? (string extends K ? never : number extends K ? never : K) : never;

/**
 * A type that excludes the fields that only another type has, so that a value with an extra field does not match:
 * bodies are closed, but TypeScript's object types are not.
 */
type Closed<T, Other> = T extends readonly (infer I)[]
  ? Closed<I, ItemOf<Other>>[]
  : T extends object
    ? { [K in keyof T]: Closed<T[K], ValueAt<Other, K>> } & { [K in Named<Exclude<KeysOf<Other>, keyof T>>]?: never }
    : T;

/** Converts an incoming body to the required one. */
interface Step<From, To> {
  from: From;
  to: Closed<To, From>;
}

/**
 * The bodies of an operation that a value may change. Bodies from the client are converted to the current revision,
 * bodies from the service to the client's revision: requests and replies of the service's operations, payloads of the
 * calls to the client and its answers.
 */
type StepsOf<V extends RevisionValue, K extends OperationIn<V>> =
  Hosted<K> extends true
    ? {
        payload: Step<Current<K, 'request'>, Shape<V, K, 'request'>>;
        answer: Step<Shape<V, K, 'reply'>, Current<K, 'reply'>>;
      }
    : {
        request: Step<Shape<V, K, 'request'>, Current<ServedBy<V, K>, 'request'>>;
        reply: Step<Current<ServedBy<V, K>, 'reply'>, Shape<V, K, 'reply'>>;
      };

/** The bodies that need a conversion. */
type Needed<V extends RevisionValue, K extends OperationIn<V>> = {
  [P in keyof StepsOf<V, K>]: StepsOf<V, K>[P] extends { from: infer From; to: infer To }
    ? [From] extends [To]
      ? never
      : P
    : never;
}[keyof StepsOf<V, K>];

type ConvertBody<S> = S extends { from: infer From; to: infer To } ? (body: From) => To : never;

/** The query of an operation, in the current revision. */
export type QueryOf<K> = K extends keyof CurrentOperations
  ? CurrentOperations[K] extends { parameters: { query?: infer Q } }
    ? NonNullable<Q>
    : never
  : never;

/**
 * Conversions for the bodies of one operation: required for each that differs. A conversion of its query also replaces
 * values, which the compiler can't require.
 */
type ConversionFor<V extends RevisionValue, K extends OperationIn<V>> = {
  readonly [P in Needed<V, K>]: ConvertBody<StepsOf<V, K>[P]>;
} & { readonly [P in Exclude<keyof StepsOf<V, K>, Needed<V, K>>]?: ConvertBody<StepsOf<V, K>[P]> } & {
  readonly query?: (query: QueryOf<K>) => QueryOf<K>;
};

/** The operations of a value that need a conversion. */
type NeedyIn<V extends RevisionValue> = {
  [K in OperationIn<V>]: [Needed<V, K>] extends [never] ? never : K;
}[OperationIn<V>];

/** Conversions for the bodies of one value: required for each operation whose shape differs, allowed for the others. */
type ConversionsOf<V extends RevisionValue> = {
  readonly [K in NeedyIn<V>]: ConversionFor<V, K>;
} & { readonly [K in Exclude<OperationIn<V>, NeedyIn<V>>]?: ConversionFor<V, K> };

type NeedyValue = { [V in RevisionValue]: [NeedyIn<V>] extends [never] ? never : V }[RevisionValue];

/** The conversions of all values: required for each value that changes a shape, allowed for the others. */
export type Conversions = { readonly [V in NeedyValue]: ConversionsOf<V> } & {
  readonly [V in Exclude<RevisionValue, NeedyValue>]?: ConversionsOf<V>;
};

/** Names of fields in requests, by value and operation: the current name and the name there. */
export type RequestNames = {
  readonly [V in RevisionValue]?: { readonly [K in OperationIn<V>]?: Readonly<Record<string, string>> };
};
