import { capacityOf } from './model';

const COSTS = { service: 100, coordinator: 50, workers: 400 };

it('workers are the limit until the coordinator is', () => {
  expect(capacityOf(COSTS, 2, 8)).toEqual({ workers: 2, perSecond: 28_000, limit: 'workers', serviceCores: 4 });
  expect(capacityOf(COSTS, 4, 8)).toMatchObject({ perSecond: 56_000, limit: 'workers' });
  expect(capacityOf(COSTS, 16, 8)).toMatchObject({ perSecond: 112_000, limit: 'coordinator' });
});

it('one database has no workers', () => {
  expect(capacityOf({ ...COSTS, coordinator: 200, workers: 0 }, 0, 8)).toMatchObject({
    perSecond: 28_000,
    limit: 'coordinator',
  });
});
