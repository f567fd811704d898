import type { FiltersOf } from '../../platform/store/table';
import type { activities } from './tables';

/** What a list of activities may be asked for. */
export type ActivityFilters = FiltersOf<typeof activities> & {
  updatedFrom?: number;
  updatedUntil?: number;
  /** Created or updated in between. */
  upsertFrom?: number;
  upsertUntil?: number;
};
