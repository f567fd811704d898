import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Positions } from '../../load/positions';
import { type Api, currentDocuments } from '../../model/api';
import { revisionsFile } from '../../revisions/axes';
import { isObject, type Json, objectOf } from '../../util/json';
import { type Path, toPointer } from '../../util/pointer';
import type { LintProblem } from '../problem';

/** Keywords whose values are data, in which `description` is a field. */
const DATA: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);
const TEXTS: ReadonlySet<string> = new Set(['summary', 'description', 'title']);
/** A link of Markdown: its target, up to the bracket that closes it. */
const LINK = /\]\(([^()\s]*)(\)?)/g;

/** Files that are used as they are written, and their further keywords for texts. */
const PLAIN = ['lifecycles.yaml', 'settlement.yaml', revisionsFile];
const PLAIN_TEXTS: ReadonlySet<string> = new Set([...TEXTS, 'trigger', 'text']);
/** Keywords whose values are data in these files: the body that a step of a workflow sends. */
const PLAIN_DATA: ReadonlySet<string> = new Set([...DATA, 'payload']);
/** Folders of such files. */
const PLAIN_FOLDERS = ['revisions', 'workflows', 'examples'];

/** Reports descriptions that are empty or that link to nothing: the documents are read apart from the files here. */
export function lintDescriptions(root: string, api: Api, positions: Positions): LintProblem[] {
  const { openapi, asyncapi } = currentDocuments(api);
  const problems = new Map<string, LintProblem>();
  const report = (file: string, pointer: string, message: string): void => {
    const position = positions.find(path.join(root, 'spec', file), pointer);
    problems.set(`${file}${pointer}`, { file: `spec/${file}`, ...position, rule: 'description', message });
  };
  for (const document of [openapi, asyncapi, ...Object.values(api.fixed)].flatMap((one) => one ?? [])) {
    for (const { path: place, text } of textsIn(document.root, [])) {
      const message = mistakeIn(text, place.at(-1) as string);
      const { file, pointer } = document.sourceOf(document.followed(toPointer(place)));
      if (message !== null) report(file, pointer, message);
    }
  }
  for (const file of plainFiles(path.join(root, 'spec'))) {
    for (const { place, message } of mistakesInPlain(file, path.join(root, 'spec'))) report(file, place, message);
  }
  return [...problems.values()];
}

function plainFiles(spec: string): string[] {
  const below = PLAIN_FOLDERS.filter((folder) => existsSync(path.join(spec, folder))).flatMap((folder) =>
    readdirSync(path.join(spec, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.split(path.sep).join('/')),
    ),
  );
  const own = PLAIN.filter((file) => existsSync(path.join(spec, file)));
  return [...new Set([...own, ...below])].filter((file) => file.endsWith('.yaml'));
}

function mistakesInPlain(file: string, spec: string): { place: string; message: string }[] {
  const content = parse(readFileSync(path.join(spec, file), 'utf8'), { merge: true }) as Json;
  const texts = textsIn(content, [], PLAIN_TEXTS, PLAIN_DATA).flatMap(({ path: place, text }) => {
    const message = mistakeIn(text, place.at(-1) as string);
    return message === null ? [] : [{ place: toPointer(place), message }];
  });
  return file === revisionsFile ? [...texts, ...silentAxes(content)] : texts;
}

/** Reports axes, and values of axes, that nobody can choose by what is said of them. */
function silentAxes(content: Json): { place: string; message: string }[] {
  return Object.entries(objectOf(objectOf(content).axes)).flatMap(([axis, written]) => {
    const { description, values } = objectOf(written);
    const at = ['axes', axis];
    const own =
      description === undefined
        ? [{ place: toPointer(at), message: `The axis ${axis} has no description: say what differs with it.` }]
        : [];
    const silent = Object.entries(objectOf(values)).filter(
      ([, text]) => typeof text !== 'string' || text.trim() === '',
    );
    return [
      ...own,
      ...silent.map(([value]) => ({
        place: toPointer([...at, 'values', value]),
        message: `The value ${value} of ${axis} has no description: say what is so with it.`,
      })),
    ];
  });
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

function textsIn(node: Json, place: Path, words = TEXTS, data = DATA): { path: Path; text: string }[] {
  if (Array.isArray(node)) return node.flatMap((one, index) => textsIn(one, [...place, index], words, data));
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const below = [...place, key];
    if (words.has(key) && typeof value === 'string') return [{ path: below, text: value }];
    return data.has(key) ? [] : textsIn(value, below, words, data);
  });
}
