/**
 * Why a call to a network got no usable answer:
 * - `circuit-open`, `busy`: it was not made
 * - `timeout`, `connection`: what became of it is not known
 * - `unavailable`: the network says that it can't
 * - `broken-reply`: the answer breaks the contract
 * - `credentials`: the network does not take the service's credentials
 * - `refused`: the network says that the call is wrong, which somebody has to look at
 */
export type NetworkFailureReason =
  | 'circuit-open'
  | 'busy'
  | 'timeout'
  | 'connection'
  | 'unavailable'
  | 'broken-reply'
  | 'credentials'
  | 'refused';

/** A network gave no usable answer. Nothing of the call or of its answer stands in it: either may hold card data. */
export class NetworkFailure extends Error {
  override name = 'NetworkFailure';

  constructor(
    readonly network: string,
    readonly operationId: string,
    readonly reason: NetworkFailureReason,
    detail: string,
    cause?: unknown,
  ) {
    super(`${operationId} at ${network}: ${reason}: ${detail}`, { cause });
  }
}
