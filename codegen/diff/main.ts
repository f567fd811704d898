/**
 * `tsx codegen/diff/main.ts <git ref> [<git ref>] [--json] [--junit FILE] [--html FILE]`
 *
 * Lists the differences for partners between two versions of the contract; without a second ref, between one and the working tree. Ends
 * with 1 when something breaks, and with 2 when the versions can't be compared.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { answerHelp, readOptions, UsageError } from '../../cli/command-line';
import { breaks, diffContracts } from './diff';
import { atRef, DiffError, workingTree } from './git';
import { page } from './page';
import { json, junit, type Report, text } from './report';

const USAGE = `npm run diff -- <git ref> [<git ref>] [--json] [--junit FILE] [--html FILE]

  --json        print the differences as JSON
  --junit FILE  write them as JUnit's XML, what breaks as failures
  --html FILE   write them as a page`;

const OPTIONS = {
  json: { type: 'boolean', default: false },
  junit: { type: 'string' },
  html: { type: 'string' },
  root: { type: 'string', default: path.resolve(__dirname, '../..') },
} as const;

function writeTo(file: string, content: string): void {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  writeFileSync(file, content);
}

function main(): number {
  answerHelp(USAGE);
  const { values, positionals } = readOptions(process.argv.slice(2), OPTIONS, true);
  const [from, to, ...more] = positionals;
  if (from === undefined || more.length > 0) {
    console.error(USAGE);
    return 2;
  }
  const before = atRef(values.root, from);
  const after = to === undefined ? workingTree(values.root) : atRef(values.root, to);
  const report: Report = { from, to: to ?? 'the working tree', changes: diffContracts(before, after) };
  if (values.junit !== undefined) writeTo(values.junit, junit(report));
  if (values.html !== undefined) writeTo(values.html, page(report));
  process.stdout.write(values.json ? json(report) : `${text(report)}\n`);
  return breaks(report.changes) ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  const known = error instanceof DiffError || error instanceof UsageError;
  if (!known) throw error;
  console.error((error as Error).message);
  process.exitCode = 2;
}
