import { channel } from 'node:diagnostics_channel';

/** A request that was answered here, or a call to an endpoint of a client. */
export interface Exchange {
  kind: 'request' | 'call';
  method: string;
  /** The path of a request, as it was sent and without its query, which may hold a token; the address of a call. */
  target: string;
  /** Null where no answer came. */
  status: number | null;
  /** The error code of a refusal, or why a call got no answer. */
  code: string | null;
  /** The field that a refusal points at. */
  field: string | null;
  milliseconds: number;
}

const exchanges = channel('contrato.exchanges');

/** Decides whether anybody observes. If nobody does, as in production, an exchange costs only this check. */
export function isWatched(): boolean {
  return exchanges.hasSubscribers;
}

export function publishExchange(exchange: Exchange): void {
  exchanges.publish(exchange);
}

/** Calls `seen` with every exchange of this process. */
export function onExchange(seen: (exchange: Exchange) => void): void {
  exchanges.subscribe((message) => seen(message as Exchange));
}
