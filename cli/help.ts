import { assertHere, ENTRIES, isUsable, load } from './commands';
import { type CommandSpec, UsageError } from './declaration';
import { nearest } from './nearest';

/**
 * Translates the words after `help`: `help events list` prints the same as `events list --help`.
 * @throws UsageError if there is no such command
 */
export function withoutHelp(words: readonly string[]): readonly string[] {
  const [first, ...rest] = words;
  const named = rest.filter((word) => !word.startsWith('-'));
  if (first !== 'help' || named.length === 0) return words;
  const [name = '', ...below] = named;
  assertHere(name);
  const entry = ENTRIES.find((one) => one.name === name && isUsable(one));
  if (entry === undefined) throw unknown(name, ENTRIES.filter(isUsable), name);
  assertKnown(load(entry), below, name);
  return [...named, '--help'];
}

function assertKnown({ commands = [] }: CommandSpec, [name, ...below]: readonly string[], path: string): void {
  if (name === undefined) return;
  const found = commands.find((command) => command.name === name);
  if (found === undefined) throw unknown(name, commands, `${path} ${name}`);
  assertKnown(found, below, `${path} ${name}`);
}

function unknown(name: string, known: readonly { name: string }[], path: string): UsageError {
  const meant = nearest(
    name,
    known.map((one) => one.name),
  );
  return new UsageError(`There is no command ${path}${meant === null ? '' : `; did you mean ${meant}?`}`);
}
