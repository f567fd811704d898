import { ENTRIES, type Entry, isUsable, load } from '../commands';
import type { CommandSpec, OptionSpec } from '../declaration';
import { typed } from '../program';

/** A word that is possible at the cursor. */
export interface Candidate {
  word: string;
  about: string;
}

/** The answer to a question for completion. */
export interface Candidates {
  found: Candidate[];
  /** Paths can stand here, too. */
  files: boolean;
}

const HELP: Candidate = { word: '--help', about: 'print this help and exit' };
const NOTHING: Candidates = { found: [], files: false };

/**
 * Finds the possible next words.
 * @param words the words after the name of the program; the last one is at the cursor
 */
export function candidatesFor(words: readonly string[]): Candidates {
  const [first = '', ...rest] = joined(words);
  if (rest.length === 0) return startingWith(first, { found: topLevel(), files: false });
  if (first === 'help') return { found: helpable(rest), files: false };
  const entry = ENTRIES.find(({ name }) => name === first);
  return entry === undefined || !isUsable(entry) ? NOTHING : within(load(entry), rest);
}

/** The commands that `help` can be asked about, after the names that stand there already. */
function helpable(words: readonly string[]): Candidate[] {
  const current = words.at(-1) ?? '';
  const [first, ...below] = words.slice(0, -1);
  const entry = ENTRIES.find(({ name }) => name === first);
  const start = entry && isUsable(entry) ? load(entry) : undefined;
  const spec = below.reduce((at, name) => at?.commands?.find((one) => one.name === name), start);
  const found = first === undefined ? topLevel() : wordsOf({ commands: spec?.commands ?? [] });
  return found.filter(({ word }) => word.startsWith(current));
}

/** Bash splits `--name=value` and `diff:judge` into three words. */
const SEPARATOR = /^[:=]+$/;

function joined(words: readonly string[]): string[] {
  const whole: string[] = [];
  for (const [at, word] of words.entries()) {
    const goesOn = SEPARATOR.test(word) || SEPARATOR.test(words[at - 1] ?? '');
    if (goesOn && whole.length > 0) whole.push(`${whole.pop()}${word}`);
    else whole.push(word);
  }
  return whole;
}

const topLevel = (): Candidate[] => [
  ...ENTRIES.filter(isUsable).map((entry: Entry) => ({ word: entry.name, about: load(entry).summary })),
  { word: 'help', about: 'say how a command is used' },
];

function within(spec: CommandSpec, words: readonly string[]): Candidates {
  const before = words.slice(0, -1);
  const current = words.at(-1) ?? '';
  const below = spec.commands?.find(({ name }) => name === before[0]);
  if (below !== undefined) return within(below, words.slice(1));
  const options = new Map(Object.entries(spec.options ?? {}).map(([name, option]) => [`--${typed(name)}`, option]));
  const waiting = before.length === 0 ? undefined : options.get(before.at(-1) as string);
  if (waiting?.value !== undefined) return startingWith(current, valuesOf(waiting));
  const [, name = '', value] = /^(--[\w-]+)=(.*)$/.exec(current) ?? [];
  if (value !== undefined) return afterName(name, startingWith(value, valuesOf(options.get(name))));
  const open = [...options].filter(([option, { many }]) => many || !before.includes(option));
  const named = [...open.map(([word, { about }]) => ({ word, about })), HELP];
  if (current.startsWith('-')) return startingWith(current, { found: named, files: false });
  const own = wordsOf(spec);
  return startingWith(current, { found: own.length > 0 ? own : named, files: false });
}

/** The words that belong to no option: commands, or arguments of the command. */
function wordsOf({ commands = [], words = [] }: Pick<CommandSpec, 'commands' | 'words'>): Candidate[] {
  const own = commands.map(({ name, summary }) => ({ word: name, about: summary }));
  const listed = words.flatMap(({ oneOf = [], about }) => oneOf.map((word) => ({ word, about })));
  return [...own, ...listed];
}

function valuesOf(option: OptionSpec | undefined): Candidates {
  const { oneOf = [], value = '', about = '' } = option ?? {};
  return { found: oneOf.map((word) => ({ word, about })), files: value === 'FILE' || value === 'DIR' };
}

const startingWith = (start: string, { found, files }: Candidates): Candidates => ({
  found: found.filter(({ word }) => word.startsWith(start)),
  files,
});

const afterName = (name: string, { found, files }: Candidates): Candidates => ({
  found: found.map(({ word, about }) => ({ word: `${name}=${word}`, about })),
  files,
});
