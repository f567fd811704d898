import type { Tx } from '../platform/store/db';
import type { InjectedFault } from './rules/outcome';

/** Makes calls to clients go wrong on purpose. The sandbox has one; in production there is none. */
export interface FaultInjector {
  /**
   * Returns the fault for the next call of a kind to a client, used up by asking; null when there is none.
   * @param kind a kind of event, or CARD_AUTHORIZATION
   */
  next(tx: Tx, clientId: string, kind: string): Promise<InjectedFault | null>;
}
