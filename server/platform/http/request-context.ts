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
  /** The parameters of the path as they stand in it: percent-encoded. */
  readonly params: Readonly<Record<string, string>>;
}

/** A request of a caller whose token is genuine. The token of a page may have expired: `endUser` is null then. */
export interface Identified extends Routed {
  readonly caller: Caller & { readonly endUser: EndUser | null };
}

/** A request of a caller whose token is good for the operation. Operations without a token see `anonymous`. */
export interface Authenticated extends Identified {
  readonly [authenticated]: true;
}

/** A request to an operation that the caller's own revision has. */
export interface Resolved extends Authenticated {
  readonly contract: Contract;
  /** The operation as the caller's revision has it. */
  readonly rule: OperationRule;
}

/** A request that may be read: scope, rate and media type allow it. */
export type Admitted<S extends Authenticated> = S & { readonly [admitted]: true };

/** A request that has passed the contract. */
export interface Accepted extends Resolved {
  /** The operation that serves it, where several share the address. */
  readonly operationId: string;
  readonly call: AnyCall;
}

/** The furthest state that a request has reached: what an error or a line of the log may say about it. */
export type Reached = Received | Routed | Identified | Authenticated | Resolved | Accepted;

// These mark states that add no fields to the one before. They exist for the type checker alone.
declare const authenticated: unique symbol;
declare const admitted: unique symbol;

/** The operation a request turned out to ask for; before that, the one its address stands for; null without an address. */
export function ruleOf(reached: Reached): OperationRule | null {
  if ('rule' in reached) return reached.rule;
  return 'address' in reached ? reached.address.rule : null;
}

/** The caller of a request, or null while nobody is known. */
export function clientOf(reached: Reached): Client | null {
  return 'caller' in reached ? reached.caller.client : null;
}
