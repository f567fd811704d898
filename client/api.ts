import type { FetchResponse, MaybeOptionalInit } from 'openapi-fetch';
import type { paths as OpenapiPaths } from '../generated/types/openapi';
import type { paths as SandboxPaths } from '../generated/types/sandbox';

export const KEY_HEADER = 'x-idempotency-key';

type Paths = OpenapiPaths & SandboxPaths;

/** The headers of an operation. If the caller passes no idempotency key, the client creates one. */
type Headers<H> = Omit<H, typeof KEY_HEADER> & { [KEY_HEADER]?: string };

type WithoutKey<P> = P extends { header: infer H }
  ? typeof KEY_HEADER extends keyof H
    ? Omit<P, 'header'> & (object extends Headers<H> ? { header?: Headers<H> } : { header: Headers<H> })
    : P
  : P;

type Operation<O> = O extends { parameters: infer P } ? Omit<O, 'parameters'> & { parameters: WithoutKey<P> } : O;

/** The contract's addresses, the sandbox controls among them, as this client takes them. */
export type Api = { [P in keyof Paths]: { [M in keyof Paths[P]]: Operation<Paths[P][M]> } };

type Method = 'get' | 'put' | 'post' | 'patch' | 'delete';

/** The addresses that take a method. */
type PathWith<M extends Method> = {
  [P in keyof Api]: Api[P] extends { [K in M]: object } ? P : never;
}[keyof Api];

/** The operation behind a method and an address. */
export type OperationAt<P extends keyof Api, M extends Method> = M extends keyof Api[P] ? Api[P][M] : never;

/** The arguments of a call after its address. They are optional if the operation requires none. */
type Init<P extends keyof Api, M extends Method> = MaybeOptionalInit<Api[P], M & keyof Api[P]>;
export type InitParam<I> = undefined extends I ? [init?: I] : [init: I];

type Media = `${string}/${string}`;

/** The body of an operation's success. */
type Success<O, I> =
  O extends Record<string | number, unknown> ? Extract<FetchResponse<O, I, Media>, { data: unknown }>['data'] : never;

/**
 * Calls an operation. Resolves with the body of its success.
 * @throws ContratoError when the service refuses
 */
export type Call<M extends Method> = <P extends PathWith<M>, I extends Init<P, M>>(
  path: P,
  ...init: InitParam<I>
) => Promise<Success<OperationAt<P, M>, I>>;

/** The lists of the contract: operations that answer items with a place in a number of pages. */
export type ListPath = {
  [P in PathWith<'get'>]: Success<OperationAt<P, 'get'>, undefined> extends {
    data: readonly unknown[];
    meta: { pagination: { current_page: number; total_pages: number } };
  }
    ? P
    : never;
}[PathWith<'get'>];

/** An item of a list. */
export type Item<P extends ListPath> =
  Success<OperationAt<P, 'get'>, undefined> extends { data: readonly (infer I)[] } ? I : never;
