import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../../cli/declaration';
import { writing } from '../../../cli/folders';
import { nearest } from '../../../cli/nearest';
import { prepareFolder } from '../../../cli/report/write';
import { REVISIONS } from '../../../generated/revisions';
import { Site } from './site';

interface SiteCommand {
  out: string;
  url: string;
  revision: readonly string[] | undefined;
}

/**
 * Writes the documentation into a folder.
 * @throws UsageError for a revision that has no name, and for an address that is none
 */
export async function writeSite({ out, url, revision: revisions = ['current'] }: SiteCommand): Promise<void> {
  for (const revision of revisions) assertNamed(revision);
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new UsageError(`--url ${url} is not an address of HTTP`);
  prepareFolder('--out', out);
  const files = await new Site({ revisions: [...new Set(revisions)], url: url.replace(/\/+$/, '') }).files();
  for (const [name, content] of files) {
    writing('--out', path.join(out, name), (target) => writeFileSync(target, content));
  }
  process.stdout.write(`${files.length} files in ${out}: begin at ${path.join(out, 'index.html')}\n`);
}

/** @throws UsageError where a revision has no name: only those have documentation */
function assertNamed(revision: string): void {
  if (Object.hasOwn(REVISIONS, revision)) return;
  const near = nearest(revision, Object.keys(REVISIONS));
  throw new UsageError(`there is no revision ${revision}${near === null ? '' : `: did you mean ${near}?`}`);
}
