import type { CommandSpec } from './declaration';

/** The exit codes of all commands. */
export const EXIT = {
  /** It is done, and nothing is wrong. */
  FINE: 0,
  /** The command has finished and found problems. */
  WRONG: 1,
  /** It is not done, or not wholly. */
  NOT_DONE: 2,
} as const;

const MEANINGS = {
  0: 'done, and nothing is wrong',
  1: 'done, and something is wrong',
  2: "not done: the command line can't be understood, or something that the command needs is missing or broken",
} as const;

const SERVING = {
  0: 'it was stopped, and finished all running requests',
  1: 'it could not start, or cut off running requests',
  2: "the command line can't be understood",
} as const;

/** The exit codes of a command with their meanings, in order. Commands that never find anything wrong have no 1. */
export function exitCodesOf({ serves, exits = {} }: CommandSpec): [code: string, meaning: string][] {
  const common: Record<string, string> = serves ? SERVING : { 0: MEANINGS[0], 2: MEANINGS[2] };
  return Object.entries({ ...common, ...exits });
}

/** The table of all commands. */
export const EXIT_CODES: readonly [code: string, meaning: string][] = Object.entries(MEANINGS);
