/** Checks whether a schema accepts texts that no request may contain: a NUL, or only blanks. */

type Node = Record<string, unknown>;

/** Formats whose texts contain neither a NUL nor blanks. */
const STRICT_FORMATS: ReadonlySet<string> = new Set(['date', 'date-time', 'email', 'uri', 'uuid']);

/** Invisible characters, one of each kind; a text of only these is treated as empty. */
const BLANKS: readonly string[] = [
  ' ',
  '\t',
  '\n',
  '\u00a0',
  '\u00ad',
  '\u2003',
  '\u200b',
  '\u2800',
  '\u3000',
  '\u3164',
  '\ufeff',
];

/** The look-aheads of a pattern: they consume no character and restrict the following ones. */
const LOOK_AHEAD = /\(\?[=!](?:[^()\\[\]]|\\.|\[(?:[^\]\\]|\\.)*\])*\)/g;
const CLASS = /\[(\^?)((?:[^\]\\]|\\.)*)\]/g;

/** Decides whether a text schema itself refuses NUL. Each form of a choice must do so. */
export function refusesNul(schema: Node): boolean {
  if (['enum', 'const', 'anyOf', 'oneOf'].some((keyword) => schema[keyword] !== undefined)) return true;
  if (STRICT_FORMATS.has(String(schema.format))) return true;
  return typeof schema.pattern === 'string' && patternRefusesNul(schema.pattern);
}

/** A pattern that is anchored at both ends refuses NUL when none of its parts takes one. */
function patternRefusesNul(pattern: string): boolean {
  if (!/^\^.*\$$/s.test(pattern)) return false;
  const parts = pattern.replace(LOOK_AHEAD, '');
  const classes = [...parts.matchAll(CLASS)];
  const rest = parts.replace(CLASS, '').replace(/\\\./g, '');
  if (/[.]|\\[SDWPp]/.test(rest) || hasBareChoice(rest)) return false;
  return classes.every(([, negated, members = '']) =>
    negated === '^' ? members.includes('\\u0000') : !/\\[SDWPp]|\\u0000/.test(members),
  );
}

/** Decides whether a pattern has a choice outside of its groups, whose branches the anchors hold at one end only. */
function hasBareChoice(pattern: string): boolean {
  let depth = 0;
  for (const character of pattern) {
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === '|' && depth === 0) return true;
  }
  return false;
}

/** Decides whether a text schema that takes no empty text takes one of blanks alone. */
export function takesBlanks(schema: Node): boolean {
  if (schema.enum !== undefined || schema.const !== undefined) return false;
  if (STRICT_FORMATS.has(String(schema.format)) || !(Number(schema.minLength) > 0)) return false;
  if (typeof schema.pattern !== 'string') return true;
  const pattern = new RegExp(schema.pattern, 'u');
  return BLANKS.some((blank) => pattern.test(blank.repeat(Number(schema.minLength))));
}
