/** Two versions of a contract that a test writes, and what differs. */

import { existsSync } from 'node:fs';
import { readContract } from '../check/check';
import type { Change } from '../diff/change';
import { diffContracts, type Version } from '../diff/diff';
import { SpecFiles } from '../load/files';
import { Problems } from '../problems';
import { Timings } from '../util/timings';
import { type SpecFileTexts, writeSpec } from './tiny';

/** A contract that can be bundled; the project's rules are not checked. */
function versionOf(folder: string): Version {
  const files = new SpecFiles(folder);
  return { api: readContract(files, new Problems(files), new Timings()), files };
}

/** The version that was compared last, by its texts: most tests of a file change the same one. */
let last: { texts: string; folder: string; version: Version } | undefined;

function earlierVersion(texts: SpecFileTexts): Version {
  const key = JSON.stringify(texts);
  // Folders are removed at the end of a file of tests.
  if (last?.texts === key && existsSync(last.folder)) return last.version;
  const folder = writeSpec(texts);
  last = { texts: key, folder, version: versionOf(folder) };
  return last.version;
}

/** Returns the changes that new texts of some files make to a contract; a file that is left empty is gone. */
export function changesBy(texts: SpecFileTexts, edits: Readonly<Record<string, (text: string) => string>>): Change[] {
  const edited = Object.entries(edits).map(([file, change]) => [file, change(texts[file] ?? '')] as const);
  const after = { ...texts, ...Object.fromEntries(edited) };
  const there = (all: SpecFileTexts) => Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ''));
  return diffContracts(earlierVersion(there(texts)), versionOf(writeSpec(there(after))));
}
