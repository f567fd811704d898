import { tracing } from '../telemetry/tracing';
import type { Client, QueryObject, RawConnection } from './knex-internals';

type ClientClass = abstract new (config: Record<string, unknown>) => Client;

/** The keyword and the table of a statement: the only data in its span. Values and texts are not included. */
const STATEMENT = /^\s*(\w+)(?:[\s\S]*?\b(?:from|into|update|join)\s+["`]?(\w+))?/i;

function namesIn(sql: string): { operation: string; table: string | undefined } {
  const [, word = 'SQL', table] = STATEMENT.exec(sql) ?? [];
  const [, updated] = /^\s*update\s+["`]?(\w+)/i.exec(sql) ?? [];
  return { operation: word.toUpperCase(), table: updated ?? table };
}

/**
 * A client of Knex whose statements are spans, as children of a request or another span. Statements without a parent,
 * such as reads of an empty outbox, are not traced.
 */
export function tracedClient<C extends ClientClass>(base: C, system: 'sqlite' | 'postgresql'): C {
  abstract class Traced extends (base as ClientClass) {
    override _query(connection: RawConnection, query: QueryObject): Promise<QueryObject> {
      const trace = tracing();
      if (trace === null || trace.present() === null) return super._query(connection, query);
      const { operation, table } = namesIn(query.sql);
      const attributes = { 'db.system.name': system, 'db.operation.name': operation, 'db.collection.name': table };
      const name = table === undefined ? operation : `${operation} ${table}`;
      return trace.within(name, { kind: 'client', attributes }, () => super._query(connection, query));
    }
  }
  return Traced as unknown as C;
}
