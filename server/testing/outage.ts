import type { Db } from '../platform/store/db';
import { StoreUnavailable } from '../platform/store/errors';

/**
 * Has the store be away for whatever a file of the service asks of it in a transaction, and there for everything else.
 * @param file a part of its path
 * @returns how to end that
 */
export function awayFor(db: Db, file: RegExp): () => void {
  const transaction = db.transaction.bind(db);
  const spy = jest.spyOn(db, 'transaction').mockImplementation(async (...parts) => {
    if (file.test(new Error('here').stack as string)) throw new StoreUnavailable('it is away');
    return transaction(...parts);
  });
  return () => spy.mockRestore();
}
