/** The nodes of a table's rows in a database of several nodes. */
export type Placement =
  /** Each client's rows together on one node; `by` is the column with the client's id. */
  | { readonly by: 'client_id' | 'id' }
  /** All of them on the coordinator, for the reason given. */
  | { readonly onCoordinator: string };

/** A value that is unique over all clients, which no single node can check. */
interface GlobalKey {
  readonly table: string;
  readonly column: string;
  /** The name of the unique index that ensures this on one node; refusals use this name in both cases. */
  readonly constraint: string;
}

/** How the tables of a service are distributed over nodes. */
export interface Layout {
  readonly tables: Readonly<Record<string, Placement>>;
  /** Tables whose older rows have no client, and the SQL that finds it. */
  readonly owners: Readonly<Record<string, string>>;
  readonly globalKeys: readonly GlobalKey[];
  /** Tables whose rows are never changed. The role that owns them has no privilege to. */
  readonly appendOnly: readonly string[];
  /** Views by name, as their SELECT over several nodes: joins name the client. */
  readonly views: Readonly<Record<string, string>>;
}

/** The tables that are distributed by client. */
export function tenantTables({ tables }: Layout): string[] {
  return Object.keys(tables).filter((name) => 'by' in (tables[name] as Placement));
}
