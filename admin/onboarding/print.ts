import type { CommandOutput } from './commands';

/** The fields that are shown this once and can't be asked for again. */
const SECRET: ReadonlySet<string> = new Set(['client_secret', 'encrypted_pair']);

/** Prints the output of a command for people: one thing a line, in columns. */
export function printed(output: CommandOutput): string {
  const lines = linesOf(output, '');
  const width = Math.max(...lines.map(([label]) => label.length));
  const text = lines.map(([label, value]) => `${label.padEnd(width)}  ${value}`.trimEnd());
  const secrets = Object.keys(output).filter((name) => SECRET.has(name));
  if (secrets.length > 0) text.push('', `Shown only once: ${secrets.join(', ')}.`);
  return `${text.join('\n')}\n`;
}

function linesOf(output: object, indent: string): [string, string][] {
  return Object.entries(output).flatMap(([name, value]): [string, string][] => {
    const label = indent + name;
    if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
      return [[label, value.join(', ') || '–']];
    if (Array.isArray(value)) {
      return [[label, value.length === 0 ? '–' : ''], ...value.flatMap((one) => linesOfItem(one, `${indent}  `))];
    }
    if (value !== null && typeof value === 'object') return [[label, ''], ...linesOf(value, `${indent}  `)];
    return [[label, value === null ? '–' : String(value)]];
  });
}

/** The most fields of an item that stand in one line. */
const IN_A_LINE = 4;

/** An item of a list: in one line if it is short and has no parts, and otherwise with a line for each of its fields. */
function linesOfItem(item: object, indent: string): [string, string][] {
  const parts = Object.values(item).filter((part) => part !== null);
  const isShort = parts.length <= IN_A_LINE && parts.every((part) => typeof part !== 'object');
  return isShort ? [[`${indent}–`, inline(item)]] : [[`${indent}–`, ''], ...linesOf(item, `${indent}  `)];
}

/** The words before moments. */
const LEADS: Readonly<Record<string, string>> = { until: 'until ', signs_from: 'signs from ' };

function inline(value: object): string {
  return Object.entries(value)
    .filter(([, part]) => part !== null)
    .map(([name, part]) => `${LEADS[name] ?? ''}${part}`)
    .join(' ');
}
