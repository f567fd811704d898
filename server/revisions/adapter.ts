import type { OperationId } from '../http/operation';

/** A JSON object while it changes its shape. */
export type Shape = Record<string, unknown>;

/**
 * What one axis value changes at the edge. Requests are brought up to the current shape, replies and payloads down to
 * the client's. Conversions return new objects and never touch the one they are given.
 */
export interface Conversion {
  /** Operations (or webhooks) it applies to. */
  operations: readonly string[];
  request?: (body: Shape) => Shape;
  reply?: (body: Shape) => Shape;
  /** Of what the service itself sends to the client. */
  payload?: (body: Shape) => Shape;
}

/** The edge of one revision, ready for the hot path: nothing to do is `undefined`. */
export interface Adapter {
  upgrade(operationId: string): ((body: Shape) => Shape) | undefined;
  downgrade(operationId: string): ((body: Shape) => Shape) | undefined;
  /** For the body of a call to the client, by its name in the contract (`adjustCardTransaction`). */
  outgoing(operationId: string): ((body: Shape) => Shape) | undefined;
  /** Which operation serves a request where the revision joins two under one address. */
  dispatch(operationId: OperationId, body: unknown): OperationId;
}

function chain(steps: Array<(body: Shape) => Shape>): ((body: Shape) => Shape) | undefined {
  if (steps.length === 0) return undefined;
  return (body) => steps.reduce((value, step) => step(value), body);
}

/** Composes the conversions of all axis values of a revision into one adapter, per operation and only once. */
export function composeAdapter(conversions: readonly Conversion[], dispatch: Adapter['dispatch']): Adapter {
  const upgrades = new Map<string, (body: Shape) => Shape>();
  const downgrades = new Map<string, (body: Shape) => Shape>();
  const payloads = new Map<string, (body: Shape) => Shape>();
  for (const id of new Set(conversions.flatMap((conversion) => conversion.operations))) {
    const own = conversions.filter((conversion) => conversion.operations.includes(id));
    const up = chain(own.flatMap((conversion) => (conversion.request ? [conversion.request] : [])));
    const down = chain(own.flatMap((conversion) => (conversion.reply ? [conversion.reply] : [])));
    if (up) upgrades.set(id, up);
    if (down) downgrades.set(id, down);
    const out = chain(own.flatMap((conversion) => (conversion.payload ? [conversion.payload] : [])));
    if (out) payloads.set(id, out);
  }
  return {
    upgrade: (id) => upgrades.get(id),
    downgrade: (id) => downgrades.get(id),
    outgoing: (id) => payloads.get(id),
    dispatch,
  };
}
