import type { CommandReport, Finding } from './findings';

/** GitHub shows ten annotations of a kind for a step and drops the others. */
const SHOWN = 10;

const KINDS = { error: 'error', warning: 'warning', note: 'notice' } as const;

/** GitHub's workflow commands, which show findings in a pull request; a line each. */
export function annotations({ command, findings }: CommandReport): string {
  return (['error', 'warning', 'note'] as const)
    .flatMap((level) => findings.filter((finding) => finding.level === level).slice(0, SHOWN))
    .map((finding) => `${annotation(command, finding)}\n`)
    .join('');
}

function annotation(command: string, { level, rule, message, details = [], place }: Finding): string {
  const at = place === null ? {} : { file: place.file, line: place.line, col: place.column };
  const fields = Object.entries({ ...at, title: `${command}: ${rule}` }).filter(([, value]) => value !== undefined);
  const properties = fields.map(([name, value]) => `${name}=${property(String(value))}`).join(',');
  return `::${KINDS[level]} ${properties}::${data([message, ...details].join('\n'))}`;
}

/** The escapes of the runner's toolkit: of a message, and of the values before it. */
const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
