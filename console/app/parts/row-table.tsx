import type { ComponentChildren } from 'preact';

/** A column of a list. */
interface Column<T> {
  name: string;
  /** The link of a row, or figures. */
  kind?: 'what' | 'number';
  cell: (record: T, isChosen: boolean) => ComponentChildren;
}

interface RowTableProps<T> {
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  /** The id of the row whose record is shown next to the list. */
  chosen: string | null;
  /** True if new rows appear by themselves, in the order of time. */
  isLog?: boolean;
}

/** A list of records. One of them can be shown next to it. */
export function RowTable<T extends { id: string }>({ label, columns, rows, chosen, isLog = false }: RowTableProps<T>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section class="table" aria-label={label} tabIndex={0}>
      <table class={isLog ? 'rows log' : 'rows'}>
        <thead>
          <tr>
            {columns.map(({ name, kind }) => (
              <th key={name} scope="col" class={kind === 'number' ? kind : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((record) => (
            <tr key={record.id} class={record.id === chosen ? 'chosen' : undefined} data-entry={record.id}>
              {columns.map(({ name, kind, cell }) => (
                <td key={name} class={kind}>
                  {cell(record, record.id === chosen)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The link of a row to its record, and a line below it. */
export function RowLink(props: {
  href: string;
  isChosen: boolean;
  below: ComponentChildren;
  children: ComponentChildren;
}) {
  return (
    <>
      <a href={props.href} data-stay aria-current={props.isChosen ? 'true' : undefined}>
        {props.children}
      </a>
      <span class="target">{props.below}</span>
    </>
  );
}
