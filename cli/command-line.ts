/** Options, help and refusals that all commands share. */

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearest } from './nearest';

type Options = NonNullable<ParseArgsConfig['options']>;

const HELP = ['--help', '-h'];

/** The refusal of a command line that can't be understood; the message says why and what was probably meant. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Reads options, and positional words where they are allowed.
 *
 * @throws UsageError for an option that does not exist, with the nearest one that does, or for one without its value
 */
export function readOptions<const T extends Options, const P extends boolean = false>(
  args: readonly string[],
  options: T,
  allowPositionals?: P,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: (allowPositionals ?? false) as P });
  } catch (error) {
    throw new UsageError(explained((error as Error).message, Object.keys(options)));
  }
}

/** Prints the usage and ends the process where help is asked for. To be called before a command does anything. */
export function answerHelp(usage: string, args: readonly string[] = process.argv.slice(2)): void {
  const end = args.indexOf('--');
  if (!args.slice(0, end < 0 ? args.length : end).some((word) => HELP.includes(word))) return;
  process.stdout.write(`${usage.trimEnd()}\n`);
  process.exit(0);
}

/** Answers help for a command without options, and ends the process with 2 when anything else was typed. */
export function takeNoOptions(usage: string, args: readonly string[] = process.argv.slice(2)): void {
  answerHelp(usage, args);
  try {
    readOptions(args, {});
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage.trimEnd()}\n`);
    process.exit(2);
  }
}

function explained(message: string, names: readonly string[]): string {
  const [, unknown] = /^Unknown option '(-{1,2}[^']+)'/.exec(message) ?? [];
  if (unknown === undefined) return message;
  const name = unknown.replace(/^-+/, '');
  const meant = nearest(name, [...names, 'help']);
  return `Unknown option '${unknown}'${meant === null ? '' : `; did you mean --${meant}?`}`;
}
