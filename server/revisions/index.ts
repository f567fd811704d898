import type { Axis, Revision } from '../../generated/revisions';
import { type Adapter, composeAdapter } from './adapter';
import { CONVERSIONS } from './conversions';

export type { Adapter } from './adapter';

/** With `arg-cash-path=cashin` two creations share an address; the Argentine one names its network in `network_name`. */
function dispatchCashIntents(
  operationId: Parameters<Adapter['dispatch']>[0],
  body: unknown,
): ReturnType<Adapter['dispatch']> {
  if (operationId !== 'createCashInIntent') return operationId;
  return Object.hasOwn(body as object, 'network_name') ? ('createCashOutIntent' as typeof operationId) : operationId;
}

/** The revision in which operations that share an address here have one of their own; null where none do. */
export function apart(revision: Revision): Revision | null {
  return revision['arg-cash-path'] === 'cashin' ? { ...revision, 'arg-cash-path': 'cashout' } : null;
}

/** The edge of a revision. */
export function adapterOf(revision: Revision): Adapter {
  const conversions = Object.entries(revision).flatMap(([axis, value]) => CONVERSIONS[axis as Axis]?.[value] ?? []);
  const merged = revision['arg-cash-path'] === 'cashin';
  return composeAdapter(conversions, merged ? dispatchCashIntents : (id) => id);
}
