import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rowName } from '../contract';
import { isClean, type RunResult } from '../run';
import { junit } from './junit';

/**
 * Writes `contract-<name>.junit.xml` and `contract-<name>.json` into a folder.
 *
 * @param name what tells this run from others, such as the revision
 * @returns the paths written
 */
export async function writeReports(
  folder: string,
  name: string,
  results: readonly RunResult[],
  coverage: readonly string[],
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const base = path.join(folder, `contract-${name.replace(/[^a-z0-9=-]+/gi, '_')}`);
  await writeFile(`${base}.junit.xml`, junit(results, coverage));
  await writeFile(`${base}.json`, `${JSON.stringify({ coverage, runs: results.map(digest) }, null, 2)}\n`);
  return [`${base}.junit.xml`, `${base}.json`];
}

// Requests carry tokens, so a report names what was asked for and leaves headers and bodies out.
function digest(result: RunResult): object {
  const rows = result.results.map(({ row, source, passed, problems, request, millis }) => ({
    document: row.document,
    row: rowName(row),
    status: row.status,
    example: row.example,
    source,
    request,
    passed,
    problems,
    millis: Math.round(millis),
  }));
  return { ...result, clean: isClean(result), results: rows };
}
