import type { Db } from '../platform/store/db';

/** Counts the statements that match while something runs; on SQLite only those outside transactions. */
export async function countStatements(db: Db, text: RegExp, run: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const listen = ({ sql }: { sql: string }) => {
    if (text.test(sql)) count += 1;
  };
  const { knex } = db;
  knex.on('query', listen);
  try {
    await run();
  } finally {
    knex.off('query', listen);
  }
  return count;
}
