/** Two versions of a contract that a test writes, and what differs. */

import { readContract } from '../check/check';
import type { Change } from '../diff/change';
import { diffContracts, type Version } from '../diff/diff';
import { SpecFiles } from '../load/files';
import { Problems } from '../problems';
import { Timings } from '../util/timings';
import { type SpecFileTexts, writeSpec } from './tiny';

/** A contract that can be bundled; the project's rules are not checked. */
function versionOf(texts: SpecFileTexts): Version {
  const files = new SpecFiles(writeSpec(texts));
  return { api: readContract(files, new Problems(files), new Timings()), files };
}

/** Returns the changes that new texts of some files make to a contract; a file that is left empty is gone. */
export function changesBy(texts: SpecFileTexts, edits: Readonly<Record<string, (text: string) => string>>): Change[] {
  const edited = Object.entries(edits).map(([file, change]) => [file, change(texts[file] ?? '')] as const);
  const after = { ...texts, ...Object.fromEntries(edited) };
  const there = (all: SpecFileTexts) => Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ''));
  return diffContracts(versionOf(there(texts)), versionOf(there(after)));
}
