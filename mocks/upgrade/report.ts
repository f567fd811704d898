import type { ChangedRow } from './files';
import type { Affected } from './upgrade';

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
