import { Places } from './distribution/places';

/** The distribution of the tables of a PostgreSQL database, as far as it is known. */
export interface StoredLayout {
  /** True on several nodes. Null until the first connection is made. */
  isDistributed: boolean | null;
  /** The nodes of the clients in that case. */
  readonly places: Places;
}

export const unknownLayout = (): StoredLayout => ({ isDistributed: null, places: new Places() });

/** The table of values that are unique over all clients exists after `distribute`. */
export const IS_DISTRIBUTED = `SELECT to_regclass('identifiers') IS NOT NULL AS found`;
