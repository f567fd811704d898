import { Database } from 'sqlite3';

/**
 * Makes SQLite return rows without ORDER BY in reverse order, on every new connection of this process
 * (sqlite.org/pragma.html#pragma_reverse_unordered_selects). PostgreSQL returns them in an order that can change at any
 * time. A result that depends on it differs between runs of one seed, and this setting shows such a dependency every
 * time.
 */
export function reverseUnorderedRows(): void {
  const { serialize } = Database.prototype;
  Database.prototype.serialize = function (this: Database, ...given: Parameters<Database['serialize']>) {
    serialize.apply(this, given);
    // The setting is made once per connection, when it is opened.
    this.run('PRAGMA reverse_unordered_selects = ON');
  };
}
