import type { Knex } from 'knex';
import { amountColumn, type Kind, readValue, toSnakeCase, writeValue } from './columns';
import type { Filter, SortColumn } from './list';

/** A field of a record in the declaration of its table. */
interface Field<T, K extends Kind = Kind> {
  readonly kind: K;
  readonly nullable: boolean;
  /** The place to which encrypted text is bound: it can't be decrypted in another column or row. */
  readonly place?: string;
  /** The type of its values; it has no value at run time. */
  readonly value: T;
}

function field<T, K extends Kind>(kind: K, place?: string): Field<T, K> {
  return { kind, nullable: false, place } as Field<T, K>;
}

export const text = <T extends string = string>(): Field<T, 'text'> => field('text');
export const integer = (): Field<number, 'integer'> => field('integer');
export const moment = (): Field<number, 'moment'> => field('moment');
export const amount = (): Field<bigint, 'amount'> => field('amount');
export const boolean = (): Field<boolean, 'boolean'> => field('boolean');
export const json = <T>(): Field<T, 'json'> => field('json');
/** @param place the part before the id of the row in the purpose of the vault, such as `cards.pan` */
export const sealed = (place: string): Field<string, 'sealed'> => field('sealed', place);
/** The same field, but it may be null. */
export function optional<T, K extends Kind>(of: Field<T, K>): Field<T | null, K> {
  return { ...of, nullable: true };
}

type Fields = Readonly<Record<string, Field<unknown>>>;
type Name<Fs> = keyof Fs & string;
type Value<F> = F extends Field<infer T> ? T : never;

/** The record in a row of a table. */
export type RecordOf<T> = T extends Columns<infer R> ? R : never;

/**
 * The fields that a table must declare for a record whose type is declared in a layer below the store: `satisfies`
 * refuses a missing field, an additional one, and one of another type.
 */
export type FieldsFor<R extends object> = { readonly [F in keyof R]-?: Field<R[F]> };

type FieldsRecord<Fs extends Fields> = { -readonly [F in keyof Fs]: Value<Fs[F]> };

/**
 * The filters of a list: the accepted values, the value of a boolean, or the bounds of a time (`createdAt`:
 * `createdFrom` and `createdUntil`, both inclusive).
 */
export type FiltersOf<T> = T extends Table<infer Fs, string, infer W> ? Conditions<Pick<Fs, W & keyof Fs>> : never;

type Conditions<Fs extends Fields> = {
  [F in Name<Fs> as Fs[F] extends Field<unknown, 'moment'> ? never : F]?: Fs[F] extends Field<unknown, 'boolean'>
    ? boolean
    : readonly string[];
} & {
  [F in Name<Fs> as Fs[F] extends Field<unknown, 'moment'> ? `${Base<F>}From` | `${Base<F>}Until` : never]?: number;
};

type Base<F extends string> = F extends `${infer B}At` ? B : F;

/** A column that is derived from a field: the form that is compared, if it is not the form that is shown. */
type Derived<Fs extends Fields> = {
  [F in Name<Fs>]: { of: F; as(value: NonNullable<Value<Fs[F]>>): string | null };
}[Name<Fs>];

interface Options<Fs extends Fields, S extends Name<Fs>, W extends Name<Fs>> {
  /** The columns that lists can be sorted by; attributes have the names of their columns. */
  sortable?: readonly S[];
  /** The columns that lists can be filtered by; a text with a derived column is compared in the derived form. */
  filterable?: readonly W[];
  /** By the name of the column in camel case. */
  derived?: Readonly<Record<string, Derived<Fs>>>;
}

/** One field of a record and the column that holds it. */
export interface Column {
  readonly field: string;
  readonly name: string;
  readonly kind: Kind;
  readonly nullable: boolean;
  readonly place?: string;
}

type Row = Record<string, unknown>;

/** Some columns of a table, as fields of records. */
export class Columns<R extends object> {
  constructor(
    readonly table: string,
    readonly all: readonly Column[],
  ) {}

  /** The names of the columns. */
  get names(): string[] {
    return this.all.map(({ name }) => name);
  }

  /**
   * Writes the selected columns as SQL.
   * @param table the name of the table in the statement, if the statement has several
   */
  select(table?: string): string {
    const prefix = table === undefined ? '' : `${table}.`;
    return this.all
      .map(({ name, kind }) => (kind === 'amount' ? amountColumn(prefix + name) : prefix + name))
      .join(', ');
  }

  /** Reads a row of the database as a record. */
  read(row: Row): R {
    const record: Row = {};
    for (const { field, name, kind } of this.all) record[field] = readValue(kind, row[name]);
    return record as R;
  }

  /** Reads the first row that a query of the table finds as a record; null where it finds none. */
  async first(query: Knex.QueryBuilder): Promise<R | null> {
    const row: Row | undefined = await query.first(query.client.raw(this.select()));
    return row === undefined ? null : this.read(row);
  }

  /** Reads all rows that a query of the table finds as records. */
  async list(query: Knex.QueryBuilder): Promise<R[]> {
    const rows: Row[] = await query.select(query.client.raw(this.select()));
    return rows.map((row) => this.read(row));
  }

  /** Writes the given fields of a record as a row; fields that are `undefined` are left out. */
  write(record: Partial<R>): Row {
    const row: Row = {};
    for (const { field, name, kind } of this.all) {
      const value = (record as Row)[field];
      if (value !== undefined) row[name] = writeValue(kind, value);
    }
    return row;
  }

  /** Writes the changed fields of a record as a row; the id and the client never change. */
  writeChanges(record: Partial<R>): Row {
    const { id: _id, client_id: _client, ...changes } = this.write(record);
    return changes;
  }

  /** Picks some of the columns, in the order given. */
  only<F extends keyof R & string>(...fields: readonly F[]): Columns<Pick<R, F>> {
    return new Columns(
      this.table,
      fields.map((field) => this.column(field)),
    );
  }

  /** Finds the column of a field. */
  column(field: keyof R & string): Column {
    const found = this.all.find((column) => column.field === field);
    if (found === undefined) throw new Error(`${this.table} has no ${field}`);
    return found;
  }
}

/**
 * The only declaration of a table: the type of its records, its columns, the stored form of each value, and the columns
 * that lists can be sorted and filtered by.
 */
export class Table<Fs extends Fields, S extends string = never, W extends string = never> extends Columns<
  FieldsRecord<Fs>
> {
  /** The column of each attribute that a list can be sorted by. */
  readonly sortColumns: Readonly<Record<string, SortColumn>>;
  /** The derived columns, by name. */
  readonly derivedColumns: readonly (Pick<Column, 'name'> & { of: string; as(value: unknown): string | null })[];

  constructor(
    name: string,
    private readonly fields: Fs,
    private readonly options: {
      sortable?: readonly string[];
      filterable?: readonly string[];
      derived?: Readonly<Record<string, { of: string; as(value: never): string | null }>>;
    },
  ) {
    super(
      name,
      Object.entries(fields).map(([field, { kind, nullable, place }]) => {
        return { field, name: toSnakeCase(field), kind, nullable, place };
      }),
    );
    const sortable = (options.sortable ?? []).map((field) => this.column(field as never));
    this.sortColumns = Object.fromEntries(sortable.map(({ name, nullable }) => [name, { name, nullable }]));
    this.derivedColumns = Object.entries(options.derived ?? {}).map(([derived, { of, as }]) => {
      return { name: toSnakeCase(derived), of, as: as as (value: unknown) => string | null };
    });
  }

  /** Writes fields as a row, with the columns that are derived from them. */
  override write(record: Partial<FieldsRecord<Fs>>): Row {
    const row = super.write(record);
    for (const { name, of, as } of this.derivedColumns) {
      const value = (record as Row)[of];
      if (value !== undefined) row[name] = value === null ? null : as(value);
    }
    return row;
  }

  /** Turns the filters of a list into conditions on columns. */
  filters(given: FiltersOf<Table<Fs, S, W>>): Filter[] {
    return (this.options.filterable ?? []).flatMap((field) => this.conditions(field, given as Row));
  }

  /** Declares a view of the table with further columns. */
  view<More extends Fields, W2 extends Name<More> = never>(
    name: string,
    more: More,
    options: Pick<Options<More, never, W2>, 'filterable'> = {},
  ): Table<Fs & More, S, W | W2> {
    const filterable = [...(this.options.filterable ?? []), ...(options.filterable ?? [])];
    return new Table<Fs & More, S, W | W2>(name, { ...this.fields, ...more }, { ...this.options, filterable });
  }

  /** Names the place in the vault where a sealed value of the row with this id belongs. */
  place(field: SealedName<Fs>, id: string): string {
    return `${this.column(field as never).place}:${id}`;
  }

  private conditions(field: string, given: Row): Filter[] {
    const { name: column, kind } = this.column(field as never);
    if (kind === 'moment') {
      const base = field.replace(/At$/, '');
      const [from, until] = [given[`${base}From`], given[`${base}Until`]] as (number | undefined)[];
      return [...(from === undefined ? [] : [{ column, from }]), ...(until === undefined ? [] : [{ column, until }])];
    }
    const value = given[field];
    if (value === undefined) return [];
    if (kind === 'boolean') return [{ column, in: [value ? 1 : 0] }];
    const derived = this.derivedColumns.find(({ of }) => of === field);
    if (derived === undefined) return [{ column, in: value as string[] }];
    return [{ column: derived.name, in: (value as string[]).map((each) => derived.as(each) ?? '') }];
  }
}

type SealedName<Fs extends Fields> = {
  [F in Name<Fs>]: Fs[F] extends Field<unknown, 'sealed'> ? F : never;
}[Name<Fs>];

/** Declares a table. Names are snake case in the database and camel case in the program. */
export function table<const Fs extends Fields, S extends Name<Fs> = never, W extends Name<Fs> = never>(
  name: string,
  fields: Fs,
  options: Options<Fs, S, W> = {},
): Table<Fs, S, W> {
  return new Table(name, fields, options as never);
}
