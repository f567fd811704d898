import { type CommandReport, type Finding, placeText } from './findings';

/** The most findings in a summary, which may have a mebibyte. The other reports have all findings. */
const SHOWN = 100;

const WORDS = { error: 'error', warning: 'warning', note: 'note' } as const;

/** A summary for people: the result, and a table of findings with the rule that each breaks. */
export function markdown({ command, headline, rules, findings }: CommandReport): string {
  const mark = findings.some(({ level }) => level === 'error') ? '❌' : '✅';
  const head = `## ${mark} contrato ${command}\n\n${text(headline)}\n`;
  if (findings.length === 0) return head;
  const rows = findings.slice(0, SHOWN).map((finding) => row(finding, rules));
  const more = findings.length > SHOWN ? [`\n${findings.length - SHOWN} more are in the other reports.`] : [];
  return `${[head, '| | where | what | rule |', '|---|---|---|---|', ...rows, ...more].join('\n')}\n`;
}

function row({ level, place, message, rule, pointer }: Finding, rules: CommandReport['rules']): string {
  const at = pointer === undefined ? '' : `<br>at \`${code(pointer)}\``;
  const where = place === null ? '' : `\`${code(placeText(place))}\``;
  const words = rules[rule] === undefined ? '' : `<br>${text(rules[rule])}`;
  return `| ${WORDS[level]} | ${where} | ${text(message)}${at} | \`${code(rule)}\`${words} |`;
}

const line = (words: string): string => words.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');
const code = (words: string): string => line(words).replaceAll('`', "'");
const text = (words: string): string => line(words).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
