import { Places } from './distribution/places';

/** Where the tables of a PostgreSQL database lie, as far as it was asked. */
export interface StoredLayout {
  /** True on several nodes. Null until the first connection is made. */
  isDistributed: boolean | null;
  /** Where clients lie then. */
  readonly places: Places;
}

export const unknownLayout = (): StoredLayout => ({ isDistributed: null, places: new Places() });

/** The table of what is unique over all clients is there where `distribute` has been. */
export const IS_DISTRIBUTED = `SELECT to_regclass('identifiers') IS NOT NULL AS found`;
