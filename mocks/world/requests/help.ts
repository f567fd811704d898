import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathSource } from '../../../server/platform/contract/path-template';

const FOLDER = 'docs/guides';
const ROOT = join(__dirname, '..', '..', '..');
/** The guide that has something on every kind of refusal. */
const OWN = 'requests.md';
/** The guide of the console tells of pages and not of refusals. */
const GUIDE_OF_PAGES = 'console.md';
const MAX_PLACES = 3;

interface Line {
  place: string;
  text: string;
  isOwn: boolean;
}

let lines: readonly Line[] | null = null;

/** Every line of the guides with its place, as `docs/guides/cards.md:12`; none where they are not there. */
function linesOfGuides(): readonly Line[] {
  const folder = join(ROOT, FOLDER);
  lines ??= existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.md') && name !== GUIDE_OF_PAGES)
        .sort()
        .flatMap(readLines)
    : [];
  return lines;
}

function readLines(name: string): Line[] {
  const texts = readFileSync(join(ROOT, FOLDER, name), 'utf8').split('\n');
  return texts.map((text, at) => ({ place: `${FOLDER}/${name}:${at + 1}`, text, isOwn: name === OWN }));
}

/** Matches a method and a path of the contract as guides write them, with values instead of its parameters. */
function asWritten(method: string, path: string): RegExp {
  return new RegExp(`\\b${method}\\b.*${pathSource(path, '[^/\\s]+')}(?![\\w/-])`);
}

const word = (text: string): RegExp => new RegExp(`(?<![\\w-])${text.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`);

/** A name of the contract. Other words, such as a status or `type`, have many meanings in a guide. */
const NAME = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;

/** The row of the own guide that explains a word: one that begins with it before one that mentions it. */
function explaining(pattern: RegExp): Line[] {
  const rows = linesOfGuides().filter(({ text, isOwn }) => isOwn && text.startsWith('| '));
  const begins = rows.find(({ text }) => pattern.test(text.split('|')[1] ?? ''));
  const row = begins ?? rows.find(({ text }) => pattern.test(text));
  return row === undefined ? [] : [row];
}

/** The first line of another guide that has a name in it. */
function mentioning(pattern: RegExp): Line[] {
  const line = linesOfGuides().find(({ text, isOwn }) => !isOwn && pattern.test(text));
  return line === undefined ? [] : [line];
}

/** The trouble for which help is searched. */
export interface Trouble {
  /** An error code, a status, the reason of a finding: the closest first. */
  words: readonly string[];
  operation?: { id: string; method: string; path: string } | null;
}

/** Lines of the guides that speak of it, the closest first, at most three. */
export function helpFor({ words, operation = null }: Trouble): string[] {
  const ofWords = words.flatMap((text) => [
    ...explaining(word(text)),
    ...(NAME.test(text) ? mentioning(word(text)) : []),
  ]);
  const ofOperation =
    operation === null ? [] : [word(operation.id), asWritten(operation.method, operation.path)].flatMap(mentioning);
  return [...new Set([...ofWords, ...ofOperation].map(({ place }) => place))].slice(0, MAX_PLACES);
}
