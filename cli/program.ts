/** Commands for the argument library, created from their declarations, so that all work in the same way. */

import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { type CommandSpec, type OptionSpec, UsageError, type WordSpec } from './declaration';
import { exitCodesOf } from './exit-codes';
import { refusal } from './failure';
import { nearest } from './nearest';

/** Called with a command that was typed, its values and its words. */
type Chosen = (
  spec: CommandSpec,
  values: Record<string, unknown>,
  words: string[],
  path: string,
) => Promise<void> | void;

const HELP_WIDTH = 110;

/** The name of an option as it is typed, from the one that code uses. */
export const typed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * A command of the library, with its subcommands.
 * @param parent the words before its name
 */
export function commandOf(spec: CommandSpec, parent: string, chosen: Chosen): Command {
  const path = `${parent} ${spec.name}`.trim();
  const command = settled(new Command(spec.name))
    .summary(spec.summary)
    .description([sentence(spec.summary), aboutOf(spec)].filter((part) => part !== '').join('\n\n'));
  command.usage(usageOf(spec));
  for (const word of spec.words ?? []) command.addArgument(argumentOf(word));
  const options = Object.entries(spec.options ?? {}).map(([name, option]) => ({
    name,
    option: optionOf(name, option),
  }));
  for (const { option } of options) command.addOption(option);
  for (const below of spec.commands ?? []) command.addCommand(commandOf(below, path, chosen));
  if (spec.commands !== undefined) command.helpCommand(false).enablePositionalOptions().allowExcessArguments();
  command.addHelpText('after', () => `\n${afterOptions(spec)}`);
  if (spec.run !== undefined) {
    command.action(() => {
      if (spec.commands !== undefined) refuseUnknown(command.args, spec.commands, path);
      const found = command.opts();
      const values = options.map(({ name, option }) => {
        const value = found[option.attributeName()];
        return [name, option.negate ? value === false : (value ?? (option.isBoolean() ? false : undefined))];
      });
      for (const [name, value] of values) {
        if ((value === undefined || value === '') && spec.options?.[name]?.needed)
          throw new UsageError(`--${typed(name)} is missing`);
      }
      return chosen(spec, Object.fromEntries(values), command.args, path);
    });
  }
  return command;
}

/** The arguments of a command: first the required ones, then the optional ones. */
export function usageOf({ words = [], options = {}, commands = [] }: CommandSpec): string {
  const needed = Object.entries(options).filter(([, option]) => option.needed);
  const shown = needed.map(([name, { value }]) => `--${typed(name)} ${value}`);
  const own = words.map(({ name, needed: isNeeded, many }) => {
    const word = many ? `${name}…` : name;
    return isNeeded ? word : `[${word}]`;
  });
  return [...shown, '[options]', ...own, ...(commands.length > 0 ? ['[command]'] : [])].join(' ');
}

/** The additional notes about a command; empty if there are none. */
export function aboutOf({ about, checkoutOnly }: CommandSpec): string {
  return [about, checkoutOnly ? `It ${CHECKOUT_ONLY}.` : undefined].filter((part) => part !== undefined).join(' ');
}

const CHECKOUT_ONLY = 'exists in a checkout of the project only';

const sentence = (summary: string): string => `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;

/** A command that has subcommands and can also run alone accepts no arguments. */
function refuseUnknown([word]: readonly string[], commands: readonly CommandSpec[], path: string): void {
  if (word === undefined) return;
  const meant = nearest(
    word,
    commands.map(({ name }) => name),
  );
  throw new UsageError(`There is no command ${path} ${word}${meant === null ? '' : `; did you mean ${meant}?`}`);
}

/** The settings that all commands share. */
export function settled(command: Command): Command {
  return command
    .exitOverride()
    .configureOutput({
      outputError: () => undefined,
      getOutHelpWidth: () => HELP_WIDTH,
      getErrHelpWidth: () => HELP_WIDTH,
    })
    .configureHelp({ subcommandTerm: (below) => below.name() })
    .helpOption('-h, --help', 'print this help and exit')
    .allowExcessArguments(false);
}

function argumentOf({ name, about, needed = false, many = false, oneOf }: WordSpec): Argument {
  const shown = many ? `${name}...` : name;
  const argument = new Argument(needed ? `<${shown}>` : `[${shown}]`, about);
  return oneOf === undefined
    ? argument
    : argument.choices(oneOf).argParser(many ? gathering(amongst(oneOf)) : amongst(oneOf));
}

function optionOf(name: string, spec: OptionSpec): Option {
  const { value, about, preset, shown, oneOf, many, read } = spec;
  const flags = value === undefined ? `--${typed(name)}` : `--${typed(name)} <${value}>`;
  const option = new Option(flags, many ? `${about}; can be typed several times` : about);
  if (preset !== undefined) option.default(preset, shown ?? String(preset));
  const parse = oneOf !== undefined ? amongst(oneOf) : read && readable(read);
  if (oneOf !== undefined) option.choices(oneOf);
  if (many) option.argParser(gathering(parse ?? String));
  else if (parse) option.argParser(parse);
  return option;
}

/** Collects the values of what is typed several times. */
function gathering(parse: (given: string) => unknown): (given: string, before: unknown) => unknown[] {
  return (given, before) => [...(Array.isArray(before) ? before : []), parse(given)];
}

function amongst(values: readonly string[]): (given: string) => string {
  return (given) => {
    if (values.includes(given)) return given;
    const meant = nearest(given, values);
    const all = `There are ${values.join(', ')}`;
    throw new InvalidArgumentError(meant === null ? `${all}.` : `${all}; did you mean ${meant}?`);
  };
}

function readable(read: (given: string) => unknown): (given: string) => unknown {
  return (given) => {
    try {
      return read(given);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      throw new InvalidArgumentError(`It ${error.message}.`);
    }
  };
}

/** Examples, exit codes and the fields of `--json`, which the library knows nothing of. */
function afterOptions(spec: CommandSpec): string {
  const examples = spec.examples.flatMap(([line, effect]) => [`  ${line}`, `      ${effect}`]);
  const exits = exitCodesOf(spec).map(([code, meaning]) => `  ${code}  ${meaning}`);
  const json = spec.json === undefined ? [] : ['', 'docs/commands.md has the fields that --json prints.'];
  return ['Examples:', ...examples, '', 'Exit codes:', ...exits, ...json].join('\n');
}

/** A command line that was read: its command, options and arguments. */
interface Parsed {
  /** The words that name the command. */
  path: string;
  values: Record<string, unknown>;
  words: string[];
}

/**
 * Reads the words after the name of a command, and does nothing else.
 * @throws UsageError
 */
export function parse(spec: CommandSpec, words: readonly string[]): Parsed {
  let parsed: Parsed | null = null;
  const command = commandOf(spec, '', (_, values, own, path) => {
    parsed = { values, words: own, path };
  });
  try {
    command.parse(words, { from: 'user' });
  } catch (error) {
    throw error instanceof CommanderError ? new UsageError(refusal(error.message)) : error;
  }
  if (parsed === null) throw new UsageError(`${spec.name} needs one of its commands`);
  return parsed;
}
