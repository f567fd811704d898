/** Checks the tags that the documents of operations declare. */

import { nearest } from '../../cli/nearest';
import type { Api } from '../model/api';
import type { Document } from '../model/document';
import { checkedRevisions, reportOnce } from '../model/in-revisions';
import { methods } from '../model/read-operation';
import { missingTag, unusedTag } from '../model/tags';
import type { Problems, Source } from '../problems';
import { arrayOf, objectOf } from '../util/json';
import { toPointer } from '../util/pointer';

/** Reports tags that are declared twice, and those that were renamed where they are declared alone. */
export function checkTags(api: Api, problems: Problems): void {
  const report = reportOnce(problems, 'addRecoverable');
  const checked = new Set<unknown>();
  for (const [name, revision] of checkedRevisions(api)) {
    const { openapi } = api.documentsOf(revision);
    if (checked.has(openapi.root)) continue;
    checked.add(openapi.root);
    checkDeclared(openapi, tagsOf(openapi), (source, message, causes) => report(source, message, name, causes));
  }
  for (const document of Object.values(api.fixed)) {
    checkDeclared(document, tagsOf(document), (source, message, causes) => report(source, message, '', causes));
  }
}

type Report = (source: Source, message: string, causes?: readonly string[]) => void;

/** The tags of the operations and webhooks of a document, once for each. */
function tagsOf({ root }: Document): string[] {
  const items = [...Object.values(objectOf(root.paths)), ...Object.values(objectOf(root.webhooks))];
  return items.flatMap((item) =>
    methods.flatMap((method) =>
      arrayOf(objectOf(objectOf(item)[method]).tags)
        .slice(0, 1)
        .map(String),
    ),
  );
}

/** A declared tag that no operation has or that was declared before. */
interface Left {
  name: string;
  index: number;
  isTwice: boolean;
}

function checkDeclared(document: Document, used: readonly string[], report: Report): void {
  const declared = arrayOf(document.root.tags).map((entry) => String(objectOf(entry).name));
  const left = declared.flatMap((name, index): Left[] => {
    const isTwice = declared.indexOf(name) < index;
    return isTwice || !used.includes(name) ? [{ name, index, isTwice }] : [];
  });
  const renamed = renamedOf(left, used, declared);
  for (const { name, index, isTwice } of left) {
    const tag = renamed.get(index);
    const source = document.sourceOf(toPointer(['tags', index]));
    if (tag !== undefined) {
      const why = isTwice ? `'${name}' is declared twice` : `no operation has the tag '${name}'`;
      const count = used.filter((one) => one === tag).length;
      const message = `${why}, and ${count} ${count === 1 ? 'operation has' : 'operations have'} '${tag}', which is not declared: write '${tag}' here`;
      report(source, message, [missingTag(document, tag), unusedTag(document, name)]);
    } else if (isTwice) report(source, `the tag '${name}' is declared twice`);
  }
}

/** Finds the tags of operations that are declared under another name, by the index of the declaration. */
function renamedOf(
  left: readonly Left[],
  used: readonly string[],
  declared: readonly string[],
): ReadonlyMap<number, string> {
  const missing = [...new Set(used)].filter((tag) => !declared.includes(tag));
  const renamed = new Map<number, string>();
  for (const tag of missing) {
    const free = left.filter(({ index }) => !renamed.has(index));
    const names = free.map(({ name }) => name);
    const written = free.filter(({ isTwice }) => isTwice);
    const only = [written, free].find((some) => some.length === 1 && missing.length === 1)?.[0];
    const meant = free.find(({ name }) => name === nearest(tag, names)) ?? only;
    // One operation with an unknown tag is where the mistake is, unless a tag was written over another.
    const isAlone = used.filter((one) => one === tag).length === 1;
    if (meant !== undefined && (meant.isTwice || !isAlone)) renamed.set(meant.index, tag);
  }
  return renamed;
}
