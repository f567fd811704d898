/** Writes values as TypeScript the way the project's formatter would, as far as lines of 120 columns are concerned. */

const width = 120;

/** A piece of code inside a value: printed as it is, not as a string. */
export class Code {
  constructor(readonly text: string) {}
}

export const code = (text: string): Code => new Code(text);

/** A piece of code that is run each time the field of an object is read, and not before. */
export class Lazy extends Code {}

export const lazy = (text: string): Lazy => new Lazy(text);

/** The first lines of every generated module. */
export const banner =
  '// Written by `npm run codegen` from spec/. Do not edit: change the contract and run it again.\n';

/** A string literal with single quotes. */
export const quote = (text: string): string =>
  PLAIN_TEXT.test(text)
    ? `'${text}'`
    : `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;

/** A text that needs no escapes in a literal. */
const PLAIN_TEXT = /^[\w $#%&()*+,./:;<=>?@[\]^{|}~!-]*$/;

const key = (name: string): string => (/^([A-Za-z_$][\w$]*|0|[1-9]\d*)$/.test(name) ? name : quote(name));

/** A value as an expression. Short ones take one line. */
export function literal(value: unknown, indent = 0): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const items = Array.isArray(value)
    ? value.map((item) => literal(item, indent + 2))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([name, item]) =>
          item instanceof Lazy
            ? `get ${key(name)}() { return ${item.text}; }`
            : `${key(name)}: ${literal(item, indent + 2)}`,
        );
  const [open, close, space] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' '];
  if (items.length === 0) return open + close;
  const line = `${open}${space}${items.join(', ')}${space}${close}`;
  if (!line.includes('\n') && line.length + indent < width - 24) return line;
  const pad = ' '.repeat(indent + 2);
  return `${open}\n${items.map((item) => `${pad}${item},\n`).join('')}${' '.repeat(indent)}${close}`;
}

/** A union of string literals, to be written right after `=`; `never` for none. */
export function union(names: readonly string[], indent = 0): string {
  if (names.length === 0) return ' never';
  const line = names.map(quote).join(' | ');
  const pad = `\n${' '.repeat(indent + 2)}| `;
  return names.length === 1 || line.length + indent < width - 40
    ? ` ${line}`
    : names.map((name) => pad + quote(name)).join('');
}
