import type { ChangedRow } from './files';
import type { Change } from './seen';

/** An exchange that another revision would change. */
export interface Affected {
  /** Of the entry in the request log, or its place in an archive. */
  id: string;
  at: string;
  direction: 'REQUEST' | 'CALL';
  operation: string;
  /** Method and path as they went over the wire. */
  request: string;
  /** The axes of the revisions' differences that touch the operation. */
  axes: string[];
  changes: Change[];
}

/** The requests and calls of a client, compared with another revision. */
export interface Report {
  /** The revisions in which it was done. */
  from: string[];
  to: string;
  requests: number;
  calls: number;
  bodies_not_kept: number;
  affected: Affected[];
  rows: ChangedRow[];
}
