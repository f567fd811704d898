import { accessSync, appendFileSync, closeSync, constants, openSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../declaration';
import { makeFolder, makeWritableFolder, writing } from '../folders';
import type { CommandReport } from './findings';
import { annotations } from './github';
import { junit } from './junit';
import { markdown } from './markdown';
import type { FILE_FORMS, Wanted } from './options';
import { sarif } from './sarif';

const RENDERERS: Readonly<Record<(typeof FILE_FORMS)[number], (report: CommandReport) => string>> = {
  junit,
  sarif,
  markdown,
};

/**
 * Creates the folders of the requested reports before the run, so that a report that can't be written fails at once.
 * @throws UsageError if annotations would be printed together with JSON
 * @throws Error naming the report in whose folder no files can be written
 */
export function prepareReports(wanted: readonly Wanted[] | undefined, json: boolean): void {
  for (const one of wanted ?? []) {
    if (one.form !== 'github') prepareFile(optionOf(one.form), one.file);
    else if (json) throw new UsageError('--report github and --json print to the same place: use one of them');
  }
}

const optionOf = (form: string): string => `--report ${form}`;

/**
 * Writes the reports that were asked for. On GitHub, findings are printed as annotations, and the summary joins that of
 * the step.
 */
export function writeReports(
  wanted: readonly Wanted[] | undefined,
  report: CommandReport,
  environment: NodeJS.ProcessEnv = process.env,
): void {
  for (const one of wanted ?? []) {
    if (one.form === 'github') onGithub(report, environment.GITHUB_STEP_SUMMARY);
    else writeTo(optionOf(one.form), one.file, RENDERERS[one.form](report));
  }
}

function onGithub(report: CommandReport, summary: string | undefined): void {
  process.stdout.write(annotations(report));
  if (!summary) return;
  prepareFile('GITHUB_STEP_SUMMARY', summary);
  writing('GITHUB_STEP_SUMMARY', summary, () => appendFileSync(summary, `${markdown(report)}\n`));
}

/**
 * Creates the folder of a file if it does not exist.
 * @throws Error naming the option if the file can't be written
 */
export function prepareFile(option: string, file: string): void {
  writing(option, file, () => {
    makeFolder(path.dirname(path.resolve(file)));
    const there = statSync(file, { throwIfNoEntry: false });
    // A pipe or device is opened only once, for writing.
    if (there !== undefined && !there.isFile() && !there.isDirectory()) return accessSync(file, constants.W_OK);
    // The permissions of a folder do not show whether files can be written in it: in /proc they cannot.
    closeSync(openSync(file, 'a'));
    if (there === undefined) rmSync(file);
  });
}

/**
 * Creates the folder for files if it does not exist.
 * @throws Error naming the option if no files can be written in it
 */
export function prepareFolder(option: string, folder: string): void {
  writing(option, folder, () => makeWritableFolder(path.resolve(folder)));
}

/**
 * Writes a file and creates its folder if it does not exist.
 * @throws Error naming the option
 */
export function writeTo(option: string, file: string, content: string): void {
  prepareFile(option, file);
  writing(option, file, () => writeFileSync(file, content));
}
