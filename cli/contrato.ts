#!/usr/bin/env -S node --max-semi-space-size=32
/** `contrato`: the one command of the project. It loads the declaration of the command that is typed, and no other. */

import path from 'node:path';
import { Command } from 'commander';
import { assertHere, ENTRIES, type Entry, isPresent, isUsable, load } from './commands';
import type { CommandSpec } from './declaration';
import { EXIT } from './exit-codes';
import { failureOf } from './failure';
import { withoutHelp } from './help';
import { isBuilt } from './own-code';
import { commandOf, settled } from './program';
import { version } from './version';

const NAME = 'contrato';
const ROOT = path.join(__dirname, '..', path.sep);

const ABOUT = `A contract-first back end for companies that issue cards and digital accounts in Latin America.

${NAME} <command> --help says how a command is used. In a checkout, npm scripts have the same names: npm run codegen -- --check.`;

/** The command that runs, for error messages. */
let running = { path: NAME, serves: false };
/** True from the end of the command on: what is left is its output. */
let isOver = false;

async function run(spec: CommandSpec, values: Record<string, unknown>, words: readonly string[], path: string) {
  running = { path, serves: spec.serves === true };
  const work = () => spec.run?.(values, words);
  const code = spec.startsProcesses ? await children().withChildren(work, spec.sharesTemporaryFolder) : await work();
  if (typeof code === 'number') process.exitCode = code;
}

/** The program, with the declarations of only the commands that are needed. */
function program(words: readonly string[]): Command {
  const typed = words.find((word) => !word.startsWith('-'));
  const all = typed === undefined || typed === 'help';
  const root = settled(new Command(NAME))
    .description(ABOUT)
    .version(version(), '-V, --version', 'say which version this is')
    .helpCommand('help [command]', 'say how a command is used')
    .enablePositionalOptions();
  for (const entry of ENTRIES) {
    const isTyped = entry.name === typed;
    if (isTyped) running = { ...running, path: `${NAME} ${entry.name}` };
    if (all ? isUsable(entry) : isPresent(entry))
      root.addCommand(all || isTyped ? loaded(entry) : new Command(entry.name));
  }
  return root;
}

function loaded(entry: Entry): Command {
  return commandOf(load(entry), NAME, run).helpGroup(`${entry.group}:`);
}

/** Loaded by those commands alone that start processes. */
const children = () => require('./children') as typeof import('./children');

async function main(given: readonly string[]): Promise<void> {
  try {
    const words = withoutHelp(given);
    assertHere(words.find((word) => !word.startsWith('-')));
    await program(words).parseAsync(words, { from: 'user' });
  } catch (error) {
    const { text, code } = failureOf(error, running.path, running.serves);
    if (text !== null) process.stderr.write(`${text}\n`);
    process.exitCode = code;
    if (running.serves) process.exit(code);
  } finally {
    isOver = true;
  }
}

// A checkout does both by itself.
if (isBuilt) {
  (require('./runtime.cjs') as { assertRuntime(): void }).assertRuntime();
  const { nameSources } = require('./source-places.cjs') as {
    nameSources(mapOf: (file: string) => string | null): void;
  };
  nameSources((file) => (file.startsWith(ROOT) ? `${file}.map` : null));
}

// A reader that closes the pipe after the first lines, as head does, is no error. But a command that it ends before its
// end has not found that nothing is wrong. A server continues without output.
// From here on a pipe is non-blocking, so that no thread waits for its reader.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (running.serves) return;
  if (error.code === 'EPIPE') {
    // A command whose last line this was comes to its end before.
    setImmediate(() => (isOver ? process.exit() : process.exit(EXIT.NOT_DONE)));
    return;
  }
  process.stderr.write(`the standard output can't be written: ${error.message}\n`);
  process.exit(EXIT.NOT_DONE);
});
// Without a reader of errors the exit code still tells how a command ended.
process.stderr.on('error', () => undefined);

void main(process.argv.slice(2));
