import { FullServer } from './full-server';

const counts = { numUsed: () => 2, numFree: () => 1, numPendingCreates: () => 1, numPendingAcquires: () => 5 };

it('asks a server that gives no more connections for no further ones', () => {
  const pool = { max: 10, propagateCreateError: true, ...counts };
  new FullServer(() => pool).look(Object.assign(new Error('too many connections'), { code: '53300' }));
  expect(pool).toMatchObject({ max: 3, propagateCreateError: false });
});

it('leaves a pool as it is where a connection can not be opened for another reason', () => {
  const pool = { max: 10, propagateCreateError: true, ...counts };
  new FullServer(() => pool).look(Object.assign(new Error('the password is wrong'), { code: '28P01' }));
  expect(pool).toMatchObject({ max: 10, propagateCreateError: true });
});
