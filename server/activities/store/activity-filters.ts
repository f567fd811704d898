import type { FiltersOf } from '../../platform/store/table';
import type { activities } from './tables';

/** The filters of a list of activities. */
export type ActivityFilters = FiltersOf<typeof activities> & {
  updatedFrom?: number;
  updatedUntil?: number;
  /** Created or updated in between. */
  upsertFrom?: number;
  upsertUntil?: number;
};
