import { join } from 'node:path';
import type { Positions } from '../../load/positions';
import { type Api, currentDocuments } from '../../model/api';
import { isObject, type Json } from '../../util/json';
import { type Path, toPointer } from '../../util/pointer';
import type { LintProblem } from '../problem';

/** Keywords whose values are data, in which `description` is a field. */
const DATA: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);
const TEXTS: ReadonlySet<string> = new Set(['summary', 'description', 'title']);
/** A link of Markdown: its target, up to the bracket that closes it. */
const LINK = /\]\(([^()\s]*)(\)?)/g;

/** Reports descriptions that are empty or that link to nothing: the documents are read apart from the files here. */
export function lintDescriptions(root: string, api: Api, positions: Positions): LintProblem[] {
  const { openapi, asyncapi } = currentDocuments(api);
  const problems = new Map<string, LintProblem>();
  for (const document of [openapi, asyncapi, ...Object.values(api.fixed)].flatMap((one) => one ?? [])) {
    for (const { path, text } of textsIn(document.root, [])) {
      const message = mistakeIn(text, path.at(-1) as string);
      if (message === null) continue;
      const { file, pointer } = document.sourceOf(document.followed(toPointer(path)));
      const position = positions.find(join(root, 'spec', file), pointer);
      problems.set(`${file}${pointer}`, { file: `spec/${file}`, ...position, rule: 'description', message });
    }
  }
  return [...problems.values()];
}

function mistakeIn(text: string, word: string): string | null {
  if (text.trim() === '') return `\`${word}\` says nothing: write it, or leave it out.`;
  for (const [, target = '', end] of text.matchAll(LINK)) {
    if (end === '') return `The link to ${target} has no bracket at its end.`;
    if (!/^(?:https?:\/\/|mailto:|\/)/.test(target))
      return `The link to ${target || 'nothing'} leads nowhere in the published documents: use an address, such as https://example.com.`;
  }
  return null;
}

function textsIn(node: Json, path: Path): { path: Path; text: string }[] {
  if (Array.isArray(node)) return node.flatMap((one, index) => textsIn(one, [...path, index]));
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const below = [...path, key];
    if (TEXTS.has(key) && typeof value === 'string') return [{ path: below, text: value }];
    return DATA.has(key) ? [] : textsIn(value, below);
  });
}
