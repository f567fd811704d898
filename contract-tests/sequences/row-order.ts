import { Database } from 'sqlite3';

/**
 * Has SQLite give rows that no ORDER BY sorts the other way round, on every connection of this process that is yet to be opened
 * (sqlite.org/pragma.html#pragma_reverse_unordered_selects). PostgreSQL gives them as they lie, which changes whenever it likes: what
 * follows from their order is not the same in each run of one seed, and this shows it each time.
 */
export function reverseUnorderedRows(): void {
  const { serialize } = Database.prototype;
  Database.prototype.serialize = function (this: Database, ...given: Parameters<Database['serialize']>) {
    serialize.apply(this, given);
    // A connection is told so once, when it is opened.
    this.run('PRAGMA reverse_unordered_selects = ON');
  };
}
