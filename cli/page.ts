import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENTRIES, load } from './commands';
import type { CommandSpec, OptionSpec, WordSpec } from './declaration';
import { EXIT_CODES, exitCodesOf } from './exit-codes';
import { aboutOf, typed, usageOf } from './program';

/** The path of the page. */
export const COMMANDS_PAGE = join(__dirname, '..', 'docs', 'commands.md');

/** The page that documents every command, from the same declarations that run them. */
export function commandsPage(): string {
  const groups = [...new Set(ENTRIES.map(({ group }) => group))];
  const tables = groups.map((group) => {
    const own = ENTRIES.filter((entry) => entry.group === group).map(load);
    const rows = own.map(({ name, summary, checkoutOnly }) => [
      `[\`${name}\`](#contrato-${name.replace(':', '')})${checkoutOnly ? '*' : ''}`,
      summary,
    ]);
    return `${group}:\n\n${table(['command', 'what it does'], rows)}`;
  });
  const commands = ENTRIES.flatMap((entry) => sections(load(entry), 'contrato', 2));
  return `# Commands

In a package, run \`contrato <command>\`. In a checkout, run \`npm run <command> -- …\` with the same arguments (\`npm start\` and \`npm test\` for those two).
Commands with an asterisk exist only in a checkout. \`--help\` prints the same texts as this page. For an unknown word or option, a command suggests the
closest one that exists.
Written by \`npx tsx cli/page.ts\` from the \`command.ts\` of each folder.

${tables.join('\n\n')}

## Exit codes

${table(
  ['code', 'meaning'],
  EXIT_CODES.map(([code, meaning]) => [code, meaning]),
)}

A command that serves exits with 0 if it was stopped and finished all running requests, and with 1 if it could not start or had to cut off requests.

## Completion

\`\`\`
source <(contrato completion bash)      # in ~/.bashrc
source <(contrato completion zsh)       # in ~/.zshrc, after compinit
contrato completion fish | source       # in ~/.config/fish/config.fish
\`\`\`

## Memory

The package's executable starts Node with \`--max-semi-space-size=32\`: requests and answers live only briefly, and with more room for young objects the
garbage collector has less to do. If you start \`node …/contrato.js\` yourself, set it in \`NODE_OPTIONS\`.

${commands.join('\n\n')}
`;
}

function sections(spec: CommandSpec, parent: string, depth: number): string[] {
  const path = `${parent} ${spec.name}`;
  const parts = [
    `${'#'.repeat(depth)} ${path}`,
    `${spec.summary.charAt(0).toUpperCase()}${spec.summary.slice(1)}.${aboutOf(spec) === '' ? '' : `\n${aboutOf(spec)}`}`,
    `\`\`\`\n${usage(spec, path)}\n\`\`\``,
    table(['word', 'meaning'], (spec.words ?? []).map(wordRow)),
    table(['option', 'meaning', 'default'], Object.entries(spec.options ?? {}).map(optionRow)),
    spec.examples.map(([line, effect]) => `\`${line}\`: ${effect}.`).join('\\\n'),
    table(['exit code', 'meaning'], spec.run === undefined ? [] : exitCodesOf(spec)),
    table(
      ['field of --json', 'meaning'],
      Object.entries(spec.json ?? {}).map(([name, about]) => [`\`${name}\``, about]),
    ),
  ];
  const own = parts.filter((part) => part !== '').join('\n\n');
  return [own, ...(spec.commands ?? []).flatMap((below) => sections(below, path, depth + 1))];
}

function usage(spec: CommandSpec, path: string): string {
  const below = (spec.commands ?? []).map(({ name }) => `${path} ${name} …`);
  return [...(spec.run === undefined ? [] : [`${path} ${usageOf({ ...spec, commands: [] })}`]), ...below].join('\n');
}

function wordRow({ name, about, needed, oneOf }: WordSpec): string[] {
  return [`\`${name}\`${needed ? ', needed' : ''}`, withChoices(about, oneOf)];
}

function optionRow([name, option]: [string, OptionSpec]): string[] {
  const { value, about, preset, shown, oneOf, needed, many } = option;
  const flags = `\`--${typed(name)}${value === undefined ? '' : ` ${value}`}\``;
  const meaning = withChoices(many ? `${about}; can be typed several times` : about, oneOf);
  return [flags, meaning, needed ? 'needed' : preset === undefined ? '' : `\`${shown ?? preset}\``];
}

const withChoices = (about: string, oneOf: readonly string[] | undefined): string =>
  oneOf === undefined ? about : `${about}: ${oneOf.map((one) => `\`${one}\``).join(', ')}`;

/** A table; nothing where it has no rows. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

if (require.main === module) writeFileSync(COMMANDS_PAGE, commandsPage());
