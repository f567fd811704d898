/**
 * `spec/links.yaml`: the kinds of ids whose names do not say it, and the reasons why no operation takes some ids or why
 * some answers have no links.
 */

import type { PlainFile } from '../load/contract';
import { objectOf } from '../util/json';

export interface LinkTable {
  /** The file, from the root of the contract. */
  file: string;
  /** The kinds of ids, by `<Schema>.<property>` or `<operationId>.<parameter>`. */
  kinds: ReadonlyMap<string, string>;
  /** Why no operation takes an id that operations return, by `<Schema>.<property>`. */
  untaken: ReadonlyMap<string, string>;
  /** The reasons why the answers of an operation have no links, by its `operationId`. */
  ends: ReadonlyMap<string, string>;
}

/** Reads the table; a contract without one says nothing by hand. */
export function readLinkTable(written: PlainFile | null): LinkTable {
  const texts = (section: unknown): Map<string, string> =>
    new Map(Object.entries(objectOf(section)).map(([name, text]) => [name, String(text ?? '')]));
  return {
    file: written?.file ?? LINKS_FILE,
    kinds: texts(written?.value.kinds),
    untaken: texts(written?.value.untaken),
    ends: texts(written?.value.ends),
  };
}

const LINKS_FILE = 'links.yaml';
