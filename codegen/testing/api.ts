/** The model of a contract that a test writes. */

import { type Checked, checkContract } from '../check/check';
import { SpecFiles } from '../load/files';
import { Problems } from '../problems';
import { Timings } from '../util/timings';
import { type SpecFileTexts, writeSpec } from './tiny';

/** Reads and judges a contract; fails when it has a mistake. */
export function checkedOf(texts: SpecFileTexts): Checked {
  const files = new SpecFiles(writeSpec(texts));
  const problems = new Problems(files);
  const checked = checkContract(files, new Map(), problems, new Timings());
  problems.throwIfAny();
  return checked;
}

/** The part of an emitted text from a line on, up to and with a closing line. */
export function part(text: string, from: string, to: string): string {
  const start = text.indexOf(from);
  const end = text.indexOf(to, start);
  if (start < 0 || end < 0) throw new Error(`no part from ${from} to ${to} in:\n${text}`);
  return text.slice(start, end + to.length);
}
