import { CommanderError } from 'commander';
import { UsageError } from './declaration';
import { EXIT } from './exit-codes';

/** The errors that the user of a command can correct: only their message is printed. Any other error is a defect. */
const EXPECTED: ReadonlySet<string> = new Set([
  'Error',
  'ConfigError',
  'ContractError',
  'DiffError',
  'DriverMissing',
  'Problem',
  'StartError',
  'StoreUnavailable',
  'StoreBusy',
  'StoreUnwritable',
  'ReadOnlyServer',
]);

/** Ends that the library calls errors: help and the version were printed. */
const PRINTED: ReadonlySet<string> = new Set(['commander.help', 'commander.helpDisplayed', 'commander.version']);

/** The words to a person about an error, and the exit code. */
interface Failure {
  /** Null if nothing more has to be printed. */
  text: string | null;
  code: number;
}

/**
 * Explains an error that a command ended with.
 * @param path the words that name the command
 */
export function failureOf(error: unknown, path: string, serves: boolean): Failure {
  if (error instanceof CommanderError && PRINTED.has(error.code)) {
    return { text: null, code: error.exitCode === 0 ? EXIT.FINE : EXIT.NOT_DONE };
  }
  if (error instanceof CommanderError || error instanceof UsageError) {
    return { text: `${refusal(error.message)}\n\n${path} --help says how it is used.`, code: EXIT.NOT_DONE };
  }
  const code = serves ? EXIT.WRONG : EXIT.NOT_DONE;
  if (!(error instanceof Error)) return { text: String(error), code };
  const [, missing] = /^Cannot find module '([^./][^']*)'/.exec(error.message) ?? [];
  if (missing !== undefined)
    return { text: `${path} needs ${missing}, which a checkout of the project installs.`, code };
  return { text: EXPECTED.has(error.name) ? textOf(error) : (error.stack ?? error.message), code };
}

/** Loads what the store does only for one of its errors. */
function withoutStatement(message: string): string {
  const store =
    require('../server/platform/store/failed-statement') as typeof import('../server/platform/store/failed-statement');
  return store.withoutStatement(message);
}

/** The text of an expected error. That of the store has a code, and its cause the reason. */
function textOf({ message, cause }: Error): string {
  const text = withoutStatement(message);
  if (!text.startsWith('the store is unavailable') || !(cause instanceof Error)) return text;
  const reason = reasonOf(cause);
  return reason === '' ? text : `${text}: ${reason}`;
}

/** The text of an error without the statement. If a host has several addresses, there is one error for each. */
function reasonOf(cause: Error): string {
  if (cause.message === '' && cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ');
  return withoutStatement(cause.message);
}

/** An error of the argument library in the format of the others: one line, with the word that was probably meant. */
export function refusal(message: string): string {
  const line = message.replace(/^error: /, '').replace(/\n\(Did you mean (.+)\?\)$/, '; did you mean $1?');
  return line.charAt(0).toUpperCase() + line.slice(1);
}
