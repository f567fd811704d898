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
 * Makes the folders of the reports that were asked for, so that nobody waits for a run that can't be written down.
 * @throws UsageError when annotations would be printed where a program reads JSON
 * @throws Error naming the report whose folder takes no files
 */
export function prepareReports(wanted: readonly Wanted[] | undefined, json: boolean): void {
  for (const one of wanted ?? []) {
    if (one.form !== 'github') prepareFile(optionOf(one.form), one.file);
    else if (json) throw new UsageError('--report github and --json print to the same place: use one of them');
  }
}

const optionOf = (form: string): string => `--report ${form}`;

/**
 * Writes the reports that were asked for. On GitHub, findings are printed as annotations, and the summary joins that of the
 * step.
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

/** Makes the folder that a file will lie in where there is none. @throws Error naming the option when the file can't be written */
export function prepareFile(option: string, file: string): void {
  writing(option, file, () => {
    makeFolder(path.dirname(path.resolve(file)));
    const there = statSync(file, { throwIfNoEntry: false });
    // Pipes and devices are opened once, by whoever writes.
    if (there !== undefined && !there.isFile() && !there.isDirectory()) return accessSync(file, constants.W_OK);
    // The rights of a folder do not tell whether it takes a file: /proc takes none, and a folder is no file.
    closeSync(openSync(file, 'a'));
    if (there === undefined) rmSync(file);
  });
}

/** Makes the folder that files will lie in where there is none. @throws Error naming the option when it takes no files */
export function prepareFolder(option: string, folder: string): void {
  writing(option, folder, () => makeWritableFolder(path.resolve(folder)));
}

/** Writes a file, and the folder that it lies in where there is none. @throws Error naming the option */
export function writeTo(option: string, file: string, content: string): void {
  prepareFile(option, file);
  writing(option, file, () => writeFileSync(file, content));
}
