/**
 * A request to the service and its answer, as a log kept them. Bodies are undefined where there was none, or none was
 * kept.
 */
export interface SeenRequest {
  id: string;
  /** RFC 3339. */
  at: string;
  /** The name of the revision in which it was made. */
  revision: string;
  method: string;
  /** Path and query, percent-encoded. */
  target: string;
  /** By name in lower case. */
  headers: Readonly<Record<string, string>>;
  body: unknown;
  status: number;
  reply: unknown;
}

/** A call that the service made to the client. */
export interface SeenCall {
  id: string;
  /** RFC 3339. */
  at: string;
  /** The name of the revision in which it was made. */
  revision: string;
  /** Its path in the contract: `/transactions/authorizations`. */
  path: string;
  body: unknown;
  signed: boolean;
}

/** All requests of a client and all calls to it. */
export interface Seen {
  requests: SeenRequest[];
  calls: SeenCall[];
  /** Exchanges whose body was too large for the log: they are not compared. */
  bodiesNotKept: number;
}

/** The effect of another revision on an exchange. */
export type Effect = 'REFUSED' | 'ACCEPTED' | 'ANSWERED_DIFFERENTLY' | 'CALLED_DIFFERENTLY' | 'WRITTEN_DIFFERENTLY';

/** One difference that another revision makes to an exchange. */
export interface Change {
  effect: Effect;
  /**
   * The part that differs: `address`, `header`, `query`, `path`, `body`, `reply`, `signature` or `row`, with a pointer
   * or name behind it.
   */
  where: string;
  /** The difference, in words. */
  what: string;
  /** The text to write instead; null where there is none. */
  instead: string | null;
}
