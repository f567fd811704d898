/**
 * `generated/settlement.ts`: the columns and rules of the settlement files; `settlement-checks.ts`: validators of rows.
 */

import type { SettlementModel } from '../model/settlement';
import { arrayOf, type JsonObject, objectOf, textOf } from '../util/json';
import { banner, type Code, code, literal, quote } from '../util/typescript';

/** The module that exports the validators of rows. */
export const settlementModule = 'settlement';

const interfaces = `
/** One column of a file. An absent mark means no. */
export interface Column {
  name: string;
  description: string;
  /** The path of the service's data that the cell shows. */
  source: string;
  /** JSON Schema of the cell once it is read: an empty cell is null. */
  schema: { readonly [keyword: string]: unknown; readonly enum?: readonly (string | null)[] };
  /** Text that people enter; formulas in it are escaped. */
  free_text?: boolean;
  /** The column exists only for clients that operate with credit. */
  credit?: boolean;
  /** Name of the file's policy that decides the cell. */
  policy?: string;
  /** The value that replaces one that the revision's list doesn't have. */
  fallback?: string;
}
export interface SettlementFile {
  title: string;
  description: string;
  folder: string;
  /** File name with {yyyy}, {mm} and {dd} of the day covered. */
  name: string;
  covers: string;
  /** Policy → name of a currency rule. */
  policies: Readonly<Record<string, string>>;
  columns: readonly Column[];
}
export interface Settlement {
  files: Readonly<Record<FileName, SettlementFile>>;
}
`;

const lookup = `
/** The settlement files of a revision. Any combination of values works. */
export const settlementFor = (revision: Revision): Settlement => variants[variantOf(revision, axes)] ?? settlement;
`;

/**
 * Writes the files of the current revision, and of every combination of the axes that change them.
 * @param root the document in the current revision
 */
export function emitSettlement(root: JsonObject, { axes, variants }: SettlementModel): string {
  const writer = new FileWriter();
  const { files, title: _title, version: _version, ...rules } = root;
  const current = objectOf(files);
  const base = writer.files(current);
  const others = variants
    .slice(1)
    .map(
      ({ variant, files: revised }) =>
        `  ${quote(variant)}: {\n    files: {\n${writer.changedFiles(current, revised)}    },\n  },\n`,
    );
  return [
    banner,
    "import { type Axis, type Revision, variantOf } from './revisions';\n\n",
    `export type FileName = ${Object.keys(current).map(quote).join(' | ')};\n`,
    columnSources(variants),
    interfaces,
    `\nconst columns = {\n${writer.columns()}} satisfies Record<string, Column>;\n`,
    '\n// How the files are written, what the names of the currency rules mean, and what a client does with the rows.\n',
    ...Object.entries(rules).map(([name, value]) => `export const ${camel(name)} = ${literal(value)} as const;\n`),
    `\n/** The files in the current revision. */\nexport const settlement: Settlement = {\n  files: {\n${base}  },\n};\n`,
    `\nconst axes: readonly Axis[] = ${literal(axes)};\n`,
    '\nconst variants: Readonly<Record<string, Settlement>> = {\n',
    ...others,
    '};\n',
    lookup,
  ].join('');
}

/** Collects the sources of each file's columns, over all revisions: the service has to know each of them. */
function columnSources(variants: SettlementModel['variants']): string {
  const sources = new Map<string, Set<string>>();
  for (const { files } of variants) {
    for (const [name, file] of Object.entries(files)) {
      const known = sources.get(name) ?? new Set<string>();
      for (const column of arrayOf(objectOf(file).columns)) known.add(String(objectOf(column).source));
      sources.set(name, known);
    }
  }
  const lines = [...sources].map(
    ([name, known]) => `  ${name}:\n${[...known].map((one) => `    | ${quote(one)}`).join('\n')};\n`,
  );
  return `\n/** The sources that the columns of each file name. The writer of the files must support all of them. */\nexport interface ColumnSources {\n${lines.join('')}}\n`;
}

/** Writes the validators of rows per revision. */
export function emitSettlementChecks({ axes, variants }: SettlementModel): string {
  const rules = variants.map(({ variant, rows }) => {
    const checks = Object.entries(rows).map(([name, id]) => [name, code(`checks.${id}!`)]);
    return `  ${quote(variant)}: ${literal(Object.fromEntries(checks), 2)},\n`;
  });
  return [
    banner,
    "import type { Check } from './operations';\n",
    "import { type Axis, type Revision, variantOf } from './revisions';\n",
    "import type { FileName } from './settlement';\n\n",
    `const checks = require('./validators/${settlementModule}.cjs') as Record<string, Check>;\n`,
    `const axes: readonly Axis[] = ${literal(axes)};\n\n`,
    'const rows: Readonly<Record<string, Readonly<Record<FileName, Check>>>> = {\n',
    ...rules,
    '};\n',
    '\n/** Validators of one row of each file in a revision: an object of read cells by column name, null for empty. */\n',
    'export const rowChecksFor = (revision: Revision): Readonly<Record<FileName, Check>> =>\n',
    "  rows[variantOf(revision, axes)] ?? rows['']!;\n",
  ].join('');
}

const camel = (name: string): string => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** Writes files; a column that several files or revisions have is written once. */
class FileWriter {
  private readonly known = new Map<string, { name: string; column: JsonObject }>();
  private readonly taken = new Map<string, number>();

  files(files: JsonObject): string {
    return Object.entries(files)
      .map(([name, file]) => `    ${name}: ${literal(this.file(objectOf(file)), 4)},\n`)
      .join('');
  }

  /** The files of a revision, each as the current one with what differs. */
  changedFiles(base: JsonObject, revised: JsonObject): string {
    const lines = Object.entries(revised).map(([name, file]) => {
      const before = objectOf(base[name]);
      const own = Object.entries(objectOf(file)).filter(([key, value]) => textOf(value) !== textOf(before[key]));
      if (own.length === 0) return `      ${name}: settlement.files.${name},\n`;
      const text = literal(this.file(Object.fromEntries(own)), 6).slice(1);
      return `      ${name}: {${text.startsWith('\n') ? '\n       ' : ''} ...settlement.files.${name},${text},\n`;
    });
    return lines.join('');
  }

  private file(file: JsonObject): Record<string, unknown> {
    if (!('columns' in file)) return file;
    return { ...file, columns: arrayOf(file.columns).map((column) => this.column(objectOf(column))) };
  }

  private column(column: JsonObject): Code {
    const text = textOf(column);
    const known = this.known.get(text);
    if (known) return code(`columns.${known.name}`);
    const own = String(column.name);
    const count = (this.taken.get(own) ?? 0) + 1;
    this.taken.set(own, count);
    const name = count === 1 ? own : `${own}_${count}`;
    this.known.set(text, { name, column });
    return code(`columns.${name}`);
  }

  columns(): string {
    return [...this.known.values()].map(({ name, column }) => `  ${name}: ${literal(column, 2)},\n`).join('');
  }
}
