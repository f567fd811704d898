import type { Context } from 'koa';
import type { OperationRule } from '../../../generated/operations';
import type { Client } from '../../kernel/client';
import type { Caller, EndUser } from './caller';
import type { Contract } from './contracts';
import type { Call } from './operation';
import type { Address } from './routes';

// biome-ignore lint/suspicious/noExplicitAny: the pipeline hands each operation the call that its contract describes
export type AnyCall = Call<any>;

/** A request as it arrived. */
export interface Received {
  readonly requestId: string;
  readonly ctx: Context;
}

/** A request whose address exists in some revision of the contract. */
export interface Routed extends Received {
  readonly address: Address;
  /** The parameters of the path, still percent-encoded. */
  readonly params: Readonly<Record<string, string>>;
}

/** A request with a genuine token. The token of a page may have expired: `endUser` is null then. */
export interface Identified extends Routed {
  readonly caller: Caller & { readonly endUser: EndUser | null };
}

/** A request whose token is valid for the operation. Operations without a token get `anonymous`. */
export interface Authenticated extends Identified {
  readonly [authenticated]: true;
}

/** A request to an operation of the caller's revision. */
export interface Resolved extends Authenticated {
  readonly contract: Contract;
  /** The operation in the caller's revision. */
  readonly rule: OperationRule;
}

/** A request whose scope, rate and media type are accepted, so its body can be read. */
export type Admitted<S extends Authenticated> = S & { readonly [admitted]: true };

/** A valid request. */
export interface Accepted extends Resolved {
  /** The operation that serves it, if several share the address. */
  readonly operationId: string;
  readonly call: AnyCall;
}

/** The latest state of a request: the data for its error or its log line. */
export type Reached = Received | Routed | Identified | Authenticated | Resolved | Accepted;

// These mark states that add no fields. They exist for the type checker only.
declare const authenticated: unique symbol;
declare const admitted: unique symbol;

/** The operation of a request; before it is known, the one of its address; null without a known address. */
export function ruleOf(reached: Reached): OperationRule | null {
  if ('rule' in reached) return reached.rule;
  return 'address' in reached ? reached.address.rule : null;
}

/** The caller of a request; null while it is unknown. */
export function clientOf(reached: Reached): Client | null {
  return 'caller' in reached ? reached.caller.client : null;
}
