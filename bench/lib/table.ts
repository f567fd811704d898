/** Prints rows as an aligned table: text to the left, numbers to the right. */
export function printTable(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const cells = [heads, ...rows.map((row) => row.map(String))];
  const widths = heads.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ');
  const [head = [], ...body] = cells;
  process.stdout.write(
    `${[line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(line)].join('\n')}\n`,
  );
}
