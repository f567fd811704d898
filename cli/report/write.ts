import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../declaration';
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

/** @throws UsageError when annotations would be printed where a program reads JSON */
export function assertPrintable(wanted: readonly Wanted[] | undefined, json: boolean): void {
  if (json && wanted?.some(({ form }) => form === 'github')) {
    throw new UsageError('--report github prints where --json does: take one of them');
  }
}

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
    else writeTo(one.file, RENDERERS[one.form](report));
  }
}

function onGithub(report: CommandReport, summary: string | undefined): void {
  process.stdout.write(annotations(report));
  if (!summary) return;
  mkdirSync(path.dirname(path.resolve(summary)), { recursive: true });
  appendFileSync(summary, `${markdown(report)}\n`);
}

/** Writes a file, and the folder that it lies in where there is none. */
export function writeTo(file: string, content: string): void {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  writeFileSync(file, content);
}
