/** Declarations of commands: the parser, `--help`, completion and docs/commands.md all read them. */

import path from 'node:path';

/** An option of a command, as it is declared. */
export interface OptionSpec {
  /** The name of its value, in capitals: FILE and DIR are completed with paths. Absent for one that is there or not. */
  readonly value?: string;
  /** Its meaning, in a few words that follow its name. */
  readonly about: string;
  /** The value when it is not typed. */
  readonly preset?: string | number;
  /** How that value is shown, where it is a path of this machine. */
  readonly shown?: string;
  /** All values that there are. */
  readonly oneOf?: readonly string[];
  /** Can be typed several times. */
  readonly many?: boolean;
  /** The command does nothing without it. */
  readonly needed?: boolean;
  /**
   * Turns its text into its value.
   * @throws UsageError in words that follow the name of the option
   */
  readonly read?: (text: string) => unknown;
}

declare const VALUE: unique symbol;

/** An option whose value has this type. */
export type Option<T> = OptionSpec & { readonly [VALUE]?: T };

type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** The values of declared options. Their names are those that are typed, in camel case. */
export type ValuesOf<O> = { -readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never };

/** A word of the command line that belongs to no option. */
export interface WordSpec {
  readonly name: string;
  readonly about: string;
  readonly needed?: boolean;
  /** Can be typed several times. */
  readonly many?: boolean;
  readonly oneOf?: readonly string[];
}

/** A line to type, and its effect. */
type Example = readonly [line: string, effect: string];

/** The meaning of exit codes, if a command needs more detail than the table of all commands. */
type ExitMeanings = Readonly<Partial<Record<0 | 1 | 2, string>>>;

/** A command: what people read about it, and what it does. */
export interface CommandSpec<O extends OptionSpecs = OptionSpecs> {
  readonly name: string;
  /** One line, for tables. */
  readonly summary: string;
  /** The rest of what has to be known, in sentences. */
  readonly about?: string;
  readonly words?: readonly WordSpec[];
  readonly options?: O;
  /** Commands of its own. */
  readonly commands?: readonly CommandSpec[];
  readonly examples: readonly Example[];
  readonly exits?: ExitMeanings;
  /** The fields that `--json` prints, by their paths; `[]` stands for each element. */
  readonly json?: Readonly<Record<string, string>>;
  /** It stays and serves: an error is an exit with 1, since there was nothing to judge. */
  readonly serves?: boolean;
  /** It works on the project, and the package is without it or what it needs. */
  readonly checkoutOnly?: boolean;
  /** It starts processes: none of them, and no temporary file of theirs, outlives it, however it ends. */
  readonly startsProcesses?: boolean;
  /** It starts programs that keep caches in the temporary folder of the system: files there are not removed. */
  readonly sharesTemporaryFolder?: boolean;
  /**
   * Does it.
   * @returns the exit code, where there is more to say than that it is done
   */
  run?(values: ValuesOf<O>, words: readonly string[]): unknown;
}

/** Declares a command. Its file loads only what the declaration needs; `run` loads its own modules. */
export function declare<const O extends OptionSpecs>(spec: CommandSpec<O>): CommandSpec {
  return spec as unknown as CommandSpec;
}

/** The error for a command line that can't be understood. The message says why and what was probably meant. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** An option that is there or not. */
export const flag = (about: string): Option<boolean> => ({ about });

/** An option that has a text. */
export function text(value: string, about: string): Option<string | undefined>;
export function text(value: string, about: string, preset: string): Option<string>;
export function text(value: string, about: string, preset?: string): OptionSpec {
  return { value, about, ...(preset !== undefined && { preset }) };
}

/**
 * An option that has a folder.
 * @param preset the folder from the root of the project
 */
export const folder = (about: string, preset: string): Option<string> => ({
  value: 'DIR',
  about,
  preset: path.join(__dirname, '..', preset),
  shown: preset,
});

/** An option that the command does nothing without. */
export const needed = (value: string, about: string): Option<string> => ({ value, about, needed: true });

/** An option that can be typed several times. */
export const texts = (value: string, about: string): Option<string[] | undefined> => ({ value, about, many: true });

/** An option that has one of a few values. */
export const oneOf = <const T extends string>(
  value: string,
  about: string,
  values: readonly T[],
  preset: NoInfer<T>,
): Option<T> => ({ value, about, oneOf: values, preset });

/** An option that has a number within bounds. */
export function whole(
  value: string,
  about: string,
  { min, max, preset }: { min: number; max: number; preset?: number | undefined },
): Option<number> {
  const read = (given: string): number => {
    const found = Number(given);
    if (/^\d+$/.test(given) && found >= min && found <= max) return found;
    throw new UsageError(`is a whole number from ${min} to ${max}, not ${given}`);
  };
  return { value, about, read, ...(preset !== undefined && { preset }) };
}

/** An option that has a TCP port, 0 meaning any free one. */
export function port(about: string): Option<number | undefined>;
export function port(about: string, preset: number): Option<number>;
export function port(about: string, preset?: number): OptionSpec {
  return whole('PORT', about, { min: 0, max: 65_535, preset });
}
