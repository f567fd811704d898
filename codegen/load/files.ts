/** The hand-written YAML files: read once, parsed once, kept until they change on disk. */

import fs from 'node:fs';
import path from 'node:path';
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { ContractError, type Source } from '../problems';
import { stampOf } from '../util/stamp';
import { orMeant } from './misspelt';
import { findPosition, type Position, parseTree, type Tree } from './positions';

interface SpecFile {
  /** Path relative to the root of the contract, with forward slashes. */
  file: string;
  text: string;
  value: unknown;
}

interface Entry extends SpecFile {
  stamp: string;
}

/**
 * A folder of YAML files with a warm cache. A file is parsed again only when it was written or replaced, so that a
 * one-file edit in watch mode costs one parse.
 */
export class SpecFiles {
  private readonly entries = new Map<string, Entry>();
  private readonly trees = new Map<string, { text: string; tree: Tree }>();

  private kept = false;
  /**
   * The changes found since the last `look`; null for a missing file. Absent as long as every lookup reads the disk.
   */
  private found: Map<string, Entry | null> | undefined;
  /** The names in folders at the last look. */
  private readonly listed = new Map<string, string>();

  constructor(readonly root: string) {}

  /** From now on the read content is kept, even if the folder is removed. */
  keep(): void {
    this.kept = true;
  }

  /** Until the next look each file is checked once, however often it is referred to. */
  look(): void {
    this.found = new Map();
    this.listed.clear();
  }

  /** Decides whether everything that was asked for since the last look is on disk as it was then. */
  isAsLookedAt(): boolean {
    if (this.found === undefined) return false;
    return (
      [...this.found].every(([file, entry]) => this.stampOf(file) === (entry?.stamp ?? null)) &&
      [...this.listed].every(([folder, names]) => this.namesIn(folder).join('/') === names)
    );
  }

  /** Decides whether there is such a file; a folder is not a file. */
  exists(file: string): boolean {
    if (this.kept) return this.entries.has(file);
    const found = this.found?.get(file);
    if (found !== undefined) return found !== null;
    const exists = fs.statSync(path.join(this.root, file), { throwIfNoEntry: false })?.isFile() === true;
    if (!exists) this.found?.set(file, null);
    return exists;
  }

  isFolder(file: string): boolean {
    return fs.statSync(path.join(this.root, file), { throwIfNoEntry: false })?.isDirectory() === true;
  }

  /** Names in a folder of the contract, sorted; an absent folder is empty. */
  list(folder: string): string[] {
    const names = this.namesIn(folder);
    this.listed.set(folder, names.join('/'));
    return names;
  }

  private namesIn(folder: string): string[] {
    const absolute = path.join(this.root, folder);
    return fs.existsSync(absolute) ? fs.readdirSync(absolute).sort() : [];
  }

  /**
   * Reads and parses a file.
   * @throws ContractError for YAML that can't be parsed, with line and column.
   */
  read(file: string): SpecFile {
    if (this.kept) return this.entries.get(file) as Entry;
    const found = this.found?.get(file);
    if (found) return found;
    const entry = this.readNow(file);
    this.found?.set(file, entry);
    return entry;
  }

  private readNow(file: string): Entry {
    const absolute = path.join(this.root, file);
    const stamp = this.stampOf(file);
    const known = this.entries.get(file);
    if (known !== undefined && known.stamp === stamp) return known;
    if (stamp === null) throw this.mistake(file, { line: 1, column: 1 }, `${file} does not exist`);
    const text = this.decode(file, fs.readFileSync(absolute));
    const entry = { file, text, stamp, value: this.parse(file, text) };
    this.entries.set(file, entry);
    return entry;
  }

  private stampOf(file: string): string | null {
    return stampOf(path.join(this.root, file));
  }

  /** @throws ContractError if the bytes are not UTF-8, or contain characters that text cannot contain */
  private decode(file: string, bytes: Buffer): string {
    const text = bytes.toString('utf8');
    const again = Buffer.from(text);
    const broken = again.equals(bytes) ? -1 : again.findIndex((byte, index) => byte !== bytes[index]);
    if (broken >= 0) throw this.mistake(file, positionIn(again.toString('utf8', 0, broken)), NO_UTF8);
    const alone = text.search(/\r(?!\n)/);
    if (alone >= 0) throw this.mistake(file, positionIn(text.slice(0, alone)), NO_LINE_END);
    const control = text.search(CONTROL);
    if (control < 0) return text;
    const code = text.charCodeAt(control).toString(16).toUpperCase().padStart(4, '0');
    throw this.mistake(file, positionIn(text.slice(0, control)), `YAML: there is no U+${code} in a text`);
  }

  private parse(file: string, text: string): unknown {
    const counter = new LineCounter();
    const document = parseDocument(text, { merge: true, lineCounter: counter, prettyErrors: false });
    // Errors of the parser after the first one follow from it.
    const [first] = [...document.errors].sort((one, other) => one.pos[0] - other.pos[0]);
    if (first) {
      const conflict = text.search(CONFLICT);
      if (conflict >= 0) throw this.mistake(file, positionIn(text.slice(0, conflict)), UNMERGED);
      const { line, col } = counter.linePos(first.pos[0]);
      throw this.mistake(file, { line, column: col }, `YAML: ${wordsFor(first, text)}`);
    }
    const wrong = wrongDepth(document) ?? wrongAlias(document) ?? wrongKey(document) ?? wrongValue(document);
    if (wrong) {
      const { line, col } = counter.linePos(wrong.at);
      throw this.mistake(file, { line, column: col }, `YAML: ${wrong.message}`);
    }
    try {
      return document.toJS();
    } catch (error) {
      throw this.mistake(file, { line: 1, column: 1 }, `YAML: ${(error as Error).message}`);
    }
  }

  private mistake(file: string, position: Position, message: string): ContractError {
    return new ContractError([{ file, pointer: '', ...position, message }], this.root);
  }

  /** The syntax tree of a file, kept as long as its text: a run with many problems asks for the same few. */
  private tree(file: string): Tree {
    const { text } = this.read(file);
    const known = this.trees.get(file);
    if (known?.text === text) return known.tree;
    const tree = parseTree(text);
    this.trees.set(file, { text, tree });
    return tree;
  }

  /** Line and column (1-based) of a place, or of its nearest ancestor that stands in the file. */
  locate(source: Source): Position {
    if (!this.exists(source.file)) return { line: 1, column: 1 };
    return findPosition(this.tree(source.file), source.pointer, true);
  }
}

/** The levels that a value may have at most. The parsers of other tools allow 100 and more. */
const MAX_LEVELS = 64;
const TOO_DEEP = `there are more than ${MAX_LEVELS} levels here: give an inner part a name of its own, and refer to it`;
/** Messages in place of those of the parser, with what to do. */
const OF_PARSER: Readonly<Record<string, string>> = {
  MULTIPLE_DOCS: 'a file is one document: remove the line with ---',
  RESOURCE_EXHAUSTION: TOO_DEEP,
  BLOCK_AS_IMPLICIT_KEY:
    'there is a second key in this line: a text with a colon and a space after it stands in quotes',
};

/** Says what is wrong in the words of a designer. */
function wordsFor({ code, message, pos }: YAMLError, text: string): string {
  if (code === 'DUPLICATE_KEY') return `the key ${keyAt(text, pos[0])} is in this object already: keep one of them`;
  return OF_PARSER[code] ?? message;
}

/** The key that begins at a place of a text, as it is written. */
const keyAt = (text: string, at: number): string =>
  /^(?:"[^"]*"|'[^']*'|[^:\n]*)/.exec(text.slice(at))?.[0].trim() ?? '';
/** The line with which git begins two versions of a place that it could not merge. */
const CONFLICT = /^<{7}(?: |$)/m;
const UNMERGED =
  'YAML: a merge left two versions here: keep one, and remove the lines with <<<<<<<, ======= and >>>>>>>';
const NO_LINE_END = 'YAML: the line ends with U+000D alone; save the file with line ends of Unix or Windows';
const NO_UTF8 = 'YAML: the file is not UTF-8; save it as such';
// biome-ignore lint/suspicious/noControlCharactersInRegex: those that YAML does not have
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** The place that follows a text. */
function positionIn(before: string): Position {
  const lines = before.split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

interface WrongNode {
  message: string;
  at: number;
}

/** The first key that is not text, or that no object can have: it would be taken for the object's prototype. */
function wrongKey(document: Document): WrongNode | null {
  let found: WrongNode | null = null;
  visit(document, {
    Pair: (_, { key, value }) => {
      const message =
        wrongWithKey(key) ?? (isScalar(key) && typeof key.value === 'symbol' ? wrongWithMerge(value, document) : null);
      if (message === null) return undefined;
      found = { message, at: (key as Node | null)?.range?.[0] ?? (value as Node | null)?.range?.[0] ?? 0 };
      return visit.BREAK;
    },
  });
  return found;
}

function wrongWithKey(key: unknown): string | null {
  if (!isScalar(key)) return 'a key is a text';
  if (key.value === null) return 'a key is a text, and here is nothing';
  return key.value === '__proto__' ? '__proto__ cannot be used as a name: every JavaScript object has it' : null;
}

/** A merge copies the members of objects. */
function wrongWithMerge(value: unknown, document: Document): string | null {
  const sources = isSeq(value) ? value.items : [value];
  const isMerged = (source: unknown) => isMap(isAlias(source) ? source.resolve(document) : source);
  return sources.every(isMerged) ? null : '<< takes over an object, or a list of objects';
}

/** The first value that is nested too deeply. */
function wrongDepth(document: Document): WrongNode | null {
  let found: WrongNode | null = null;
  visit(document, {
    Collection: (_, { range }, above) => {
      if (above.filter(isCollection).length < MAX_LEVELS) return undefined;
      found = { message: TOO_DEEP, at: range?.[0] ?? 0 };
      return visit.BREAK;
    },
  });
  return found;
}

/** The first alias of an anchor that does not exist or that contains the alias: the parser accepts both. */
function wrongAlias(document: Document): WrongNode | null {
  let found: WrongNode | null = null;
  const anchors = new Set<string>();
  visit(document, {
    Node: (_, node) => {
      if (!isAlias(node)) {
        if (node.anchor !== undefined) anchors.add(node.anchor);
        return undefined;
      }
      const at = node.range?.[0] ?? 0;
      const target = node.resolve(document);
      const [, end] = target?.range ?? [0, 0];
      if (target && end <= at) return undefined;
      const message = target
        ? `*${node.source} stands inside of &${node.source}`
        : `*${node.source} has no anchor above it: &${node.source}${orMeant(node.source, anchors)}`;
      found = { message, at };
      return visit.BREAK;
    },
  });
  return found;
}

/**
 * The first value that is read as something else than it looks like: one with a tag, such as !!set, and a number that
 * loses the zeros before it, such as a code of the post, or some of its digits.
 */
function wrongValue(document: Document): WrongNode | null {
  let found: WrongNode | null = null;
  visit(document, {
    Node: (_, node) => {
      const message = isAlias(node) ? null : (wrongWithTag(node) ?? wrongWithNumber(node));
      if (message === null) return undefined;
      found = { message, at: node.range?.[0] ?? 0 };
      return visit.BREAK;
    },
  });
  return found;
}

const wrongWithTag = ({ tag }: { tag?: string | undefined }): string | null =>
  tag === undefined ? null : `${tag.replace('tag:yaml.org,2002:', '!!')} is not used here: values have no tags`;

function wrongWithNumber(node: unknown): string | null {
  if (!isScalar(node) || typeof node.value !== 'number') return null;
  const { source = '', value } = node;
  if (/^[-+]?0\d/.test(source))
    return `${source} is read as the number ${value}: a text with zeros before it stands in quotes, '${source}'`;
  if (!losesDigits(source, value)) return null;
  return `${source} has more digits than a number keeps, and is read as ${value}: write at most 15 digits, or a text in quotes, '${source}'`;
}

/** Decides whether a decimal number has digits that a double does not hold: every reader of JSON would round it. */
function losesDigits(source: string, value: number): boolean {
  if (/^[-+]?\d+$/.test(source)) return !Number.isSafeInteger(value);
  if (!/^[-+]?\d*\.\d+$/.test(source)) return false;
  return source.replace(/\D/g, '').replace(/^0+|0+$/g, '').length > MOST_DIGITS;
}

/** A double holds every decimal number of so many digits. */
const MOST_DIGITS = 15;
